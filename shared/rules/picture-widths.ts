/** Widths of a picture in pixels, by size; it is 3:2. */
export const pictureWidths = { thumbnail: 320, medium: 768, large: 1536 } as const;
