/** Words that say of a page that it speaks of hiring a car, in plain letters. */

import { OR_EQUIVALENT, OR_SIMILAR } from '../words/car-models.ts'
import { vocabulary } from '../words/vocabulary.ts'

export const CAR = vocabulary(`
  ${OR_SIMILAR}
  ${OR_EQUIVALENT}
  car hire, auto rental, auto rentals, moto rentals, car rental, car rentals, rental car, rental cars, rent-a-car, rent-a car, rent a-car, rent a car, rental agreement, rental, vehicle, main driver, primary driver
  lead driver, hauptfahrer, hoofdbestuurder, conducteur principal, conductor principal, conducente principale, condutor principal, huvudforare
  your car, your hire car, your rental car, mietwagen, mietauto, autovermietung, fahrzeug, fahrzeuge, fahrzeugklasse, fahrzeugkategorie
  mietvertrag, votre location, debut de location, location de voiture, location de vehicule, voiture de location, loueur, vehicule
  alquiler, alquiler de coche, alquiler de coches, coche de alquiler, vehiculo, autonoleggio, noleggio, noleggio auto, veicolo
  aluguer, aluguel, veiculo, viatura, huurauto, autohuur, hyrbil, hyrbilen, biluthyrning
  biludlejning, lejebil, leiebil, leiebilen, bilutleie, wynajem, samochod
  samochodu, wypozyczalnia, pujceni, pronajem vozu, pronajem auta, rezervace vozu, vuokraamo, vuokra-auto, pujcovna, acriss, car group
  mileage, kilometrage, kilometraje, chilometraggio, cdw, car class, motorcycle rental, your motorcycle, motorhome, motorhome hire, campervan, campervan hire
  camper van, rv rental, van hire, van rental, truck rental, truck hire, moving truck, your truck, cargo van, box truck, moving van, luton van, scooter rental, wohnmobil, wohnmobilvermietung, reisemobil, campervermietung, transporter, motorradvermietung
  mietfahrzeug, mietstation, ubernahmestation, camping-car, fourgon, utilitaire, location de camping-car, location de moto, autocaravana
  furgoneta, alquiler de autocaravanas, alquiler de motos, camperhuur, huurcamper, gelijkwaardig, bobil, autocamper, husbil, husvagn, asuntoauto
  matkailuauto, autonvuokraus, kampervan, obytny vuz, obytne auto, wynajem samochodu, wypozyczenie, furgone, motociclo, autocarro, carrinha
  arac, arac kiralama, kiralik arac, araba kiralama, benzeri, autoberles*, berauto, berelt auto, jarmu
  mietwagen*, mietauto*, leihwagen*, fahrzeuggruppe, fahrzeugtyp, fahrzeugmodell, wagenklasse, wagengruppe, wagentyp, wagenkategorie
  autovermieter, mietwagenfirma, fahrzeugubernahme, fahrzeugabholung, fahrzeugruckgabe, freikilometer
  najam vozila, najam automobila, najam auta, iznajmljivanje vozila, izposoja vozila, najem vozila, car category, car type, car model, car size, car supplier, unlimited kilometers, unlimited kilometres, unlimited km
  autoveicolo, autovettura, locadora, carro, rentadora
  huurwagen, huurauto*, autoverhuur*, autogroep, autoklasse, autocategorie, autotype
  hyrbil*, biluthyr*, bilgrupp, bilklass, bilkategori, biltyp, bilmodell, fordon, fria mil
  lejebil*, biludlej*, billeje*, bilgruppe, bilklasse, biltype, bilmodel, koretoj, leiebil*, bilutlei*, kjoretoy, fri kjorelengde, frie kilometer
  autovuokra*, vuokra-autosi, vuokra-auton, vuokra-autovaraus, autoluokka, autoryhma, automalli, ajoneuvo, ajoneuvoluokka
  wypozyczalni, pojazd, klasa pojazdu, klasa samochodu, grupa pojazdu
  wynajmu samochodu, wynajem auta, najem samochodu, najmu samochodu, autopujcovna, pujcovny, pujcovne, pronajem vozidla, pronajem automobilu, vozidlo
  kategorie vozu, kategorie vozidla, trida vozu, autokolcsonz*, gepjarmu, autokategoria, arac grubu
  rental voucher, hire voucher, car voucher, rental contract, mietgutschein, mietwagengutschein, bon de location, contrat de location, agence de location
  location auto, location de vehicules, bono de alquiler, contrato de alquiler, oficina de alquiler, buono di noleggio, voucher noleggio, contratto di noleggio
  voucher de aluguer, contrato de aluguer, contrato de aluguel, huurvoucher, huurovereenkomst auto, hyresavtal bil, hyrbilsvoucher, lejekontrakt bil, leiekontrakt bil
  vuokrasopimus auto, umowa najmu samochodu, voucher najmu, smlouva o najmu vozidla, voucher na pronajem
  driving licence, driving license, driver's licence, driver's license, drivers license, fuhrerschein, permis de conduire, licencia de conducir, carne de conducir
  permiso de conducir, patente di guida, carta de conducao, carteira de habilitacao, cnh, rijbewijs, korkort, korekort, forerkort, ajokortti, prawo jazdy
  ridicsky prukaz, ehliyet, jogositvany, full to full, full/full, fuel policy, tankregelung, sipp
`)
