/** Tickets of railways of East Asia, and others that tell only when one leaves, made for the tests. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const RIDES_OF_EAST_ASIA: readonly Sample[] = [
  {
    name: 'two trains of China in sentences, each told for two people, with no arrival',
    subject: '网上购票系统-用户支付通知',
    text: `
      尊敬的 李雨桐女士：
      您于2027年05月16日在铁路客户服务中心网站成功购买了4张车票，票款共计986.00元，订单号码 EK71820466 。所购车票信息如下：
      1.李雨桐，2027年06月09日08:12开，南京南站-汉口站，D3024次列车，05车12A号，二等座，成人票，票价179.00元，检票口12A。
      2.周明，2027年06月09日08:12开，南京南站-汉口站，D3024次列车，05车12B号，二等座，成人票，票价179.00元，检票口12A。
      3.李雨桐，2027年06月12日12:20开，汉口-重庆北，G2261次列车，11车07D号，二等座，成人票，票价364.00元，检票口8B。
      4.周明，2027年06月12日12:20开，汉口-重庆北，G2261次列车，11车07F号，二等座，成人票，票价364.00元，检票口8B。
      如需改签，请于开车前办理。`,
    products: ['D3024 南京南站 2027-06-09T08:12 – 汉口站 ?', 'G2261 汉口站 2027-06-12T12:20 – 重庆北站 ?'],
    reference: 'EK71820466',
  },
  {
    name: 'trains of Japan with their times in brackets',
    text: `
      新幹線のご予約を承りました。
      お預かり番号：20418
      乗車日   2027年4月3日
      のぞみ 229号
      東京(13:21)→京都(15:33)
      普通車指定席 7号車 12番A席
      乗車日   2027年4月6日
      ひかり 506号
      京都(10:29)→東京(13:12)
      普通車指定席 5号車 3番E席`,
    products: [
      'Nozomi 229 東京駅 2027-04-03T13:21 – 京都駅 2027-04-03T15:33',
      'Hikari 506 京都駅 2027-04-06T10:29 – 東京駅 2027-04-06T13:12',
    ],
    reference: '20418',
  },
  {
    name: 'rows with the time of leaving alone',
    text: `
      I tuoi biglietti del treno
      Codice prenotazione: QX71LM
      12.06.2027   08:12   Napoli Centrale → Roma Termini   IC 590   carrozza 4, posto 11
      15.06.2027   17:25   Roma Termini → Napoli Centrale   IC 1588   carrozza 2, posto 43`,
    products: ['IC 590 Napoli Centrale 2027-06-12T08:12 – Roma Termini ?', 'IC 1588 Roma Termini 2027-06-15T17:25 – Napoli Centrale ?'],
    reference: 'QX71LM',
  },
  {
    name: 'a train on which one needs no seat of one’s own, near the head of its ticket',
    text: `
      Ihre Buchung
      Buchungscode NJ-K6T4QW
      Reisende   Dr. Veronika Ebnerin
      Hinfahrt – Freitag, 04. Juni 2027
      18:44   Bregenz Bahnhof   Bahnsteig 2
      REX 5596
      2. Klasse, keine Reservierung erforderlich
      19:18   Feldkirch Bahnhof   Bahnsteig 5`,
    products: ['REX 5596 Bregenz Bahnhof 2027-06-04T18:44 – Feldkirch Bahnhof 2027-06-04T19:18'],
    reference: 'NJ-K6T4QW',
  },
]
