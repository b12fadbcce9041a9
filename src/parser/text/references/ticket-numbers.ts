/** The numbers of tickets as airlines give them: three figures of the airline, and ten. */

const ANYWHERE = /(?<!\d)\d{3}[- ]?\d{10}(?!\d)/
const ALONE = /^\d{3}[ -]?\d{10}$/

/** Whether a text tells one: `Ticket number 075-2371401064`, `Number: 0752371401064`. */
export const tellsTicketNumber = (text: string): boolean => ANYWHERE.test(text)
/** Whether a text is one and nothing more. */
export const isTicketNumber = (text: string): boolean => ALONE.test(text)
