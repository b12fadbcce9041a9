/** `ROSA SRA` behind the stroke of `TAVARES / ROSA SRA`: half a name, and how she is addressed. */
const GIVEN_AND_TITLE = /^\p{Lu}{2,} (?:MRS?|MS|MISS|MSTR|MME|MLLE|SRA?|SRTA|DHR|MEVR)$/u
export const isGivenAndTitle = (text: string): boolean => GIVEN_AND_TITLE.test(text)
