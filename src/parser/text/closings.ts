/** How letters end, above the names of those who sign them. */

/** As part of patterns of text in plain letters. */
export const CLOSING =
  '(?:kind(?:est)?|best|warm(?:est)?) regards|regards|(?:yours )?(?:sincerely|faithfully|truly)|see you soon|mit (?:freundlich|herzlich|best|lieb)en|(?:freundliche|herzliche|viele|beste|liebe) gru(?:ss?e?|esse|en)|bis bald|(?:bien )?cordialement|(?:sinceres |meilleures )?salutations|a bientot|un (?:cordial |caro )?(?:saludo|saluto)|saludos|atentamente|(?:cordiali|distinti) saluti|a presto|com os melhores|(?:melhores )?cumprimentos|atenciosamente|(?:met )?(?:vriendelijke|hartelijke) groet(?:en)?|med (?:vanlig|venlig|vennlig|basta)|(?:vanlig|venlig|vennlig) h[a-z]+|(?:ystavallisin )?terveisin|z powazaniem|pozdrawia[a-z]*|s pozdravem|udvozlettel|tisztelettel|saygilar[a-z]*|cu (?:stima|respect)|(?:with |our )?(?:all |very )?(?:best|warm|kind|good) wishes|all the best|looking forward to (?:it|seeing|meeting|welcoming)|until then|see you then|tot dan|bis dahin|a tres bientot|hasta pronto|ate (?:breve|la)|vi ses|pa gensyn|na shledanou|hartelijks|groetjes|(?:de |med )?(?:mange |bedste |beste |venlige )?hilsn?(?:er|en|ene)?|(?:manga |varma |basta )?halsningar|mvh|(?:un |grosses |bien )?(?:abrazo|abraco|amities|amicalement)|pozdrowienia|zdravi[m]?'

/** Whether a line of plain letters is one with which a letter ends. */
export const CLOSES = new RegExp(`^\\s*(?:${CLOSING})(?![a-z])[^:\\d]{0,30}$`)
