const FILE_NAME = /^(?:\S+\.(?:avif|gif|jpe?g|png|svg|webp)|(?:dsc|image|img)[-_]?\d*)$/i;

/** True where an alternative text is the name of a file. */
export function isFileName(alt: string): boolean {
  return FILE_NAME.test(alt.trim());
}

/** Bytes of a picture that is written into the text; undefined where it is not. */
export function inlineBytes(src: string): number | undefined {
  const comma = src.indexOf(',');
  if (comma < 0 || !/^\s*data:/i.test(src)) return undefined;
  const data = src.slice(comma + 1);
  if (!/;\s*base64\s*$/i.test(src.slice(0, comma))) return data.length;
  const letters = data.replace(/[\s=]+/g, '').length;
  return Math.floor((letters * 3) / 4);
}
