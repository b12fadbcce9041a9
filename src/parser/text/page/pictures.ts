/** Small pictures that are signs of a font and stand among words. */

const DRAWN = /^\s*\p{So}\uFE0F?\s/u

/** `✈ AIR`: the picture before a heading is none of its words. */
export const withoutPicture = (text: string): string => text.replace(DRAWN, '')
