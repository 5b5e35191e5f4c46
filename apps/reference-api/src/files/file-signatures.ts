/** The types of pictures that browsers show, by extension. SVG is not among them, because it can run code. */
export const pictureTypes: Readonly<Record<string, string>> = {
  '.gif': 'image/gif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

const JPEG = /^ffd8ff/;
/** Office documents and archives are ZIP files. */
const ZIP = /^504b(?:0304|0506)/;

/** The first bytes of files, in hexadecimal, by extension. Plain text can start with anything. */
const signatures: Readonly<Record<string, RegExp>> = {
  '.docx': ZIP,
  '.gif': /^47494638(?:37|39)61/,
  '.jpeg': JPEG,
  '.jpg': JPEG,
  '.mp4': /^.{8}66747970/,
  '.pdf': /^255044462d/,
  '.png': /^89504e470d0a1a0a/,
  '.pptx': ZIP,
  '.webp': /^52494646.{8}57454250/,
  '.xlsx': ZIP,
  '.zip': ZIP,
};

/**
 * Whether the content of a file can be of the type that its extension stands for.
 *
 * @param extension The end of the name, in lower case, such as `.pdf`.
 */
export function fitsExtension(bytes: Uint8Array, extension: string): boolean {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('hex');
  return signatures[extension]?.test(start) ?? true;
}

/** Returns the extension of a picture, by its content. `undefined` for any other file. */
export const findPictureExtension = (bytes: Uint8Array): string | undefined =>
  Object.keys(pictureTypes).find((extension) => fitsExtension(bytes, extension));
