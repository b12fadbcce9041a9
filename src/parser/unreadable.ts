/** A document that cannot be read at all, in words for people: `it is encrypted`. They never repeat what is in it. */
export class Unreadable extends Error {}
