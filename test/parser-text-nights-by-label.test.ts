import { describe, expect, test } from 'vitest'
import { products, tripOf } from './parser-text.ts'

/** Houses behind a word for sleeping, in lists that friends write and in numbered parts of confirmations. Nobody in these documents exists. */
const houses = (text: string): readonly string[] =>
  tripOf(text).products.flatMap((one) =>
    one.kind === 'hotel' ? [`${one.name?.value}: ${one.checkIn?.value} – ${one.checkOut?.value} (${one.confirmation?.value ?? '-'})`] : [],
  )

describe('a friend lists where one sleeps', () => {
  test('with two days of one month and a stroke between them', () => {
    expect(
      houses(`Ciao Elena, ho prenotato tutto, ecco il riassunto:
        * VOLO ANDATA: sab 3 luglio 2027, Ryanair FR 4412, Treviso 7:05 - Brindisi 8:40. Codice K7PL2M
        * DORMIRE 1: B&B Corte Bianca, via Duomo 8, Ostuni - 3/6 luglio - pren. 550.214.77
        * DORMIRE 2: L'Ulivo delle Grazie, via Mare 21, Otranto - dal 6 al 10 - conf. ULV-4471
        * VOLO RITORNO: sab 10 luglio 2027, Ryanair FR 4413 Brindisi 20:15 - Treviso 21:50. Codice K7PL2M`),
    ).toEqual(['B&B Corte Bianca: 2027-07-03 – 2027-07-06 (550.214.77)', "L'Ulivo delle Grazie: 2027-07-06 – 2027-07-10 (ULV-4471)"])
  })

  test('in long lines that each begin with a hyphen', () => {
    expect(
      houses(`Hi Owen, everything is booked, here is the list:
        - FLIGHT OUT: Sat 3 July 2027, TAP TP1341, Manchester 07:10 - Lisbon 10:05, code K7PL2M
        - SLEEP 1: Casa da Ribeira, Rua do Forno 14, Lisbon - 3-6 July - booking ref 55120934 and all paid
        - SLEEP 2: Hotel Praia Velha, Largo do Poço 2, Lagos - 6-10 July (treat!) conf. PV90233
        - FLIGHT HOME: Sat 10 July 2027, TAP TP1342 Lisbon 19:50 - Manchester 22:45, code K7PL2M`),
    ).toEqual(['Casa da Ribeira: 2027-07-03 – 2027-07-06 (55120934)', 'Hotel Praia Velha: 2027-07-06 – 2027-07-10 (PV90233)'])
  })

  test('but what one only thinks of is none', () => {
    expect(
      products(`Ciao Elena, allora ci stai? Io pensavo così:
        * VOLO: sab 3 luglio 2027, Ryanair, Treviso - Brindisi, costa 60 euro
        * DORMIRE 1: magari B&B Corte Bianca, via Duomo 8, Ostuni - 3/6 luglio - da 80 euro a notte
        * DORMIRE 2: oppure Hotel Ulivo, via Mare 21, Otranto - 6/10 luglio
        Fammi sapere entro venerdì.`),
    ).toEqual([])
  })
})

describe('a numbered part is headed by its days', () => {
  test('told with the year first, above its house', () => {
    expect(
      houses(`Kedves Varga Judit! Örömmel visszaigazoljuk foglalását.
        Foglalási szám: 2027-1140
        1. Repülő – 2027. május 8. (szombat)
        Turkish Airlines TK1036, Budapest 10:55 – Isztambul (IST) 14:00
        2. Szálloda – 2027. május 8–11. (3 éj)
        Hotel Lale Istanbul, Mustafa Sok. 12, 34122 Istanbul. Visszaigazolási szám: LAL-2093
        3. Szálloda – 2027. május 11–14. (3 éj)
        Taşev Cave Hotel, Yavuz Sok. 7, 50180 Göreme. Visszaigazolási szám: 41027
        4. Repülő – 2027. május 14. (péntek)
        Turkish Airlines TK1037, Isztambul (IST) 15:20 – Budapest 16:30`),
    ).toEqual(['Hotel Lale Istanbul: 2027-05-08 – 2027-05-11 (LAL-2093)', 'Taşev Cave Hotel: 2027-05-11 – 2027-05-14 (41027)'])
  })

  test('behind a comma or a stroke', () => {
    expect(
      houses(`Madame Aubry, nous vous confirmons votre voyage, dossier 70418.
        1/ VOL – samedi 8 mai 2027
        Vueling VY 8021, Paris Orly 07h10 – Malaga 09h40
        2/ HÉBERGEMENT, du 8 au 11 mai 2027 (3 nuits)
        Hotel Azahar, Calle Larga 5, 29015 Malaga
        Confirmation hôtel : AZ-2093
        3/ HÉBERGEMENT, du 11 au 15 mai 2027 (4 nuits)
        Hotel Tajo Alto, Calle Real 9, 29400 Ronda
        Confirmation hôtel : 41027
        4/ VOL – samedi 15 mai 2027
        Vueling VY 8022, Malaga 15h20 – Paris Orly 17h50`),
    ).toEqual(['Hotel Azahar: 2027-05-08 – 2027-05-11 (AZ-2093)', 'Hotel Tajo Alto: 2027-05-11 – 2027-05-15 (41027)'])
  })
})

describe('what is not booked yet of a later journey', () => {
  const PLAN = `Reiseplan Hamburg und Lübeck
    Hallo Frau Seidel, anbei Ihr Plan:
    Sa., 05.06.2027   Flug LH 2082 ab München 09.50 Uhr, an Hamburg 11.10 Uhr (Buchungscode RX8TQM)
    Hotel: Hotel Hafenblick, Baumwall 6, 20459 Hamburg, 3 Nächte (05.–08.06.), Best.-Nr. 5520984
    Di., 08.06.2027   Hotel: Hotel Holstentor, Untertrave 1, 23552 Lübeck, 4 Nächte bis 12.06., Best.-Nr. DG-44092
    Sa., 12.06.2027   Rückflug LH 2083 Hamburg 16.55 Uhr – München 18.20 Uhr (Buchungscode RX8TQM)
    `

  test('undoes none of a plan', () => {
    expect(products(`${PLAN}Die Tagung in Essen am 24.07.2027 ist noch nicht gebucht, da brauche ich erst Ihr Okay.`)).toHaveLength(4)
  })

  test('but of the days of the plan itself it does', () => {
    expect(products(`${PLAN}Der Flug am 05.06.2027 ist noch nicht gebucht, da brauche ich erst Ihr Okay.`)).toEqual([])
  })
})

describe('a house beside its days', () => {
  test('has its stars between its name and its street, in a postal area of letters', () => {
    expect(
      houses(`BIURO PODRÓŻY KOMPAS
        POTWIERDZENIE REZERWACJI NR 2027/05/0331
        PRZELOT
        08.05.2027   FR 5073   Wrocław (WRO) 06:15 - Malta (MLA) 08:55
        15.05.2027   FR 5074   Malta (MLA) 21:40 - Wrocław (WRO) 23:25
        ZAKWATEROWANIE
        Hotel Marsa Blue ****, Triq ix-Xatt, Mellieha MLH 1044
        od 08.05.2027 do 11.05.2027, pokój rodzinny, HB, nr rez. MB-220914
        Hotel Ramla Bay ****, Triq il-Port, Marsalforn MFN 1022
        od 11.05.2027 do 15.05.2027, pokój rodzinny, BB, nr rez. 8842-R`),
    ).toEqual(['Hotel Marsa Blue: 2027-05-08 – 2027-05-11 (MB-220914)', 'Hotel Ramla Bay: 2027-05-11 – 2027-05-15 (8842-R)'])
  })
})
