/**
 * Numbers in words, as most of the languages that are read in Latin letters share them: parts of patterns. What is counted decides their form and which other
 * languages are read, so each list that is made of these has some of its own besides.
 */

/** From one to ten. */
export const NUMBER_WORDS = [
  'one|une|una|uma|een',
  'two|zwei|deux|dos|due|duas|twee|tva|to',
  'three|drei|trois|tres|tre|drie',
  'four|vier|quatre|cuatro|quattro|quatro|fyra|fire',
  'five|funf|cinq|cinco|cinque|vijf|fem',
  'six|sechs|seis|sei|zes|sex|seks',
  'seven|sieben|sept|siete|sette|sete|zeven|sju|syv',
  'eight|acht|huit|ocho|otto|oito|atta|otte',
  'nine|neun|neuf|nueve|nove|negen|nio|ni',
  'ten|zehn|dix|diez|dieci|dez|tien|tio|ti',
] as const
