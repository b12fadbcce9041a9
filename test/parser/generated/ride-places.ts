/** Ways that trains, coaches and ships really go, by the language of those who sell them: stations, the hours between them, what the services are called. */

export interface Ways {
  /** Three stations of one way, or two of a crossing, and minutes from each to the next. */
  readonly ways: readonly (readonly [readonly string[], readonly number[]])[]
  readonly trains: readonly string[]
  readonly people: readonly string[]
  /** Days are said by it. */
  readonly locale: string
  readonly foot: string
}

const way = (text: string): readonly [readonly string[], readonly number[]] => {
  const parts = text.split('|').map((one) => one.trim())
  return [parts.filter((_, at) => at % 2 === 0), parts.filter((_, at) => at % 2 === 1).map(Number)]
}
const ways = (lines: string): Ways['ways'] => lines.trim().split('\n').map(way)
const list = (text: string): readonly string[] => text.split('|').map((one) => one.trim())

export const WAYS_OF: Readonly<Record<string, Ways>> = {
  en: {
    ways: ways(`
      London Kings Cross | 113 | York | 152 | Edinburgh Waverley
      London Paddington | 104 | Bristol Temple Meads | 62 | Exeter St Davids
      Manchester Piccadilly | 48 | Leeds | 24 | York
      Perth | 32 | Pitlochry | 100 | Inverness
      London Victoria Coach Station | 150 | Birmingham Coach Station | 130 | Manchester Central Coach Station
      Boston South Station | 70 | Providence, RI | 190 | New York Penn Station`),
    trains: list('LNER 1S25|Avanti 9M56|Coach 540|Acela 2151|Northeast Regional 171|GWR 1C84|Amtrak 66'),
    people: list('Oliver Bennett|Grace Whitfield|Daniel Okafor'),
    locale: 'en-GB',
    foot: 'Registered office: 12 Station Road, Leeds LS1 4DY. Company no. 04659712. VAT no. 791 7261 06',
  },
  de: {
    ways: ways(`
      Hamburg Hbf | 104 | Berlin Hbf | 75 | Leipzig Hbf
      München Hbf | 92 | Salzburg Hbf | 142 | Wien Hbf
      Köln Hbf | 65 | Frankfurt(Main)Hbf | 75 | Stuttgart Hbf
      Ulm Hbf | 44 | Memmingen | 52 | Kempten(Allgäu)Hbf
      Zürich HB | 58 | Bern | 30 | Thun
      Bad Reichenhall | 20 | Freilassing | 8 | Salzburg Hbf
      Berlin ZOB | 195 | Hamburg ZOB | 80 | Bremen ZOB`),
    trains: list(
      'ICE 1007|IC 2310|RE 57412|RJX 64|NJ 40470|WB 974|FLX 1351|EC 117|ECE 191|MEX 19347|RB 59321|IR 2321|FlixBus 044|REX 1522|S 3',
    ),
    people: list('Katharina Vogel|Thomas Brückner|Ines Hallhuber'),
    locale: 'de-DE',
    foot: 'Bahn & Reise GmbH, Bahnhofstraße 12, 60329 Frankfurt am Main, HRB 83173, USt-IdNr. DE 811569869',
  },
  fr: {
    ways: ways(`
      Paris Gare de Lyon | 122 | Lyon Part-Dieu | 100 | Marseille St-Charles
      Paris Montparnasse | 125 | Bordeaux St-Jean | 130 | Toulouse Matabiau
      Strasbourg | 30 | Colmar | 42 | Mulhouse Ville
      Montréal | 180 | Sainte-Foy | 25 | Québec
      Rennes | 55 | Saint-Malo | 60 | Dol-de-Bretagne`),
    trains: list(
      'TGV INOUI 6607|OUIGO 7815|TER 96552|Intercités 4655|TER 881217|INOUI 8542|TGV Lyria 9765|Eurostar 9024|TER ZOU ! 881217|Train 26',
    ),
    people: list('Camille Fournier|Julien Marchand|Odile Perrin'),
    locale: 'fr-FR',
    foot: 'SAS au capital de 1 000 000 €, RCS Paris 552 049 447, 2 place aux Étoiles, 93200 Saint-Denis',
  },
  es: {
    ways: ways(`
      Madrid-Puerta de Atocha | 85 | Zaragoza-Delicias | 95 | Barcelona-Sants
      Madrid Chamartín | 75 | Valladolid Campo Grande | 70 | León
      Sevilla-Santa Justa | 45 | Córdoba | 65 | Málaga María Zambrano
      Granada | 90 | Antequera | 60 | Málaga
      Bilbao (Intermodal) | 70 | Vitoria-Gasteiz | 80 | Pamplona`),
    trains: list('AVE 03112|ALVIA 04073|AVLO 06301|MD 18412|Intercity 00694|EUROMED 01101|IRYO 06207|Bus 2|REG 17200|AVANT 08272'),
    people: list('Marta Ibarra|Javier Castellanos|Lucía Ferrer'),
    locale: 'es-ES',
    foot: 'Viajes Ferroviarios S.A., C/ Mayor 12, 28013 Madrid. CIF A86868189. Reg. Merc. de Madrid tomo 1234',
  },
  it: {
    ways: ways(`
      Milano Centrale | 65 | Bologna Centrale | 37 | Firenze S. M. Novella
      Roma Termini | 70 | Napoli Centrale | 45 | Salerno
      Torino Porta Nuova | 60 | Milano Centrale | 145 | Venezia S. Lucia
      Verona Porta Nuova | 55 | Trento | 33 | Bolzano
      Napoli Mergellina | 40 | Formia | 30 | Latina`),
    trains: list('Frecciarossa 9623|FR 9547|IC 588|Regionale 2094|RV 3907|Italo 8919|Frecciargento 8306|ICN 796|REG 12034|Intercity 511'),
    people: list('Chiara Benedetti|Matteo Galli|Silvia Rinaldi'),
    locale: 'it-IT',
    foot: 'Ferrovie Esempio S.p.A., Piazza della Croce Rossa 1, 00161 Roma, P.IVA 05403151003, REA 883047',
  },
  pt: {
    ways: ways(`
      Lisboa Oriente | 95 | Coimbra-B | 65 | Porto Campanhã
      Lisboa Santa Apolónia | 165 | Albufeira | 25 | Faro
      Porto São Bento | 60 | Braga | 40 | Guimarães
      Aveiro | 40 | Coimbra-B | 45 | Pombal`),
    trains: list('AP 131|IC 523|Alfa Pendular 125|R 4605|IR 861|Intercidades 570|U 15201|Expresso 842'),
    people: list('Inês Carvalho|Rui Tavares|Beatriz Pacheco'),
    locale: 'pt-PT',
    foot: 'Comboios Exemplo, E.P.E., Calçada do Duque 20, 1249-109 Lisboa, NIF 500 498 601',
  },
  nl: {
    ways: ways(`
      Amsterdam Centraal | 27 | Utrecht Centraal | 50 | Eindhoven Centraal
      Rotterdam Centraal | 33 | Antwerpen-Centraal | 45 | Brussel-Zuid
      Groningen | 66 | Zwolle | 50 | Amersfoort Centraal
      Gent-Sint-Pieters | 25 | Brugge | 15 | Oostende`),
    trains: list('IC 9247|Thalys 9321|Eurostar 9130|ICE 121|Sprinter 5632|ICD 925|NS 1745|IC 512'),
    people: list('Marieke de Boer|Bram Hendriks|Sanne Kuipers'),
    locale: 'nl-NL',
    foot: 'Treinreis B.V., Laan van Puntenburg 100, 3511 ER Utrecht, KvK 30124358, BTW NL008205543B01',
  },
  sv: {
    ways: ways(`
      Stockholm C | 190 | Göteborg C | 195 | Malmö C
      Stockholm Central | 130 | Linköping C | 110 | Alvesta
      Östersund C | 75 | Åre | 15 | Duved
      Lund C | 12 | Malmö C | 35 | Köpenhamn H`),
    trains: list(
      'SJ Snabbtåg 425|Snabbtåg 529|Tåg 10423|SJ Regional 141|Snälltåget 301|X2000 537|Tåg 94|Öresundståg 1073|VR Snabbtåg 2085',
    ),
    people: list('Annika Lindqvist|Erik Sandström|Maja Hedlund'),
    locale: 'sv-SE',
    foot: 'Tågresor AB, Vasagatan 10, 105 50 Stockholm. Org.nr 556196-1599',
  },
  da: {
    ways: ways(`
      København H | 78 | Odense St. | 95 | Aarhus H
      Aalborg St. | 40 | Hobro St. | 55 | Aarhus H
      Københavns Lufthavn | 20 | København H | 60 | Ringsted
      Rønne | 80 | Ystad`),
    trains: list('IC 845|Lyn 43|ICL 43|InterCity 145|Tog 71|RE 4523|Lyntog 56|IC 149'),
    people: list('Mette Kjærgaard|Lars Holm|Sofie Brandt'),
    locale: 'da-DK',
    foot: 'Togrejser A/S, Telegade 2, 2630 Taastrup, CVR-nr. 25050053',
  },
  no: {
    ways: ways(`
      Oslo S | 250 | Geilo | 190 | Bergen
      Oslo S | 75 | Hamar | 320 | Trondheim S
      Drammen | 95 | Kongsberg | 300 | Stavanger
      Voss | 52 | Myrdal | 25 | Finse`),
    trains: list('Tog 605|F4 61|Tog 41|Regiontog 331|Nattog 405|R 2315'),
    people: list('Ingrid Solberg|Anders Moen|Kari Lie'),
    locale: 'nb-NO',
    foot: 'Togreiser AS, Schweigaards gate 23, 0191 Oslo, Org.nr. 984 661 177 MVA',
  },
  fi: {
    ways: ways(`
      Helsinki | 95 | Tampere | 160 | Seinäjoki
      Helsinki | 120 | Turku | 25 | Salo
      Pasila | 58 | Lahti | 75 | Kouvola
      Rovaniemi | 150 | Oulu | 120 | Kokkola`),
    trains: list('IC 45|S 57|IC 967|Pendolino S 84|PYO 265|IC 8|HDM 714'),
    people: list('Aino Virtanen|Jukka Lehtonen|Helmi Rantala'),
    locale: 'fi-FI',
    foot: 'Junamatkat Oy, Radiokatu 3, 00240 Helsinki, Y-tunnus 1003521-5',
  },
  pl: {
    ways: ways(`
      Warszawa Centralna | 150 | Kraków Główny | 105 | Tarnów
      Poznań Główny | 190 | Gdańsk Główny | 30 | Gdynia Główna
      Wrocław Główny | 220 | Katowice | 95 | Kraków Główny
      Łódź Fabryczna | 85 | Warszawa Wschodnia | 120 | Lublin Główny`),
    trains: list('EIP 3502|TLK 83106|IC 71104|EIC 1602|EN 407|R 90512|IR 10920|EC 103|TLK 11103'),
    people: list('Agnieszka Kowalczyk|Marek Zieliński|Piotr Lewandowski'),
    locale: 'pl-PL',
    foot: 'Koleje Przykładowe S.A., al. Jerozolimskie 142A, 02-305 Warszawa, NIP 526-25-44-258, KRS 0000024493',
  },
  cs: {
    ways: ways(`
      Praha hl.n. | 65 | Pardubice hl.n. | 90 | Brno hl.n.
      Ostrava-Svinov | 50 | Olomouc hl.n. | 130 | Praha hl.n.
      Plzeň hl.n. | 60 | Klatovy | 40 | Železná Ruda-Alžbětín
      Brno dolní nádraží | 75 | Břeclav | 60 | Bratislava hl.st.`),
    trains: list('SC 508|EC 172|RJ 1021|Os 2512|R 885|Sp 1742|LE 404|IC 564|rj 370|Ex 577|EN 444'),
    people: list('Tereza Dvořáková|Jakub Novotný|Klára Benešová'),
    locale: 'cs-CZ',
    foot: 'Vzorové dráhy, a.s., nábřeží L. Svobody 1222, 110 15 Praha 1, IČO 70994226, DIČ CZ70994226',
  },
  hu: {
    ways: ways(`
      Budapest-Keleti | 95 | Győr | 75 | Wien Hbf
      Budapest-Nyugati | 85 | Szolnok | 75 | Debrecen
      Budapest-Déli | 90 | Székesfehérvár | 60 | Siófok
      Szeged | 75 | Kecskemét | 70 | Budapest-Nyugati`),
    trains: list('IC 707|RJX 64|EC 147|S 9210|IR 818|Sz 3510|EN 462|InterCity 924|Z 6820|Gy 2517'),
    people: list('Zsófia Horváth|Gergely Szabó|Eszter Varga'),
    locale: 'hu-HU',
    foot: 'Minta Vasút Zrt., 1087 Budapest, Könyves Kálmán krt. 54-60., adószám: 10856417-2-44',
  },
  tr: {
    ways: ways(`
      Ankara Gar | 95 | Eskişehir | 150 | İstanbul (Söğütlüçeşme)
      Ankara Gar | 110 | Konya | 60 | Karaman
      İzmir (Basmane) | 180 | Uşak | 120 | Afyon
      İstanbul (Halkalı) | 150 | Çerkezköy | 90 | Edirne`),
    trains: list('YHT 81310|YHT 81005|Ankara Ekspresi 82002|İzmir Mavi Treni 32002|Sefer 4412|ANAHAT 12502|BÖLGESEL 11701'),
    people: list('Deniz Aksoy|Emre Yıldız|Selin Korkmaz'),
    locale: 'tr-TR',
    foot: 'Örnek Taşımacılık A.Ş., Anafartalar Mah. Hipodrom Cad. No:3, 06050 Ankara, Vergi No 6300474471',
  },
}

/** Crossings, which are told by the names of their ships. */
export const CROSSINGS: Ways['ways'] = ways(`
  Dover | 90 | Calais
  Harwich International | 400 | Hoek van Holland
  Kiel | 840 | Göteborg
  Trelleborg | 360 | Rostock
  Helsinki | 150 | Tallinn
  Genova | 660 | Olbia
  Barcelona | 450 | Palma de Mallorca
  Gdynia | 630 | Karlskrona
  Ancona | 600 | Split
  Hirtshals | 230 | Larvik`)
export const SHIPS: readonly string[] = list(
  'Stena Germanica|Nordholm Regina|Color Magic|Megastar|Viking Cinderella|Skåne|Moby Aki|Spirit of Britain',
)
