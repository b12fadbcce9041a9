/**
 * Names of months and weekdays in English, German, French, Spanish, Italian, Portuguese, Dutch, Swedish, Danish, Norwegian, Polish, Finnish and
 * Czech, full and short, of months in Hungarian and Turkish as well, without accents and in lower case.
 */

const MONTH_WORDS: readonly string[] = [
  'jan january januar janvier janv enero ene gennaio gen janeiro januari stycznia styczen sty tammikuuta tammikuu ledna leden led jaen janner tammi ocak',
  'feb february februar fevrier fevr fev febrero febbraio fevereiro februari lutego luty lut helmikuuta helmikuu unora unor helmi subat',
  'mar march marz mrz mars marzo marco maart mrt marts marca marzec maaliskuuta maaliskuu brezna brezen bre maerz maalis marcius mart',
  'apr april avril avr abril abr aprile april kwietnia kwiecien kwi huhtikuuta huhtikuu dubna duben dub huhti aprilis nisan',
  'may mai mayo maggio mag maio mei maj maja toukokuuta toukokuu kvetna kveten kve touko majus mayis',
  'jun june juni juin junio giugno giu junho czerwca czerwiec cze kesakuuta kesakuu cervna cerven cvn kesa junius haziran',
  'jul july juli juill juillet juil julio luglio lug julho lipca lipiec lip heinakuuta heinakuu cervence cervenec cvc heina julius temmuz',
  'aug august aout agosto ago augustus augusti sierpnia sierpien sie elokuuta elokuu srpna srpen srp elo augusztus agustos',
  'sep sept september septembre septiembre settembre set setembro wrzesnia wrzesien wrz syyskuuta syyskuu zari syys szeptember eylul',
  'oct october okt oktober octobre octubre ottobre ott outubro out pazdziernika pazdziernik paz lokakuuta lokakuu rijna rijen rij loka ekim',
  'nov november novembre noviembre novembro listopada listopad lis marraskuuta marraskuu listopadu marras kasim',
  'dec december dez dezember decembre diciembre dic dicembre dezembro desember des grudnia grudzien gru joulukuuta joulukuu prosince prosinec joulu aralik',
]

const WEEKDAY_WORDS: readonly string[] = [
  'sun sunday so sonntag dim dimanche dom domingo domenica zo zondag son sondag sonda niedz niedziela nd sunnuntai nedele nedeli su sondagen niedzieli',
  'mon monday mo montag lun lundi lunes lunedi seg segunda ma maandag man mandag mandagen pon poniedzialek pn maanantai pondeli poniedzialku',
  'tue tues tuesday di dienstag mar mardi martes martedi ter terca dinsdag tis tisdag tir tirsdag wt wtorek wtorku tiistai utery uterka',
  'wed wednesday mi mittwoch mer mercredi mie miercoles mercoledi qua quarta wo woensdag ons onsdag sr sroda srody keskiviikko streda stredy',
  'thu thur thurs thursday do donnerstag jeu jeudi jue jueves gio giovedi qui quinta donderdag tor tors torsdag czw czwartek czwartku torstai ctvrtek ctvrtka',
  'fri friday fr freitag ven vendredi vie viernes venerdi sex sexta vr vrijdag fre fredag pt piatek piatku perjantai patek patku',
  'sat saturday sa samstag sonnabend sam samedi sab sabado sabato za zaterdag lor lordag sob sobota soboty lauantai',
]

const table = (words: readonly string[], first: number): ReadonlyMap<string, number> =>
  new Map(words.flatMap((line, index) => line.split(' ').map((word) => [word, index + first] as const)))

/** 1 for January. */
export const MONTHS = table(MONTH_WORDS, 1)
/** 0 for Sunday. */
export const WEEKDAYS = table(WEEKDAY_WORDS, 0)
