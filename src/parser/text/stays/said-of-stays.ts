/** What sentences say of a stay without telling that somebody is to have it: that it was, what it cost, that it is not granted; and homes, in which nobody is a guest. */

import type { Page } from '../page/page.ts'
import { rememberedFor } from '../words/remembered.ts'
import { anyOf } from '../words/word-patterns.ts'

/** Thanks for what has been, and what is told about a stay: its costs, a refund, an opinion, rent that is due, what was left there; and what there is every week. */
const SPOKEN_OF = anyOf(
  'thank(?:s| you)(?: [a-z]+){0,3} for (?:your (?:[a-z]+ )?(?:stay|visit)|staying|visiting)|(?:costs?|invoice|refund|feedback|review|complaint|claim|questions?) (?:of|for|on|about|to|regarding) (?:your|our)',
  '(?:danke|dank)(?: [a-z]+){0,2} fur (?:ihren|euren|deinen) (?:[a-z]+ )?(?:aufenthalt|besuch)|(?:kosten|erstattung|bewertung|beschwerde|antrag|rechnung|abrechnung)(?:(?: fur| zu| uber| auf)? (?:ihre[smnr]?|eure[smnr]?|deine[smnr]?|unsere[smnr]?))',
  '(?:merci|remerci[a-z]+)(?: [a-z]+)? (?:pour|de) votre (?:sejour|visite)|(?:frais|couts?|facture|remboursement|avis|reclamation) (?:de|sur|pour|concernant) (?:votre|notre)',
  'gracias por (?:su|tu|vuestra) (?:estancia|visita)|(?:costes?|gastos|factura|reembolso|opinion|reclamacion) (?:de|sobre|por) (?:su|tu|vuestra|nuestra)|obrigad[oa] pela (?:sua|tua|vossa) (?:estadia|visita)|(?:custos?|despesas|fatura|reembolso|opiniao|reclamacao) (?:da|sobre a) (?:sua|tua|vossa|nossa)',
  'grazie per il (?:suo|tuo|vostro) soggiorno|(?:costi|spese|fattura|rimborso|recensione|reclamo) (?:de?l|per il|sul) (?:suo|tuo|vostro|nostro)|(?:bedankt|dank)(?: [a-z]+){0,2} voor (?:uw|je|jullie) (?:verblijf|bezoek)|(?:kosten|factuur|vergoeding|beoordeling|klacht) (?:van|voor|over) (?:uw|je|jullie|ons)',
  '(?:rent|miete|loyer|alquiler|affitto|renda|huur|hyran?|husleien?|vuokra|czynsz|najemne) (?:for|of|fur|de|dell?|da|di|voor|van|za)|(?:forgot|left behind|lost|found|vergessen|gefunden|fanden|oublie|trouve|olvid(?:o|aron|ado)|encontr(?:amos|ado)|dimenticat[oa]|trovat[oa]|esqueceu|vergeten|gevonden|glomt|glemt|hittade|fandt|fant)',
  'tack for (?:din|er|ert|ditt) (?:vistelse|besok)|tak for (?:dit|jeres|deres) (?:ophold|besog)|takk for (?:oppholdet|besoket)|kiitos (?:vierailu|majoitu|yopymi)[a-z]*|(?:dziekujemy|dziekuje) za (?:pobyt|wizyte)|dekuj(?:eme|i) za (?:vas )?(?:pobyt|navstevu)',
  '(?:every|each) [a-z]{3,6}day|(?:jeden|jede) (?:woche|[a-z]{4,8}tag)|chaque (?:semaine|[a-z]{3,5}di)|(?:cada|todos los|todas as|ogni|elke|varje|hver) (?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|[a-z]{5,7}-feiras?|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|[a-z]{4,8}dag|week|vecka|uke|uge)',
)

/** That it is not granted. */
const NOT_GRANTED = anyOf(
  '(?:not|cannot)(?: (?:be|been|yet|a|able to)){0,2} (?:approved|granted|authori[sz]ed|covered)|nicht (?:genehmigt|bewilligt|ubernommen)|pas (?:ete )?(?:approuve|accorde|autorise)e?|(?:est|sera) refusee?',
  'no (?:ha sido |es |queda )?(?:aprobad|concedid|autorizad)[oa]|denegad[oa]|non (?:e stat[oa] |e )?(?:approvat|concess|autorizzat)[oa]|nao (?:foi |e |esta )?(?:aprovad|concedid|autorizad)[oa]',
  'niet (?:goedgekeurd|toegekend)|(?:inte|ikke) (?:godkand|godkendt|godkjent|beviljad|bevilget)|ei (?:ole )?hyvaksytty|nie (?:zostal[aoy]? )?(?:zatwierdzon|przyznan)[aey]|(?:nebyl[aoy]?|neni) (?:schvalen|povolen)[aoy]?',
)

/** Whether a sentence only speaks of a stay that was, or that is not to be. */
export const isOnlySpokenOf = (sentence: string): boolean => SPOKEN_OF().test(sentence) || NOT_GRANTED().test(sentence)

/** What a page says to guests: that they come, stay or are welcome. To those who live there nobody does. */
const TO_GUESTS = anyOf(
  '(?:is|are|be|all) ready|yours|keys?|bereit|schlussel[a-z]*|a votre disposition|prete?s?|cles?|listo?s?|lista|llaves?|pront[oa]|chiav[ei]|chaves?|klaar|sleutels?|klart?|redo|nyckeln?|noglen?|nokkelen?|valmi[a-z]+|avaime[a-z]+|gotow[a-z]+|klucz[a-z]*|pripraven[a-z]*|klic[a-z]*',
  'arriv(?:e|al|ing)|check[ -]?in|stay(?:s|ing)?|guests?|welcome|looking forward|look forward|holiday|nights?|breakfast|booking',
  '(?:an|ein)reise[a-z]*|ankunft|ankommen|einchecken|[a-z]*aufenthalt[a-z]*|gast|gaste[a-z]*|willkommen|freuen|urlaub[a-z]*|nacht[a-z]*|ubernacht[a-z]*|[a-z]*buchung[a-z]*|fruhstuck',
  'arriv(?:ee|er|ez)|sejour|bienvenue|vacances|nuite?e?s?|accueill[a-z]+|reservation|vous attend(?:ons)?|hotes?|petit[- ]dejeuner',
  'llegada|estancia|bienvenid[oa]s?|vacaciones|noches?|reserva|huesped(?:es)?|espera(?:mos)?|chegada|estadia|bem-vind[oa]s?|ferias|noites?|hospedes?|esperamos',
  'arrivo|soggiorno|benvenut[oaie]|vacanz[ae]|nott[ei]|prenotazione|ospit[ei]|aspettiamo|aankomst|verblijf|welkom|vakantie|nacht(?:en)?|boeking|reservering|gast(?:en)?|ontbijt',
  'ankom(?:st|mer|na)|vistelse|ophold(?:et)?|opphold(?:et)?|valkom(?:men|na)|velkom(?:men|ne)|natt(?:er)?|nat|netter|nae?tter|bokning|bestilling|gast(?:er)?|gjest(?:er)?|gaest(?:er)?|frukost|frokost',
  'saapu[a-z]+|majoitu[a-z]+|tervetulo[a-z]+|varau[a-z]+|yo(?:ta|pymi[a-z]+)|przyjazd[a-z]*|pobyt[a-z]*|zapraszamy|witamy|noc[a-z]*|rezerwacj[a-z]*|gosci[a-z]*|prijezd[a-z]*|vitejte|tesime|rezervac[a-z]*|host[a-z]{0,3}',
)
export const saysToGuests = rememberedFor(({ lines }: Page): boolean => lines.slice(1).some(({ plain }) => TO_GUESTS().test(plain)))
