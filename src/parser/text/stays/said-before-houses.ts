/** What stands before the name of a house in the same words, and is no part of it. */

/** `per l'Albergo Tre Pini`: for which house somebody signs. */
export const SIGNED_FOR =
  /^\s*(?:[Pp]er (?:l['’]|il |la |lo )|[Ff]ür (?:das |den |die )|[Pp]our (?:l['’]|le |la )|[Pp]or (?:el |la )|[Pp]el[oa] |[Ff]or the |[Oo]n behalf of (?:the )?|[Nn]amens (?:het |de )?|[Vv]oor (?:het |de ))(?=\p{Lu})/u

/** `Saremo tutti all'Hotel Corallo`, `Wir wohnen im Hotel Post`: what a sentence says before a name that begins with what kind of house it is. */
export const SAID_BEFORE =
  /^\s*\p{Lu}\p{Ll}{1,12} (?:\p{Ll}{2,12} ){0,4}(?:(?:presso l|all|nell|à l|dans l)['’]|(?:presso il|al|nel|at the|in the|im|beim|en el|au|dans le|no|na|w|v|på|bij|in het) )(?=(?:Grand )?(?:Hotel|Hôtel|Hotell|Hotelli|Albergo|Auberge|Hostal|Pension|Gasthof) \p{Lu})/u
