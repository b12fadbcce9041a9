/**
 * The signs of Windows: dashes, quotation marks, `€` and their like have bytes in windows-1252 that are controls in latin1. Node 20, and some of what came
 * after it, decodes the one as if it were the other (nodejs/node#56542), and no document has such controls.
 */
const SIGNS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const FIRST = 0x80

/** A text with the signs that were decoded as controls. */
export const withSigns = (text: string): string => text.replace(/[\u0080-\u009f]/g, (control) => SIGNS[control.charCodeAt(0) - FIRST] ?? '')
