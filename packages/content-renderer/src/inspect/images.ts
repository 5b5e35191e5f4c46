const FILE_NAME = /^(?:\S+\.(?:avif|gif|jpe?g|png|svg|webp)|(?:dsc|image|img)[-_]?\d*)$/i;

/** True if an alternative text is a file name. */
export function isFileName(alt: string): boolean {
  return FILE_NAME.test(alt.trim());
}

/** Returns the size in bytes of an image in a `data:` URL; undefined for other URLs. */
export function getInlineImageBytes(src: string): number | undefined {
  const comma = src.indexOf(',');
  if (comma < 0 || !/^\s*data:/i.test(src)) return undefined;
  const data = src.slice(comma + 1);
  if (!/;\s*base64\s*$/i.test(src.slice(0, comma))) return data.length;
  const length = data.replace(/[\s=]+/g, '').length;
  return Math.floor((length * 3) / 4);
}
