/** `★★★★` */
export const starsText = (stars: number | undefined): string => '★'.repeat(stars ?? 0)
