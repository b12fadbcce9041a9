import { expect, test } from 'vitest'
import { products } from './parser-text.ts'

const linesOf = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())

/** Heads of documents about bookings that are no more or never were. */
const UNDONE = linesOf(`
  Your cancellation is confirmed
  Cancellation confirmation: booking 447129
  Booking cancelled
  Your trip has been canceled
  Flight BA 117 on 12 June has been cancelled
  We've cancelled your booking as requested
  We're sorry, your flight is cancelled
  Refund confirmation
  Your refund is on its way
  Booking declined by the host
  Your reservation request was declined
  Reservation request received - awaiting confirmation
  Your booking is awaiting payment
  Payment required to complete your booking
  Your booking has expired
  Ihre Buchung ist storniert
  Stornierung Ihrer Buchung 447129
  Stornierungsbestätigung
  Bestätigung Ihrer Stornierung
  Ihre Fahrkarte wurde storniert
  Ihr Flug wurde annulliert
  Ihr Flug BA 117 fällt aus
  Ihre Buchungsanfrage wurde abgelehnt
  Reservierung abgelaufen
  Annulation de votre réservation
  Confirmation de l'annulation de votre réservation
  Votre réservation a bien été annulée
  Votre vol AF 719 est annulé
  Votre billet a été remboursé
  Votre demande de réservation n'a pas été acceptée
  Paiement refusé
  Su reserva ha sido cancelada
  Confirmación de cancelación
  Cancelación de su reserva
  Hemos cancelado su reserva
  Reserva anulada
  La sua prenotazione è stata annullata
  Conferma di cancellazione
  Prenotazione cancellata
  Abbiamo annullato la sua prenotazione
  A sua reserva foi cancelada
  Reserva cancelada
  Confirmação de cancelamento
  Uw boeking is geannuleerd
  Annulering van uw reservering
  Bevestiging annulering
  Din bokning är avbokad
  Avbokningsbekräftelse
  Bekräftelse på avbokning
  Din bestilling er avbestilt
  Bestillingen din er kansellert
  Bekreftelse på kansellering
  Din reservation er annulleret
  Afbestilling bekræftet
  Twoja rezerwacja została anulowana
  Potwierdzenie anulowania rezerwacji
  Rezerwacja anulowana
  Varauksesi on peruttu
  Peruutusvahvistus
  Varauksen peruutus
  Vaše rezervace byla zrušena
  Potvrzení o zrušení rezervace
  Storno rezervace
  Your booking in Würzburg isn't ready yet!
  Your reservation is not yet complete.
  Looks like you were unable to complete your booking.
  Deine Buchung in Würzburg ist noch nicht ganz fertig!
  Du konntest deine Buchung nicht abschließen?
  Schließe deine Buchung jetzt ab
  Votre réservation à Wurtzbourg n'est pas encore terminée
  Vous n'avez pas pu finaliser votre réservation
  Terminez votre réservation
  Tu reserva todavía no está lista
  No has podido terminar tu reserva
  Termina tu reserva
  La tua prenotazione non è ancora pronta!
  Non sei riuscita a completare la prenotazione?
  Concludi la tua prenotazione
  A sua reserva ainda não está concluída
  Não conseguiu concluir a sua reserva?
  Je boeking is nog niet klaar!
  Maak je boeking af
  Din bokning är inte klar ännu
  Avsluta din bokning
  Din booking er ikke færdig endnu
  Færdiggør din booking
  Your booking was never completed.
  Votre réservation n'a pas été finalisée.
  Su reserva se quedó en el aire: la reserva no se completó.
  La prenotazione non è stata completata.
  A reserva não foi finalizada.
  De boeking werd niet afgerond.
  Bokningen slutfördes aldrig.
  Bestillingen ble aldri fullført.
  Rezerwacja nie została dokończona.
  Bestillingen din er ikke ferdig ennå
  Twoja rezerwacja w Würzburgu jeszcze nie jest gotowa!
  Nie udało Ci się dokończyć rezerwacji
  Dokończ swoją rezerwację
  Vaše rezervace ještě není hotová
  Varauksesi ei ole vielä valmis`)

/** Lines that stand above bookings that are up. */
const UP = linesOf(`
  Free cancellation until 10 May
  Cancellation policy
  Stornierungsbedingungen
  Kostenlose Stornierung bis 10. Mai
  Stornierung bis 18:00 Uhr kostenlos
  Annulation gratuite jusqu'au 10 mai
  Conditions d'annulation
  Cancelación gratuita hasta el 10 de mayo
  Política de cancelación
  Cancellazione gratuita fino al 10 maggio
  Cancelamento grátis até 10 de maio
  Gratis annuleren tot 10 mei
  Avbokning fram till 18:00
  Gratis avbestilling
  Bezpłatne anulowanie do 10 maja
  Ilmainen peruutus 10.5. asti
  Zrušení zdarma
  Cannot be cancelled or refunded
  Manage or cancel your booking
  Your booking is confirmed
  Ihre Buchung ist bestätigt
  Not refundable
  Change or cancel
  You have not booked a seat yet
  Seat not reserved
  Tickets are not transferable
  Your reservation for three nights is complete
  Your reservation is not complete without a look at our bar
  Your room is not ready before 3 pm
  Unless your booking was not completed by us
  Complete your stay with a table at our restaurant
  Deine Buchung ist fertig
  Terminez votre séjour au spa`)

const under = (title: string): string[] =>
  products(`
    ${title}
    Booking number: 4471290833
    Guest: Ms Nia Pugh
    Hotel Lindenhof, Marktgasse 8, 97070 Würzburg
    Check-in: 9 February 2027   Check-out: 12 February 2027, 3 nights, 1 room`)

test.each(UNDONE)('nothing is read under “%s”', (title) => {
  expect(under(title)).toEqual([])
})

test.each(UP)('a stay is read under “%s”', (title) => {
  expect(under(title)).toEqual(['Hotel Lindenhof | 2027-02-09 – 2027-02-12 | Marktgasse 8, 97070, Würzburg | 4471290833'])
})

/** Sentences of letters whose bookings are up: of something beside them, of what only may be, of what is near. */
const SAID_OF_BOOKED = linesOf(`
  No booking has been made for breakfast.
  No reservation was made for parking.
  Your request for a late check-out was declined.
  Your reservation for dinner was declined.
  You have no booking yet for the return journey.
  Your booking request was declined by two hotels before we found you this room.
  You are one step away from your next free night.
  Sie haben noch keine Reservierung für das Restaurant.
  Sie haben noch keine Buchung für die Rückfahrt.
  Das Restaurant ist an diesem Abend leider ausgebucht.
  Leider bereits ausgebucht ist unser Parkhaus.
  Ihre Anfrage wurde leider abgelehnt: Kinderbett.
  Wir können Ihnen leider kein Zimmer mit Balkon geben.
  Die Bushaltestelle ist nur einen Schritt entfernt.
  Vous êtes à deux pas de votre plage.
  L'hôtel se trouve à un pas de votre lieu de rendez-vous.
  Aucune réservation n'a été effectuée pour le dîner.
  Su alojamiento está a un paso de tu playa favorita.
  Todavía no tiene ninguna reserva de aparcamiento.
  L'hotel è a un passo dalla spiaggia.
  Nessuna prenotazione è stata effettuata per il ristorante.
  Nenhuma reserva foi feita para o jantar.
  Het strand is een stap verwijderd van het hotel.
  Uw verzoek is helaas afgewezen: laat uitchecken.
  Ingen bokning har gjorts för middagen.
  Ingen bokning har gjorts för hemresan.
  In case your booking is cancelled by the hotel, we refund you.
  In the event that this booking is cancelled or amended, tell us.
  In the unlikely event that we have cancelled your booking, you may choose another.
  Where your booking has been cancelled by us, you get your money back.
  You can see whether your booking was cancelled in the app.
  You will get an e-mail confirming that your booking has been cancelled.
  Has your booking been cancelled by the hotel? Call us.
  Wurde Ihre Buchung storniert? Rufen Sie uns an.
  ¿Su reserva ha sido cancelada? Llámenos.
  Votre réservation a-t-elle été annulée ? La réservation est-elle annulée ?
  Your duplicate booking KX4828 has been cancelled.
  Sofern Ihre Buchung storniert wurde, gilt dies nicht.
  Status of flights: cancelled flights are shown there.
  We confirm the cancellation of your parking; your booking is up.
  We confirm your booking, of which the terms of cancellation of a booking are below.
  If you have had to cancel your trip, tell us.
  Nach der Stornierung bestätigen wir Ihnen die Stornierung Ihrer Buchung.
  Your golf booking was cancelled by the club.`)

const below = (said: string): string[] =>
  products(`
    Your booking is confirmed
    Booking number: 4471290833
    Guest: Ms Nia Pugh
    Hotel Lindenhof, Marktgasse 8, 97070 Würzburg
    Check-in: 9 February 2027   Check-out: 12 February 2027, 3 nights, 1 room
    ${'\n    There is a garden, and a bar on the roof.'.repeat(24)}

    ${said}`)

test.each(SAID_OF_BOOKED)('a stay is read far above “%s”', (said) => {
  expect(below(said)).toEqual(['Hotel Lindenhof | 2027-02-09 – 2027-02-12 | Marktgasse 8, 97070, Würzburg | 4471290833'])
})

const UNDONE_IN_THE_END = linesOf(`
  No reservation has been made. Parking is free.
  Your booking was not created.
  Your booking request for Heron's Nest was declined.
  Your reservation at Hotel Restaurant Krone was declined.
  You are one step away from your trip.
  Es wurde keine Buchung angelegt.
  Ingen bokning har gjorts för resan.
  Sie sind nur noch einen Schritt von Ihrer Buchung entfernt.
  Vous êtes à deux pas de votre réservation.
  Sei a un passo dalla tua prenotazione.
  Te quedaste a un paso de tu viaje.
  Je bent nog maar een stap verwijderd van je boeking.
  Your booking has been cancelled, and you will receive a mail that confirms it.
  Hiermit bestätigen wir die Stornierung Ihrer Buchung.
  We confirm the cancellation of your booking.
  Nous vous confirmons l'annulation de votre réservation.
  Confirmamos la cancelación de su reserva.
  Confermiamo la cancellazione della sua prenotazione.
  Wij bevestigen de annulering van uw boeking.
  Vi bekräftar avbokningen av din bokning.
  Potwierdzamy anulowanie Twojej rezerwacji.
  We regret to tell you that your trip has had to be cancelled.
  Unfortunately we have had to cancel your booking.
  Leider mussten wir Ihre Reise absagen.
  Nous avons dû annuler votre voyage.
  Boekingsstatus: geannuleerd
  Bokningsstatus: avbokad
  Varauksen tila: peruttu
  Rezervasyon durumu: iptal edildi
  Votre réservation est annulée sans frais.
  Ihre Buchung ist somit storniert und es fallen keine Kosten an.
  Wir haben Ihre Buchung storniert. Sitzplätze und Versicherung sind damit hinfällig.`)

test.each(UNDONE_IN_THE_END)('nothing is read far above “%s”', (said) => {
  expect(below(said)).toEqual([])
})

/** The same within a letter, near its beginning. */
const SAID_AT_ONCE = linesOf(`
  Your travel request 7RKD has been approved.
  Your request for a cot was not approved.
  Ihr Dienstreiseantrag wurde genehmigt.
  Wird der Reiseantrag nicht genehmigt, stornieren wir kostenfrei.
  Reiseantrag abgelehnt? Dann melden Sie sich bitte bis 30. April.
  Si l'ordre de mission n'a pas été validé sous 48 h, la chambre est annulée sans frais.
  If your flight has been cancelled by the airline, call us.
  We will write to you in case your booking has been cancelled.
  You can see whether your booking was cancelled in the app.
  You will get an e-mail confirming that your booking has been cancelled.
  How do I know that my booking has been cancelled?
  Was your booking cancelled? Call us.
  Your booking will be cancelled automatically unless paid.
  We have cancelled your breakfast as requested; your booking stays as it is.
  As requested, the parking has been cancelled.
  Falls Ihr Flug wurde storniert: rufen Sie uns an.
  Ihr Parkplatz wurde storniert, das Zimmer bleibt.
  Si votre train a été annulé, appelez-nous.
  Si su vuelo ha sido cancelado, llámenos.
  Se il tuo volo è stato cancellato, chiamaci.
  Als je vlucht is geannuleerd, bel ons.
  Your request for a late check-out was declined.
  Your booking request was declined by two hotels before we found you this room.
  We are sorry: your original flight was cancelled. Here is your new booking:
  Your original booking has been cancelled. Here is your new one:
  Your previous reservation has been cancelled, the new one is below.
  Your duplicate booking KX4828 has been cancelled.
  Votre ancienne réservation a été annulée, voici la nouvelle.
  Ihre bisherige Buchung wurde storniert. Ihre neue Buchung:
  Su reserva anterior ha sido cancelada. Esta es la nueva.
  Uw oude boeking is geannuleerd. Dit is de nieuwe.
  Your previous booking request was declined.
  You have checked out as a guest.
  Payment pending: pay at the hotel
  Your booking is confirmed. Payment is pending until arrival.
  Your balance payment is required to be with us by 1 May
  Pago pendiente: se paga en el hotel
  Pagamento pendente, a fazer no hotel
  Sitzplatz nicht gebucht
  Travel insurance: not purchased
  Les réservations annulées après le 2 juin sont facturées.
  Las reservas canceladas después del 2 de junio se cobran.
  Le prenotazioni cancellate dopo il 2 giugno sono addebitate.
  Wird die Buchung storniert, ist die erste Nacht fällig.
  Reservations cancelled after 2 June are charged.
  Your deposit has been refunded.
  Ihre Erstattung der Kaution erfolgt bei Abreise.
  Votre remboursement de la caution est fait au départ.
  Cancellation of your booking is free until 2 June.
  Ihre Stornierung ist bis zum 2. Juni kostenlos.
  Your museum tickets have been cancelled.
  Your tennis court booking has been cancelled.
  Your special request was declined.
  The boat trip has been cancelled because of the wind.
  Reservations that have been cancelled are not refunded.
  Les réservations qui ont été annulées ne sont pas remboursées.
  Las reservas que han sido canceladas no se reembolsan.
  Le prenotazioni che sono state annullate non vengono rimborsate.
  VOID`)

test.each(SAID_AT_ONCE)('a stay is read below “%s”', (said) => {
  expect(under(said)).toEqual(['Hotel Lindenhof | 2027-02-09 – 2027-02-12 | Marktgasse 8, 97070, Würzburg | 4471290833'])
})

const UNDONE_AT_ONCE = linesOf(`
  Your request has been SENT BACK / NOT APPROVED
  Travel request 7RKD was denied
  Ihr Dienstreiseantrag wurde abgelehnt
  Votre demande de déplacement n° 4471 a été refusée
  Su solicitud de viaje no ha sido aprobada: solicitud de viaje no autorizada
  La richiesta di trasferta è stata respinta
  Pedido de viagem não aprovado
  Je reisaanvraag is niet goedgekeurd
  Resebegäran har avslagits
  Din rejseanmodning er ikke godkendt
  Your booking of a double room with breakfast has been cancelled.
  If you did not ask for it, call us: your booking has been cancelled.
  Si comunica che la prenotazione è stata annullata.
  Wij schrijven u om te bevestigen dat uw boeking is geannuleerd.
  Vi informerer om at reisen er kansellert.
  Your stay, with parking, has been cancelled.
  Your stay with two extra beds was cancelled.
  Your trip with 2 bags has been cancelled.
  Votre réservation avec petit-déjeuner a été annulée.
  Your reservation at the Adler Spa Resort has been cancelled.
  Your booking at the Golf Hotel was cancelled.
  Your stay at the Golf & Spa Resort was cancelled.
  Sehr geehrte Frau Reed, Ihre Reise wurde leider storniert, da sich zu wenige Teilnehmer gemeldet haben.
  Your booking has been cancelled and your money has been refunded.
  Your refund is on its way.
  Payment pending: pay within 24 hours or lose your room at the hotel.
  Your booking at the hotel is not confirmed.
  Payment pending for your booking at the hotel
  Awaiting payment: your stay at the property is not confirmed yet
  Your payment failed at check-out and your booking was not made
  Your booking has been cancelled and the money goes to your original means of payment.`)

test.each(UNDONE_AT_ONCE)('nothing is read below “%s”', (said) => {
  expect(under(said)).toEqual([])
})

/** What is called off is something that somebody who stays would have gone to. */
const OFF_BESIDES = linesOf(`
  The pool party has been cancelled.
  Unfortunately, the yoga class on Sunday has been cancelled.
  Please note that the Saturday street festival has been cancelled.
  Owing to the storm, the fireworks during your stay have been cancelled.
  We have cancelled the Christmas market this year.
  The band has cancelled.
  Pool party cancelled
  The live music on Friday was cancelled because of the weather.
  Leider wurde das Sommerfest abgesagt und der Flohmarkt wurde storniert.
  Das Feuerwerk wurde storniert.
  Die Weinprobe am 10. Februar ist storniert worden.
  Der Yogakurs am Sonntag fällt aus.
  Der Markt findet nicht statt.
  La fête de la piscine a été annulée.
  Le cours de yoga du 10 février est annulé.
  Malheureusement, le feu d'artifice a été annulé pendant votre séjour.
  La fiesta de la piscina ha sido cancelada.
  Se ha cancelado la clase de yoga del domingo.
  Se ha cancelado el concierto durante su estancia.
  La festa in piscina è stata annullata.
  Purtroppo è stata cancellata la degustazione di vini.
  A festa na piscina foi cancelada.
  Het zwembadfeest is geannuleerd.
  De yogales van zondag is geannuleerd.
  Poolfesten har avbokats.
  Yogakursen på söndag är inställd.
  Bassengfesten er avlyst.
  Yogatimen på søndag er avlyst.
  Poolfesten er aflyst.
  Impreza przy basenie została odwołana.
  Zajęcia jogi zostały odwołane.
  Koncert w niedzielę został anulowany.
  Allasjuhlat on peruttu.
  Večírek u bazénu byl zrušen.
  Please be advised that the outdoor pool is closed and the aqua gym has been cancelled.
  Your booking is confirmed, but the guided walk has been cancelled.
  Ihre Buchung ist bestätigt, die Stadtführung wurde leider storniert.
  The Wednesday market has been cancelled until spring.
  El mercadillo del sábado ha sido cancelado.
  La mostra al museo è stata cancellata.
  O espetáculo de fado foi cancelado.
  Le spectacle de samedi soir a été annulé par l'organisateur.
  De rommelmarkt is geannuleerd.
  Marathon cancelled
  Aqua-Gymnastik fällt aus
  Kvällens konsert är inställd
  Kino plenerowe zostało odwołane
  The marathon on 10 February has been cancelled; your booking remains valid.
  Das Konzert am 10. Februar ist storniert worden, Ihre Buchung bleibt bestehen.
  Please note: the hotel shuttle has been cancelled.
  The hotel bar's quiz night has been cancelled.
  Our weekly cooking class was cancelled by the chef.
  Le marché de Noël a été annulé cette année.
  La cena de gala ha sido cancelada.
  Unsere Weihnachtsfeier wurde storniert.
  The city has cancelled the parade during your stay.
  The cruise to the island has been cancelled by the operator, your room is unaffected.
  Your cooking class on Saturday has been cancelled.
  Your massage appointment has been cancelled.
  Your table reservation on Friday has been cancelled.
  Ihr Yoga-Kurs am Samstag wurde storniert.
  Votre cours de ski a été annulé.
  Good news: another guest has cancelled, so you have a balcony.
  Your subscription to our newsletter has been cancelled.
  We have refunded the deposit that you paid twice.
  All additional services booked with this order have been cancelled, your room stays.
  Alle Zusatzleistungen Ihrer Buchung wurden storniert, das Zimmer bleibt.
  Les prestations annexes de votre réservation ont été annulées.
  Ihre Doppelbuchung wurde storniert, die Buchung oben bleibt bestehen.
  We have refunded the city tax that you paid twice.`)

/** What is called off is what is booked, or nothing else is named. */
const OFF_ITSELF = linesOf(`
  As another guest needs your room for longer, your reservation has been cancelled.
  Da ein anderer Gast verlängert hat, wurde Ihre Buchung storniert.
  We have refunded your booking in full, including the city tax.
  The flight and your accommodation have been cancelled.
  The flight and the cottage have been cancelled.
  Your booking, all additional services included, has been cancelled.
  Your booking has been cancelled.
  Booking 4471290833 has been cancelled.
  As requested, it has been cancelled.
  As you asked, we have cancelled it.
  We have cancelled your reservation.
  We regret to inform you that your stay from 9 to 12 February has been cancelled.
  The reservation below has been cancelled at your request.
  Your hotel booking at Hotel Lindenhof for three nights has been cancelled.
  Unfortunately the hotel has cancelled your booking.
  Your booking, made on 3 January, has been cancelled.
  Your massage and your booking have been cancelled.
  Your first-class room has been cancelled.
  Hiermit bestätigen wir, dass Ihre Buchung storniert wurde.
  Ihre Hotelreservierung wurde storniert.
  Wir haben Ihre Buchung wunschgemäß storniert.
  Die Reservierung im Hotel Lindenhof wurde storniert.
  Ihr Aufenthalt vom 9. Februar bis 12. Februar wurde storniert.
  Votre réservation a été annulée.
  Nous vous confirmons que votre séjour a bien été annulé.
  La réservation ci-dessous a été annulée.
  Su reserva ha sido cancelada.
  Le informamos de que se ha cancelado su reserva.
  Tu reserva se ha cancelado.
  La sua prenotazione è stata cancellata.
  La informiamo che è stata annullata la sua prenotazione.
  A sua reserva foi cancelada.
  A reserva abaixo foi cancelada.
  Uw reservering is geannuleerd.
  Wij hebben uw boeking geannuleerd.
  Din bokning har avbokats.
  Er bokning är avbokad.
  Bestillingen din er kansellert.
  Din reservation er annulleret.
  Din booking er annulleret.
  Twoja rezerwacja została anulowana.
  Varauksesi on peruttu.
  Vaše rezervace byla zrušena.
  Your booking no. 5 has been cancelled.
  Ihre Buchung Nr. 5 wurde storniert.
  Mr. Reed has cancelled the booking.
  Cancelled
  CANCELLED
  Storniert
  Annulé
  Cancelada
  Annullata
  Geannuleerd
  Avbokad
  Kansellert
  Aflyst
  Anulowana
  Peruttu
  Zrušeno
  Hotel Lindenhof has been cancelled.
  Your stay at Hotel Lindenhof, Würzburg, has been cancelled.
  This booking was cancelled by the guest on 3 January.
  Dear Ms Pugh, your reservation was successfully cancelled on 2 February 2027.
  Le informamos que su reserva con número 4471290833 ha sido cancelada correctamente.
  Lamentamos informarle de que ha sido cancelada por el hotel.
  Nous avons le regret de vous informer que l'hôtel a annulé votre réservation et qu'elle a été annulée sans frais.
  La prenotazione n. 4471290833 è stata annullata.
  Informamos que a reserva n.º 4471290833 foi cancelada.
  De reservering met nummer 4471290833 is geannuleerd.
  Bokning 4471290833 har avbokats.
  Vi bekrefter at bestillingen er kansellert.
  Vi bekræfter hermed, at din booking er annulleret.
  Informujemy, że rezerwacja nr 4471290833 została anulowana.
  Informujemy, że została anulowana.
  Wunschgemäß wurde die Reservierung vom 9. Februar bis zum 12. Februar storniert.
  The three rooms you booked have been cancelled.
  All three nights have been cancelled.
  Reservation status: cancelled
  Ms Nia Pugh has cancelled.
  The guest has cancelled.
  Your flight BA 117 from London to Lisbon has been cancelled.
  BA 117 has been cancelled.
  ICE 573 fällt aus.
  Le train TGV 6613 a été annulé.
  Il treno 9544 è stato cancellato.
  The owner has cancelled your reservation.
  Sunny Tours has cancelled your booking.
  Casa Azul ha cancelado tu reserva.
  L'hôte a annulé votre réservation.
  Gastgeberin Petra hat Ihre Buchung storniert.
  Everything has been cancelled.
  Dear guest, as agreed by phone everything was cancelled without charge.
  Alles wurde storniert.
  Order 4711: cancelled
  Booking details: Cancelled
  Room 1: cancelled`)

test.each(OFF_BESIDES)('a stay is still read where it is said: “%s”', (said) => {
  expect(under(said)).toEqual(['Hotel Lindenhof | 2027-02-09 – 2027-02-12 | Marktgasse 8, 97070, Würzburg | 4471290833'])
})

test.each(OFF_ITSELF)('no stay is read where it is said: “%s”', (said) => {
  expect(under(said)).toEqual([])
})

/** A house that has no room answers whoever asked. */
const NO_ROOM = linesOf(`
  Unfortunately we are fully booked on your dates, as almost every August.
  Leider sind wir zu dieser Zeit, wie fast jedes Jahr, ausgebucht.
  Leider sind wir ausgebucht.
  Leider sind wir an diesen Tagen ausgebucht.
  Leider ist unser Haus in diesem Zeitraum bereits komplett belegt.
  Leider haben wir in dieser Zeit kein Zimmer mehr frei.
  Unser Hotel ist vom 9. bis 12. Februar leider ausgebucht.
  Unfortunately we are fully booked for these dates.
  Sorry, we are fully booked.
  Unfortunately, we have no rooms available for your dates.
  We regret that we have no availability on the dates you asked for.
  We are sold out on these nights.
  Malheureusement, nous sommes complets à ces dates.
  Nous n'avons malheureusement plus de chambre disponible pour cette période.
  Malheureusement nous n'avons plus de place à ces dates.
  Lamentablemente estamos completos en esas fechas.
  Sentimos comunicarle que no tenemos disponibilidad para esas fechas.
  Purtroppo siamo al completo per quelle date.
  Purtroppo non abbiamo più camere disponibili per quel periodo.
  Infelizmente estamos lotados nessas datas.
  Infelizmente não temos disponibilidade para essas datas.
  Helaas zijn wij volgeboekt op deze data.
  Helaas hebben wij geen kamers meer beschikbaar.
  Tyvärr är vi fullbokade dessa datum.
  Dessverre er vi fullbooket disse dagene.
  Desværre har vi ikke flere ledige værelser.
  Niestety nie mamy wolnych pokoi w tym terminie.
  Valitettavasti olemme täynnä kyseisinä päivinä.
  Bohužel máme v tomto termínu plně obsazeno.
  Vielen Dank für Ihre Anfrage. Leider sind wir vom 9. bis 12. Februar ausgebucht und können Ihnen kein Angebot machen.
  Unfortunately our hotel is already fully booked on the dates requested.`)

/** What is full is something else, or it is full for others. */
const ROOM = linesOf(`
  We are fully booked in August, so please do not extend your stay.
  The restaurant is fully booked on Saturday.
  Unser Restaurant ist am Samstag leider ausgebucht.
  Unser Wellnessbereich ist am Samstag ausgebucht.
  Le restaurant est complet samedi.
  Parking: fully booked on these dates.
  If we are fully booked, an extension is not possible.
  Falls wir ausgebucht sind, ist eine Verlängerung nicht möglich.
  Late check-out is not available because we are fully booked on the day you leave.
  Unfortunately we have no rooms with a balcony available for your dates, so you have a room with a garden view.
  Leider haben wir kein Zimmer mit Seeblick mehr frei, Sie haben ein Zimmer zum Garten.
  Our family rooms are sold out, so we have booked you two doubles.
  As the Hotel Krone is fully booked, you stay with us at the Hotel Lindenhof.
  Die Stadtführung ist am Samstag leider ausgebucht.
  Unfortunately the guided tour is sold out on these days.
  Unfortunately, we are fully booked on Sunday night, so we cannot extend your stay.
  Lamentablemente el spa está completo en esas fechas.
  Lamentablemente no tenemos habitaciones con balcón, pero la suya es amplia.
  Unfortunately we have no rooms on the ground floor, but there is a lift.
  Unfortunately we have no rooms available before 3 pm.
  Unfortunately we are fully booked on 12 February, so you cannot stay another night.
  Good choice! We are almost fully booked on your dates.
  Leider haben wir im Erdgeschoss keine Zimmer, aber es gibt einen Aufzug.
  Malheureusement nous n'avons plus de place à table le vendredi soir.
  Lamentablemente no tenemos disponibilidad en la piscina esa tarde.
  Purtroppo non abbiamo camere comunicanti.`)

test.each(NO_ROOM)('no stay is read where a house answers: “%s”', (said) => {
  expect(under(said)).toEqual([])
})

test.each(ROOM)('a stay is read where a house tells: “%s”', (said) => {
  expect(under(said)).toHaveLength(1)
})

test('a house is called off by its name alone', () => {
  const stay = (said: string) =>
    products(`
      ${said}
      Booking number: 4471290833
      Marina Bay Sands
      10 Bayfront Avenue, Singapore 018956
      Check-in: 9 February 2027   Check-out: 12 February 2027, 3 nights, 1 room`)
  expect(stay('Marina Bay Sands has been cancelled.')).toEqual([])
  expect(stay('Marina Bay Sands, 9 to 12 February, has been cancelled.')).toEqual([])
  expect(stay('Marina Bay Festival has been cancelled.')).toHaveLength(1)
})

test('rooms for the same days, one below the other with their prices, are no departures to choose from', () => {
  const rooms = products(`
    Booking confirmation
    Hotel Lindenhof, Marktgasse 8, 97070 Würzburg
    Guest: Ms Nia Pugh
    Room   Check-in   Check-out   Price
    Double   9 February 2027   12 February 2027   EUR 240.00
    Single   9 February 2027   12 February 2027   EUR 140.00
    Single   9 February 2027   12 February 2027   EUR 140.00`)
  expect(rooms).toEqual(['Hotel Lindenhof | 2027-02-09 – 2027-02-12 | Marktgasse 8, 97070, Würzburg | ?'])
})
