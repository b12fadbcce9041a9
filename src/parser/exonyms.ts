/**
 * What cities with airports are called in German, French, Spanish, Italian, Portuguese, Dutch, Swedish, Danish, Norwegian, Polish, Finnish, Czech,
 * Turkish and Hungarian, where the tables do not know them by that name, and airports by the place they lie in; folded, with an
 * underscore for a space.
 */

const NAMES = `
  ALG algier algeri algir argiers
  AMS amsterda amesterdao amsterdao amszterdam
  ARN stoccolma sztokholm tukholma stokholm
  ATH athene aten ateny ateena atheny atina
  BCN barcelone barcellona barselona
  BEG belgrado belehrad
  BER berlim berlino berlijn berliini
  BEY bejrut beiroet
  BKK banguecoque
  BOM bombaim
  BRU bruxelas bryssel bruksela brusel zaventem bruksel brusszel
  BSL bale basilea basileia bazel bazylea basilej
  BUD boedapest
  CAI il_cairo kair kahira kahire
  CGK dzakarta
  CDG parigi parijs paryz pariisi pariz roissy parizs
  CGN keulen kolonia
  CPH copenaghen copenhaga kopenhamn kopenhaga koopenhamina kodan kopenhag koppenhaga
  CPT ciudad_del_cabo citta_del_capo cidade_do_cabo kapstaden kapsztad kapkaupunki kapske_mesto
  CTA catane katania katanie
  CFU corfou korfoe
  DEL neu_delhi nueva_delhi nuova_delhi nova_deli nova_delhi nowe_delhi nove_dilli dilli
  DUB dublino dublim
  DXB dubaj
  EDI edynburg
  FCO rooma rzym rim fiumicino
  FLR florenca florencja florens
  FRA frankfurt_nad_menem frankfurt_nad_mohanem
  GDN dantzig danzica
  GOA janov
  GOT gotemburgo gotenburg
  GVA genebra genewa zeneva cenevre
  HAM amburgo hampuri
  HAV avana havanna lavana hawana
  HEL helsinquia helsinque helsinky
  HER candia iraklion kreta heraklio
  HKG hongkong
  HND toquio
  IST istambul stambul
  JNB johannesburgo joanesburgo
  KEF rejkiawik
  KBP kijow
  KRK cracovie krakov
  LCA larnaka
  LED sankt_petersburg saint_petersbourg san_petersburgo
  LHR londyn lontoo
  LIS lizbona lisabon lizbon lisszabon
  LJU lubiana liubliana lublana
  LUX lussemburgo luksemburg lucemburk
  LYS lione liao
  MAD madryt madri madrit
  MEX mexiko_stadt citta_del_messico cidade_do_mexico mexico_stad mexiko_city meksyk
  MLA malte la_valletta
  MXP milao milaan mediolan
  MRS marsiglia marselha marsylia
  MUC munique monachium mnichov munih
  NAP napels neapol capodichino napoly
  NCE nicea
  JFK nova_iorque nova_york nowy_jork
  NUE norimberga nuremberga neurenberg norymberga norimberk
  OTP bucareste boekarest bukareszt bukurest bukres
  PEK pechino pequim
  PMI majorque maiorca majorka palma_di_maiorca
  PMO palerme
  PRG praag ruzyne
  PVG schanghai xangai szanghaj sanghaj sjanghai
  RAK marraquexe marrakesz marrakes
  RHO rodas rodi
  RIX ryga
  RRG rodrigues_plaine_corail plaine_corail rodrigues_island
  SCL santiago_du_chili
  SGN ho_chi_minh_stadt ho_chi_minh_ville
  SIN singapur singapour singapura singapuri
  SKG thessalonique tesalonica salonicco solun selanik
  SKP skopie
  SVQ sevilha siviglia sewilla
  SXB estrasburgo strasburgo straatsburg strasburg strasburk
  SXF berlin_schonefeld schonefeld schoenefeld
  SZG salzburgo salisburgo
  TFS teneriffa_syd teneriffa_sud teneriffa_sor teneriffa_etela tenerife_zuid tenerife_sul tenerife_jih teneryfa_poludnie teneryfa_poludniowa teneriffe teneryfa tenerife_sur tenerife_sud tenerife_south reina_sofia tenerife_sur_reina_sofia
  TLL tallin
  TLS tuluza
  TRN turim turijn turyn
  TUN tunisi tunes
  TXL berlin_tegel tegel
  VCE veneza wenecja venetsia benatky velence venedik
  VIE wenen wieden viden schwechat viyana becs
  VNO wilno vilna
  VLC walencja
  WAW varsavia varsova varsava okecie varso
  ZAG zagabria zagrzeb zahreb
  ZRH zurique zurych curych kloten zurih
  BLQ bolonha
  PSA pise piza
  HAJ hanovre
  KTM katmandou
  MNL manille manilla
  RUH riyad rijad
  AUH abou_dabi abu_dabi abu_zabi
  MCT maskat mascate
  TBS tbilissi
  EVN eriwan erevan
  LPA grande_canarie gran_kanaria
  SFO sao_francisco
  PHL filadelfia philadelphie
  MSY nueva_orleans
  PTY panama_stadt cidade_do_panama
  ASU assuncao
  RUN la_reunion
  FNC madere
  JTR santorin
  ZTH zakinthos zakintos zante
  SSH szarm_el_szejk sarm_el_sejk scharm_el_scheich charm_el_cheikh
  DJE dzerba
  PFO pafos
  FAE faroer
  AEP aeroparque
  CIA ciampino
  EWR newark
  EZE ezeiza
  GIG galeao
  DCA washington_reagan washington_national reagan reagan_national
  ITM osaka_itami
  DWC dubai_world_central
  YTZ toronto_billy_bishop
  TFN tenerife_norte tenerife_north teneriffa_nord tenerife_nord teneriffa_norra
  SOF sofya szofia
  SVO moskova moszkva
  ECN ercan
  BOJ bourgas sunny_beach
  VRA varadero
  ZNZ sansibar
  MJT mytilini lesbos mitilini
  GPA araxos patras_araxos
  PDL azoren
  LDE lourdes lourdes_tarbes
  CHQ la_canea kania
  EFL cefalonia kefallinia cephalonia
  SID ilha_do_sal isola_di_sal
  SUF lamezia
  BGY orio_al_serio
  TSF treviso
  NRN niederrhein
  KTW pyrzowice
  CNF confins
  ASW assuan asuan assouan
  MIR monastyr
  HRG hurgada
  RTB roatan
  BON bonaire`

/** The code of the airport that a city's name in another language means. */
export const EXONYMS: ReadonlyMap<string, string> = new Map(
  NAMES.trim()
    .split('\n')
    .flatMap((row) => {
      const [code = '', ...names] = row.trim().split(' ')
      return names.map((name) => [name.replaceAll('_', ' '), code] as const)
    }),
)
