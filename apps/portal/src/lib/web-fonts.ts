/** The fonts that every page uses. Italics load when a page needs them. */
export const WEB_FONTS = [
  '1em "Source Serif 4 Variable"',
  '1em "Atkinson Hyperlegible Next Variable"',
];

/** Loads the fonts that every page uses. Returns the faces of each, which are empty if its stylesheet hasn't loaded. */
export const loadWebFonts = (): Promise<FontFace[][]> =>
  Promise.all(WEB_FONTS.map((font) => document.fonts.load(font)));
