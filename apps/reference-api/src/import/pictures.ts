import type { ContentPart, Image } from '@producer-portal/api';
import { toPictureReference } from '../db/pictures.ts';
import { findPictureExtension } from '../files/file-signatures.ts';
import { identifyFile, type AttachmentFile, type Owner } from './attachments.ts';
import { findElements } from './body-elements.ts';
import { DocumentError, DocumentErrors } from './problem.ts';
import type { ReadFile, SourceDocument } from './source.ts';

const MEGABYTE = 1_000_000;
/** Maximum size of a picture, because phones load it with the page. */
const MAX_PICTURE_BYTES = 5 * MEGABYTE;

/** URLs of other hosts, paths on this host, and anchors. They don't change. */
const IS_ADDRESS = /^(?:[a-z][a-z\d+.-]*:|\/|#|$)/i;
/** A picture that is embedded in the HTML, as in converted Word documents and in texts from some editors. */
const DATA_URL = /^data:[^,]*;base64,(.*)$/is;

/** The fields that can show pictures. */
type WithPictures = {
  contents?: ContentPart[] | null | undefined;
  image?: Image | null | undefined;
};

/**
 * Reads the pictures of a record or page, and replaces their paths with the addresses that they will have on the host.
 *
 * @throws DocumentErrors If pictures can't be read, are too large, or have a type that browsers don't show.
 */
export async function readPictures<Content extends WithPictures>(
  owner: Owner,
  source: SourceDocument,
  content: Content,
  readFile: ReadFile,
): Promise<{ content: Content; files: AttachmentFile[] }> {
  const files = new Map<string, AttachmentFile>();
  const errors: DocumentError[] = [];
  const toUrl = (field: string) => async (src: string) => {
    const isData = /^data:/i.test(src);
    if (!isData && IS_ADDRESS.test(src)) return src;
    const readBytes = isData ? async () => decode(src) : () => readFile(source, decodePath(src));
    const name = isData ? 'A picture in the text' : `"${src}"`;
    try {
      const bytes = await readBytes();
      const { hash, key } = identifyFile(owner, 'picture', bytes);
      const { id, url } = toPictureReference(key, checkPicture(name, bytes));
      files.set(id, { id, hash, read: readBytes });
      return url;
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      errors.push(new DocumentError(`${field}: ${error.message}`, [field]));
      return src;
    }
  };
  const replaced = await replacePictures(content, toUrl);
  if (errors.length > 0) throw new DocumentErrors(errors);
  return { content: replaced, files: [...files.values()] };
}

/**
 * Replaces the addresses of a record's or page's pictures. The rest of its HTML stays as it is.
 *
 * @param replace Gets the name of a field, and returns the function that replaces an address in that field.
 */
export async function replacePictures<Content extends WithPictures>(
  content: Content,
  replace: (field: 'contents' | 'image') => (src: string) => Promise<string>,
): Promise<Content> {
  const { contents, image } = content;
  return {
    ...content,
    ...(contents && {
      contents: await Promise.all(
        contents.map(async (part) => ({
          ...part,
          content: await replaceSources(part.content, replace('contents')),
        })),
      ),
    }),
    ...(image && { image: { ...image, url: await replace('image')(image.url) } }),
  };
}

async function replaceSources(
  html: string,
  replace: (src: string) => Promise<string>,
): Promise<string> {
  let result = html;
  // Start at the end, so that the positions of earlier elements stay valid.
  for (const { tagName, attrs, sourceCodeLocation } of findElements(html).toReversed()) {
    const src = attrs.find(({ name }) => name === 'src')?.value.trim();
    const place = sourceCodeLocation?.attrs?.['src'];
    if (tagName !== 'img' || src === undefined || !place) continue;
    const replaced = await replace(src);
    if (replaced === src) continue;
    result = `${result.slice(0, place.startOffset)}src="${replaced}"${result.slice(place.endOffset)}`;
  }
  return result;
}

/**
 * Checks a picture by its content, because its file name can be wrong.
 *
 * @returns The picture's extension.
 * @throws DocumentError If it is too large, or has a type that browsers don't show.
 */
export function checkPicture(name: string, bytes: Uint8Array): string {
  if (bytes.byteLength > MAX_PICTURE_BYTES) {
    throw new DocumentError(
      `${name} is ${(bytes.byteLength / MEGABYTE).toFixed(1)} MB. Make the picture smaller: the limit is ` +
        `${MAX_PICTURE_BYTES / MEGABYTE} MB.`,
    );
  }
  const extension = findPictureExtension(bytes);
  if (extension !== undefined) return extension;
  throw new DocumentError(
    `${name} is not a PNG, JPEG, GIF, or WebP picture. Save it as one of these, or remove it.`,
  );
}

function decode(url: string): Uint8Array {
  return Buffer.from(DATA_URL.exec(url)?.[1] ?? '', 'base64');
}

/** @example decodePath('photos/my%20roof.png') // 'photos/my roof.png' */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
