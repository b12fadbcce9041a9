/** Labels that run into what they tell, as copied pages have them whose look alone set both apart: `Booking Number84620193`, `Check-InSaturday`. */

/** A label of whole words, right before a capital or a figure. */
const RUN_ON = /^(?<label>\p{Lu}[\p{L}' -]{2,38}\p{Ll})(?=\p{Lu}\p{L}{2}|\p{Lu}{2}|\d)/u
/** Lines of a text that begin so: fewer may have the name of a firm, as `FlixBus` is written. */
const FEWEST = 4

/** The lines with such labels apart; undefined where there are few. */
export function withLabelsApart(lines: readonly string[]): string[] | undefined {
  return lines.filter((line) => RUN_ON.test(line)).length < FEWEST ? undefined : lines.map((line) => line.replace(RUN_ON, '$<label>   '))
}
