/** Longer texts, made up: of bookings, and of what only looks like one. Nobody in them exists. */

export const BOOKINGS: Readonly<Record<string, string>> = {
  'an English stay': `Your booking is confirmed
Dear Ms Okafor, thank you for choosing us. We are pleased to confirm your reservation at the Harbour Lights Hotel. Confirmation number 88120457.
Check-in Friday 4 June 2027 from 15:00, check-out Monday 7 June 2027 by 11:00. Three nights, two adults, one double room with sea view, breakfast included.
Total price 462.00 GBP, paid by card. You can cancel free of charge until 2 June 2027. Please bring a photo ID and the card you booked with.
Harbour Lights Hotel, 12 Quay Street, Whitby. Telephone 01947 550118. We look forward to welcoming you.`,
  'a German train': `Ihre Buchungsbestätigung
Guten Tag Frau Reimann, vielen Dank für Ihre Buchung. Ihre Fahrkarte finden Sie im Anhang. Auftragsnummer K7PX4Q.
Hinfahrt am Donnerstag, 10.06.2027: Hannover Hbf ab 08:26 Gleis 9, Leipzig Hbf an 11:02, ICE 1537, Wagen 8, Platz 61, Fenster, 2. Klasse.
Reisende: Jutta Reimann, 1 Erwachsener mit BahnCard 25. Preis 47,90 EUR, bezahlt mit Kreditkarte.
Bitte zeigen Sie das Ticket bei der Kontrolle zusammen mit Ihrem Personalausweis vor. Die Fahrkarte gilt nur in den angegebenen Zügen. Wir wünschen Ihnen eine gute Reise.`,
  'a French flight': `Confirmation de votre réservation
Bonjour Monsieur Vasseur, votre réservation est confirmée. Référence de réservation : QW7RT2. Numéro de billet 057 2401885512.
Vol aller TP 471 le samedi 12 juin 2027, Lyon (LYS) 09:15 – Lisbonne (LIS) 10:50, classe économique, un bagage en soute de 23 kg.
Vol retour TP 476 le samedi 19 juin 2027, Lisbonne (LIS) 18:40 – Lyon (LYS) 22:10. Passager : M. Paul Vasseur.
Montant total payé 214,60 EUR. L’enregistrement en ligne ouvre 24 heures avant le départ. Présentez-vous à l’aéroport deux heures avant. Nous vous souhaitons un agréable voyage.`,
  'a Spanish stay': `Reserva confirmada
Estimada señora Quintana: gracias por su reserva. Le confirmamos su estancia en el Hotel Mirador del Duero. Localizador 4410-QD.
Entrada el jueves 3 de junio de 2027 a partir de las 14:00, salida el domingo 6 de junio de 2027 antes de las 12:00. Tres noches, una habitación doble con desayuno para dos adultos.
Importe total 318,00 euros, pago en el hotel. Cancelación gratuita hasta 48 horas antes de la llegada.
Hotel Mirador del Duero, Calle de la Ribera 7, 47300 Peñafiel. Teléfono 983 550 114. Le esperamos.`,
  'a Dutch ferry': `Boekingsbevestiging
Beste meneer Dekker, bedankt voor uw boeking. Uw boekingsnummer is 7740129.
Heenreis vrijdag 11 juni 2027: vertrek Harlingen 14:30, aankomst Terschelling 16:25. Terugreis maandag 14 juni 2027: vertrek Terschelling 12:15, aankomst Harlingen 14:10.
Passagiers: Wim Dekker en Truus Dekker, twee volwassenen en twee fietsen. Totaalbedrag 112,40 euro, betaald met iDEAL.
Wees minstens 30 minuten voor vertrek in de terminal en neem deze bevestiging en een geldig legitimatiebewijs mee. Wij wensen u een goede reis.`,
}

export const OTHERS: Readonly<Record<string, string>> = {
  'an English newsletter': `Summer sale: save up to 40%
Only this week. Escape to the coast from just 59 pounds per person per night. Book by Sunday and get free breakfast at more than three hundred hotels.
Whitby from 69, Lisbon from 89, Crete from 99. Our best deals sell out fast, so hurry. Discover the top ten beaches our readers love.
Offer valid for stays between 1 June and 30 September 2027, subject to availability. Terms and conditions apply. See all deals now.
You receive this email because you signed up for our newsletter. Unsubscribe here or change your preferences.`,
  'a German bill': `Rechnung Nr. 2027-01884
Sehr geehrte Frau Reimann, für unsere Leistungen im Monat Mai berechnen wir Ihnen wie folgt. Rechnungsdatum 01.06.2027, Kundennummer 40118.
Wartung der Heizungsanlage am 12.05.2027, Arbeitszeit 2,5 Stunden zu 68,00 EUR, Anfahrt pauschal 35,00 EUR, Dichtungen und Kleinmaterial 18,40 EUR.
Nettobetrag 223,40 EUR, zuzüglich 19 % Mehrwertsteuer 42,45 EUR, Rechnungsbetrag 265,85 EUR.
Bitte überweisen Sie den Betrag innerhalb von 14 Tagen auf das unten genannte Konto. Zahlbar ohne Abzug. Vielen Dank für Ihren Auftrag.`,
  'a French parcel': `Votre colis arrive demain
Bonjour Madame Tissot, votre colis numéro 6A 1188 2047 5 est en route. Il sera livré le mardi 8 juin 2027 entre 10:00 et 12:00 à votre adresse.
Expéditeur : Maison Bertrand, articles de cuisine. Poids 2,4 kg. Si vous êtes absente, notre livreur déposera le colis au point relais le plus proche, où vous pourrez le retirer pendant dix jours.
Suivez votre livraison en temps réel ou choisissez un autre jour depuis votre espace client.
Ceci est un message automatique, merci de ne pas y répondre.`,
  'a Spanish survey': `¿Qué le pareció su estancia?
Estimado señor Campos: gracias por haberse alojado con nosotros del 14 al 17 de mayo de 2027. Su opinión nos ayuda a mejorar.
Le agradeceríamos que dedicara dos minutos a contestar nuestra encuesta. ¿Cómo valoraría la limpieza, el desayuno y la atención del personal? ¿Nos recomendaría a un amigo?
Entre todos los que respondan antes del 30 de junio sortearemos un fin de semana para dos personas.
Si no desea recibir más encuestas, puede darse de baja en cualquier momento.`,
  'a Dutch appointment': `Herinnering aan uw afspraak
Geachte mevrouw Dekker, u heeft een afspraak in ons ziekenhuis op dinsdag 8 juni 2027 om 10:20 uur op de polikliniek Oogheelkunde, route 34.
Neem uw verzekeringspas, een geldig legitimatiebewijs en een overzicht van uw medicijnen mee. Meld u bij de aanmeldzuil in de hal. Na het onderzoek mag u die dag niet zelf autorijden.
Bent u verhinderd? Bel dan minstens 24 uur van tevoren naar de polikliniek, anders kunnen wij kosten in rekening brengen.
Deze afspraak wordt gemaakt op verwijzing van uw huisarts.`,
}
