/** Words of parcels and freight, in many languages. */

import { vocabulary } from './vocabulary.ts'

/** Said of what is carried to somebody: where it was when is told as journeys are. Trips have one or two of them, of bags, tickets or keys. */
export const PARCEL = vocabulary(`
  parcel, parcels, shipment, shipments, courier, out for delivery, track your parcel, track your order, track my parcel, delivery driver
  departed facility, arrived at facility, departed hub, arrived at hub, sort facility, customs cleared, cleared customs, estimated delivery, expected delivery
  voraussichtliche zustellung, zustellung voraussichtlich, zollabfertigung, livraison estimee, livraison prevue, entrega estimada, entrega prevista, consegna prevista, consegna stimata
  verwachte levering, verwachte bezorging, beraknad leverans, forventet levering, arvioitu toimitus, przewidywana dostawa, predpokladane doruceni
  sorting centre, sorting center, parcel locker, parcelshop, proof of delivery
  pakete, paketes, paketshop, packstation, sendung, sendungen, sendungsnummer, sendungsverfolgung, sendungsstatus, zusteller, zustellbasis
  ablageort, paketzentrum
  bill of lading, sea waybill, notify party, port of loading, port of discharge, gross weight, arrival notice, demurrage, haulage, customs clearance, konnossement, connaissement
  conocimiento de embarque, polizza di carico, verschiffung, sendungsgewicht, packing list, incoterms
  verified gross mass, shipping instructions, commodity code, empty container, container yard, vgm cut-off, si cut-off, cargo cut-off, documentation cut-off
  awb, hawb, air waybill, luftfrachtbrief, lettre de transport aerien, consignee, shipper, shipment advice, sendungsavis, frachtbrief, ausfuhrvollmacht
  colis, livreur, point relais, suivi de colis, suivre mon colis, en cours de livraison, centre de tri
  paqueteria, bulto, bultos, reparto, repartidor, numero de envio, no de envio, n.o de envio, tu envio, su envio, pin de entrega
  spedizione, in consegna, pacco, pacchi, filiale di consegna
  estafeta, em distribuicao, codigo de rastreio, sua encomenda
  pakket, pakketten, pakketpunt, bezorger, bezorgen, bezorgd, bezorgadres, track & trace, gesorteerd, sorteercentrum
  forsandelse, forsandelsen, kollinummer, ombud, ditt ombud, ditt paket, utlamningsstalle, spara paket, forsendelse, forsendelsen, sporingsnummer, hentested
  pakkeshop, pakkeboks, paczka, paczki, paczke, paczkomat, paczkomatu, przesylka, przesylki, przesylke
  lieferanschrift, lieferadresse, anlieferung, warenannahme, lkw, delivery address, goods received, adresse de livraison
  albaran, direccion de entrega, bolla di consegna, afleveradres, leveransadress, leveringsadresse
  doreczenie, doreczenia, lahetys, lahetyksen, noutopiste, zasilka, zasilky, zasilku, dorucen*
`)
/** Said of what is on its way to a door and of nothing that one does oneself: three of these are enough, whatever looks like the days of a stay there. */
export const ON_ITS_WAY = vocabulary(`
  out for delivery, redelivery, track package, track your package, track your parcel, track your order, your parcel, item reference, delivery address, proof of delivery
  items can be returned, sendungsverfolgung, sendungsnummer, sendungsstatus, lieferadresse, lieferanschrift, ihre sendung, ihr paket, suivi de colis, suivre mon colis, votre colis
  en cours de livraison, adresse de livraison, numero de suivi, numero de envio, tu envio, su envio, direccion de entrega, spedizione, indirizzo di consegna
  codigo de rastreio, sua encomenda, em distribuicao, bezorgadres, afleveradres, track & trace, jouw pakket, je pakket, uw pakket, kollinummer, ditt paket, leveransadress, din forsendelse
  sporingsnummer, leveringsadresse, din pakke, numer przesylki, twoja paczka, twoja przesylka, adres dostawy, cislo zasilky, vase zasilka, lahetystunnus
`)
