/** How much of a document is looked at. What is beyond is left out and told; none of it can make the program slow or big. */

/** Bytes of anything that is read, also of what was packed. */
export const mostBytes = 20 * 1024 * 1024

/** Bytes that may come out of the streams of a PDF, or of a picture. */
export const mostUnpacked = 256 * 1024 * 1024

/** Attachments and files within a document, all levels together, and how deep they may lie in one another. */
export const mostParts = 60
export const mostLevels = 5

/** Bytes of a mail that is taken apart here; a larger one, which may keep a library busy for long, in a thread where that can be had. */
export const mostMailHere = 64 * 1024

/** Lines of a mail as it was sent (7 MB in Base64 are a hundred thousand), and those that begin with two hyphens as between its parts. */
export const mostMailLines = 200_000
export const mostMailMarks = 2_000

/** Lines of text that are understood, characters of a line, and of all of them: forty pages of small print are not more, and no confirmation comes near. */
export const mostLines = 2_000
export const mostInLine = 1_000
export const mostText = 120_000

/** Elements of HTML or XML, and how deep they may lie in one another; what is deeper is taken up by the level above. */
export const mostElements = 60_000
export const mostDepth = 160

/** Characters of a value in HTML or XML, with the spaces around its words. */
export const mostInValue = 10_000

/** Levels of JSON within one another that are looked at. */
export const mostNested = 48

/** Things of schema.org, events of a calendar and barcodes of one document. */
export const mostThings = 300
export const mostEvents = 300
export const mostBarcodes = 40

/** Pages of a PDF, images on them, and pixels of an image. */
export const mostPages = 40
export const mostImages = 40
export const mostPixels = 40_000_000

/** Pixels of a picture that is made ready for its letters to be recognised, and those it has then at most. */
export const mostUnfolded = 24_000_000
export const mostEnlarged = 12_000_000

/** Strips of a page in a picture that are recognised at once. Their number tells what is read, and does not depend on how many processors there are. */
export const mostStrips = 2

/** Flights, stays, rides and cars of one trip. */
export const mostProducts = 100

/** Of those and of people, how many are compared with one another, each with each, to find out what is told twice. */
export const mostCompared = 1_000
export const mostPeople = 200
