/**
 * Names of months and weekdays in English, German, French, Spanish, Italian, Portuguese, Dutch, Swedish, Danish, Norwegian, Polish, Finnish,
 * Czech, Hungarian, Turkish, Romanian, Ukrainian, Russian, Bulgarian, Serbian, Croatian, Greek and the Baltic languages, full and short, as `plain` writes them.
 */

const MONTH_WORDS: readonly string[] = [
  'jan january januar ocak janvier janv enero ene gennaio gen janeiro januari stycznia styczen sty tammikuuta tammikuu ledna leden led jaen janner tammi oca ianuarie sicna sicenj sic janvara janvarj anv janvaris anuari ianoyarioy ianoyarios ian jaanuar tammik sijecnja sijecanj',
  'feb uno sub febr feber february februar subat fevrier fevr fev febrero febbraio fevereiro februari lutego luty lut helmikuuta helmikuu unora unor helmi februarie lutogo lutij fevrala fevralj fevruari februaris fevroyarioy fevroyarios veebruar helmik veljace veljaca',
  'mar march mart marcius marz mrz mars marzo marco maart mrt marts marca marzec maaliskuuta maaliskuu brezna brezen bre maerz maalis marc martie berezna berezenj marta martioy martios maalisk ozujka ozujak',
  'apr april nisan nis aprilis avril avr abril abr aprile april kwietnia kwiecien kwi huhtikuuta huhtikuu dubna duben dub huhti aprilie kvitna kvitenj kvit aprela aprelj aprila aprilioy aprilios aprill huhtik travnja travanj',
  'may mai mayis majus mayo maggio mag maio mei maj maja toukokuuta toukokuu kvetna kveten kve touko travna travenj maa maioy maios maijs toukok svibnja svibanj',
  'jun june haziran haz juni juin junio giugno giu junho czerwca czerwiec cze kesakuuta kesakuu cervna cerven cvn kesa iunie iun cervenj cerv iuna iunj uni junijs ioynioy ioynios ioyn juuni kesak lipnja lipanj',
  'jul jui july temmuz juli juill juillet juil julio luglio lug julho lipca lipiec lip heinakuuta heinakuu cervence cervenec cvc heina tem iulie iul lipna lipenj iula iulj uli julijs ioylioy ioylios ioyl juuli heinak srpnja srpanj',
  'aug august agustos agu augusztus aout aou agosto ago augustus augusti sierpnia sierpien sie elokuuta elokuu srpna srpen srp elo serpna serpenj avgusta avgust augusts aygoystoy aygoystos ayg elok kolovoza kolovoz',
  'sep sept eylul eyl szeptember szept september septembre septiembre settembre set setembro wrzesnia wrzesien wrz syyskuuta syyskuu zari syys septembrie veresna veresenj sentabra sentabrj septemvri septembar septembris septemvrioy septemvrios syysk rujna rujan',
  'oct october ekim okt oktober octobre octubre ottobre ott outubro out pazdziernika pazdziernik paz lokakuuta lokakuu rijna rijen rij loka eki octombrie zovtna zovtenj zov oktabra oktabrj oktomvri oktobar oktobris oktovrioy oktovrios oktoober lokak',
  'nov november kasim kas novembre noviembre novembro listopada listopad lis marraskuuta marraskuu listopadu marras noiembrie noabra noabrj noa noemvri novembar novembris noemvrioy noemvrios marrask studenoga studenog studeni',
  'dec december aralik dez dezember decembre diciembre dic dicembre dezembro desember des grudnia grudzien gru joulukuuta joulukuu prosince prosinec joulu ara decembrie grudna grudenj dekabra dekabrj dek dekemvri decembar decembris dekemvrioy dekemvrios detsember jouluk prosinca prosinac',
]

const WEEKDAY_WORDS: readonly string[] = [
  'sun sunday pazar vasarnap so sonntag dim dimanche dom domingo domenica zo zondag son sondag sonda niedz niedziela nd sunnuntai nedele nedeli su sondagen niedzieli duminica voskresenje nedila nedela nedelja nedjelja kyriaki vs nedjelje nedjelju nedelju nedelu niedziele vasarnapra sunnuntaina sunnuntaista sunnuntaihin',
  'mon monday pazartesi hetfo mo montag lun lundi lunes lunedi seg segunda ma maandag man mandag mandagen pon poniedzialek pn maanantai pondeli poniedzialku pzt luni ponedeljnik ponedilok ponedelnik ponedeljak ponedjeljak ponedeljek deytera ponedjeljka ponedeljka hetfon hetfotol hetfore maanantaina maanantaista maanantaihin',
  'tue tues tuesday sali kedd di dienstag mar mardi martes martedi ter terca dinsdag tis tisdag tir tirsdag wt wtorek wtorku tiistai utery uterka marti vtornik vivtorok utorak torek triti vt utorka tirsdagen tisdagen kedden keddtol keddre tiistaina tiistaista tiistaihin',
  'wed wednesday carsamba szerda mi mittwoch mer mercredi mie miercoles mercoledi qua quarta wo woensdag ons onsdag sr sroda srody keskiviikko streda stredy miercuri sreda sereda srada srijeda tetarti srijede srijedu sredu srode stredu onsdagen szerdan szerdatol szerdara keskiviikkona keskiviikosta keskiviikkoon',
  'thu thur thurs thursday persembe csutortok do donnerstag jeu jeudi jue jueves gio giovedi qui quinta donderdag tor tors torsdag czw czwartek czwartku torstai ctvrtek ctvrtka joi cetverg cetver cetvartak cetvrtak cetrtek pempti ct cetvrtka torsdagen csutortokon csutortoktol csutortokre torstaina torstaista torstaihin',
  'fri friday cuma pentek fr freitag ven vendredi vie viernes venerdi sex sexta vr vrijdag fre fredag pt piatek piatku perjantai patek patku cum vineri patnica pjatnica petak petek paraskeyi petka fredagen penteken pentektol pentekre perjantaina perjantaista perjantaihin',
  'sat saturday cumartesi szombat sa samstag sonnabend sam samedi sab sabado sabato za zaterdag lor lordag sob sobota soboty lauantai cmt sambata subbota subota sabota savvato sb subote subotu sobotu sobote lordagen szombaton szombattol szombatra lauantaina lauantaista lauantaihin',
]

const table = (words: readonly string[], first: number): ReadonlyMap<string, number> =>
  new Map(words.flatMap((line, index) => line.split(' ').map((word) => [word, index + first] as const)))

/** 1 for January. */
export const MONTHS = table(MONTH_WORDS, 1)
/** What is a month behind a year, and a name elsewhere: `2027. július 14.` */
export const MONTHS_AFTER_YEAR: ReadonlyMap<string, number> = new Map([...MONTHS, ['junius', 6], ['julius', 7]])
/** 0 for Sunday. */
export const WEEKDAYS = table(WEEKDAY_WORDS, 0)

/** A word that may name a weekday, of which `weekdayOf` says whether it does: a part of patterns. */
export const NAME_OF_DAY = `[a-z]{2,12}(?:-feira)?`
/** 0 for Sunday; of `segunda-feira` the first word tells. */
export const weekdayOf = (word: string | undefined): number | undefined => WEEKDAYS.get(word?.replace('-feira', '') ?? '')

/** What a day is called, before its number or behind how many: a part of patterns. */
export const DAY = '(?:day|tag|jour|dia|giorno|dag|dzien|den|paiva)'

/** Short names that are words as well: no months where a number follows them. */
export const SHORT_MONTHS: ReadonlySet<string> = new Set(
  'ara kas tem haz eki des sie lis out led elo gru paz sty lut oca nis dub marta maa uni uli ian noa sic'.split(' '),
)
/** Two letters for a weekday, in Czech and Finnish, that are words or other days elsewhere: before a day of two numbers they are nothing else. */
export const SHORT_WEEKDAYS: ReadonlySet<string> = new Set('po ut st ct pa so ne ma ti ke pe la su'.split(' '))
