/** Words with which somebody confirms something: `we hereby confirm`, `confirmamos`. */

/** As part of patterns. */
export const WE_CONFIRM =
  '(?:(?:we|i) (?:(?:are )?(?:happy|pleased|glad|delighted) to |hereby |gladly )?confirm|it(?: is|.s) (?:a|our|my) (?:great )?pleasure to confirm|bestatig(?:e|en) (?:ich|wir)|(?:ich|wir) bestatigen?|(?:je|nous) (?:vous )?confirm(?:e|ons)|confirmamos|confirmo|confermiamo|confermo|bevestig(?:en)? (?:wij|we|ik)|(?:wij|we|ik) bevestigen?|bekraftar|bekrefter|bekrae?fter|potwierdzam[y]?|vahvistamme|potvrzuj[ie](?:me)?)'
