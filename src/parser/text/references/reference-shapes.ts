/** How numbers of bookings are written: in groups that gaps, points, dashes or bars part, in letters and figures, and in small letters. */

/** Behind it ends its cell, or a sign parts it from what follows; behind the others as well a sentence ends, or goes on. */
const ENDS_CELL = String.raw`(?=\s*$|\s{3}|\s[|·])`
const ENDS_PART = String.raw`(?=\s*$|\s{2}|\s[|·–-]|[.,;)](?:\s|$))`
const ENDS_PART_FAR = String.raw`(?=\s*$|\s{3}|\s[|·–-]|[.,;)](?:\s|$))`

/** Any of the shapes, each with one that has it. The first that matches is taken, so longer ones and those with more signs of a number come first. */
export const ANY_SHAPE = new RegExp(
  `^(?:${[
    // `ABC/2027/4418`
    String.raw`[A-ZÀ-Þ]{2,4}(?:[-/]\d{2,8}){2,3}(?![\w@/-])`,
    // `AB-204 417`
    String.raw`[A-Z]{2,4}-\d{3} \d{3}(?=\s*$|\s{3})`,
    // `K 20417 338 AB`
    String.raw`[A-Z]{1,3} ?\d{2,5}(?: \d{3,5}){1,2} [A-Z]{1,3}${ENDS_CELL}`,
    // `BK 2027/44-1187`
    String.raw`(?!TEL|FAX|UHR|[A-Z]+ (?:0|\d{3,4}-\d{3}-\d{4}))[A-Z]{1,4} (?:\d{4}[-/]\d{1,4}|\d{2,3}[-/]\d{3,6})[-/]\d{3,6}${ENDS_PART}`,
    // `20 417 338`
    String.raw`\d{2,4}(?: \d{2,4}){2,4}(?=\s*$|\s{2})`,
    // `4 417 338 20`
    String.raw`[1-9](?: \d{3}){2,3}(?: \d{2})?(?=\s*$|\s{2})`,
    // `4 417 3382`
    String.raw`[1-9] \d{3} \d{4}(?=\s*$|\s{3})`,
    // `K204 417 338`
    String.raw`[A-Z]{0,3}\d{2,4}(?: \d{3,4}){1,4}(?: \d{2}(?=\s*$|\s{2}|\.(?:\s|$)))?(?![\d,]|\.\d)`,
    // `204.417.338`
    String.raw`\d{2,4}(?:\.\d{3}){2,3}(?![\d.,])`,
    // `4.417/38`
    String.raw`\d{1,3}\.\d{3}\/\d{2}(?![\d/]|[.,]\d)`,
    // `20417.4418`
    String.raw`\d{4,5}\.\d{4,5}(?![\d.,])`,
    // `20417.338.44`
    String.raw`(?!0|\d{3}\.\d{3}\.\d{4}(?!\d)|(?:19|20)\d\d\.\d{1,2}\.\d{1,2}(?!\d))\d{3,5}(?:\.\d{2,5}){2,3}(?![\d.,])`,
    // `AB 2041 7338`
    String.raw`[A-Z]{2} \d{4}(?: \d{3,4}){1,3}(?![\d.,])`,
    // `AB 204/417`
    String.raw`[A-Z]{1,2} \d{2,4}\/\d{2,6}${ENDS_CELL}`,
    // `AB1 2041 7338`
    String.raw`[A-Z]{2,4}\d(?: \d{4}){1,3}(?![\d.,])`,
    // `K 204.417`
    String.raw`[A-Z]{1,3} \d{3,4}(?:\.\d{3}){1,2}(?![\d.,])`,
    // `AB2041 7338 20`
    String.raw`[A-Z]{0,2}\d{4} \d{4} \d{2}${ENDS_CELL}`,
    // `4 417 338 204`
    String.raw`\d(?: \d{3}){3}(?=\s*$|\s{2})`,
    // `20417 33844`
    String.raw`\d{5}(?: \d{5}){1,3}(?=\s*$|\s{3})`,
    // `2041 73384`
    String.raw`(?:\d{4} \d{5}|\d{6,8} \d{2,4})(?=\s*$|\s{3})`,
    // `AB-204 417`
    String.raw`[A-Z]{1,4}-\d{2,4}(?: \d{2,4}){1,3}${ENDS_PART}`,
    // `K-AB 20417/1`
    String.raw`(?:[A-Z]{1,3}[- ])?[A-Z]{2,4} (?:\d{4,10}[-/]\d{1,6}|\d{2,3}[-/]\d{3,6})(?=\s*$|\s{2}|\s[|·–—(-]|[.,;)](?:\s|$))`,
    // `aAB 204 417`
    String.raw`(?!TEL|FAX|UHR)[a-z]?[A-Z]{2,4} \d{2,4}(?: \d{2,4}){1,4}${ENDS_PART_FAR}`,
    // `AB 204417`
    String.raw`[A-Z]{2,3} \d{6,10}${ENDS_CELL}`,
    // `AB 2041`
    String.raw`(?!TEL|FAX|UHR|ICE|TGV|TER|REX|RJX|AVE|EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN)[A-Z]{2,3} \d{4,5}(?=\s*$|\s\()`,
    // `K-AB 20417`
    String.raw`[A-Z]{1,3}-[A-Z]{1,3} \d{5,10}${ENDS_PART}`,
    // `4K2 AB7 P`
    String.raw`(?=[A-Z ]*\d)(?=[\d ]*[A-Z])[A-Z\d]{3}(?: [A-Z\d]{3}){1,3}(?: [A-Z\d]{1,2})?${ENDS_CELL}`,
    // `K204 A17B`
    String.raw`(?=[A-Z\d ]{0,16}(?:[A-Z]\d|\d[A-Z]))(?=[A-Z]{0,3}\d)[A-Z\d]{4}(?: (?=[A-Z]{0,3}\d)[A-Z\d]{4}){1,3}${ENDS_PART_FAR}`,
    // `ABC 2041 K`
    String.raw`(?!TEL|FAX|UHR|ICE|TGV|TER|REX|RJX|AVE)[A-Z]{3} \d{4} [A-Z]${ENDS_CELL}`,
    // `AB12-CD34-EF56-GH78-IJ90`
    String.raw`[A-Z0-9]{2,12}(?:-[A-Z0-9]{2,12}){4,6}(?![\w@-])`,
    // `7K4-Q2/88`, and all that nothing breaks
    String.raw`[A-Z0-9](?:[A-Z0-9]|[-/](?=[A-Z0-9])){3,23}(?![A-Za-z0-9@]|\.\d)`,
  ].join('|')})`,
)
/** What goes on behind letters or figures: all but the last of the shapes above do. A plain code is read without them, which take long to make ready. */
export const GOES_ON = /^[A-Za-zÀ-ÿ\d]{1,24}[ ./-][A-Za-z\d]/
/** A plain code. */
export const UNBROKEN = /^[A-Z0-9]{4,24}(?![A-Za-z0-9@]|\.\d)/
/** Codes in small letters or both have figures among them, so that they are no words; behind letters that say whose they are, as well. */
export const MIXED =
  /^(?:[A-Z]{2,4}-)?(?=(?:[A-Za-z]{0,9}\d){2})(?=\d{0,9}[A-Za-z])[A-Za-z0-9]{8,16}(?=$|\s|[,;)]|\.(?:\s|$))|^[A-Za-z]{2,4}_(?=[A-Za-z]{0,6}\d)[A-Za-z\d]{6,12}(?=$|\s|[,;)])/
