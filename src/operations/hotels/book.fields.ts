import { text, textLike } from '../../core/words.ts'

/** What both versions of booking rooms take, under names of their own. */

export const title = textLike(/^[A-Za-z -]{1,54}$/, 'Title', 'letters', 'MS')

export const telephone = text('Telephone', 199, '+34 612345678')

export const loyaltyNumber = textLike(/^[A-Z0-9-]{1,21}$/, 'Number in the loyalty programme', 'up to 21 letters and digits', 'HH1234567')

export const wish = (summary: string) => textLike(/^.{2,120}$/su, summary, 'text of 2 to 120 characters', 'a quiet room')
