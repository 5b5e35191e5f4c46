import { unzipSync } from 'fflate';
import { parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5';
import { parse } from 'yaml';
import { checkPicture } from './pictures.ts';
import { DocumentError, type ImportProblem } from './problem.ts';
import { addBody, type SourceDocument } from './source.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** A small file can unzip to gigabytes. */
const MAX_UNZIPPED_BYTES = 200_000_000;

/**
 * Reads a Word document. Its first table replaces front matter: one column has the names of the fields, the other their
 * values. The rest of the document is the body.
 *
 * @param file The path in the imported folder. The file's name is the slug, unless the table has a slug.
 * @param problems Receives a problem for each invalid row.
 * @returns The document, with its pictures as data URLs.
 * @throws DocumentError If the file isn't a Word document, has no such table, or has a picture that browsers don't show.
 */
export async function readWord(
  file: string,
  bytes: Uint8Array,
  problems: ImportProblem[],
): Promise<SourceDocument[]> {
  const body = parseFragment(await toHtml(bytes));
  const [table, ...rest] = body.childNodes.filter((node) => !isBlank(node));
  if (!table || !isElement(table, 'table')) {
    throw new DocumentError(
      'The document must start with a table of two columns: fields such as "type" and "title", and their values. ' +
        'If this file is an attachment, or shouldn’t be imported, start its name or its folder’s name with _.',
    );
  }
  const rows = findAll(table, 'tr');
  const values = new Map<string, unknown>();
  const lines = new Map<string, number>();
  for (const [index, row] of rows.entries()) {
    try {
      const [name, value] = readRow(row);
      const other = [...values.keys()].find((known) => overlap(known, name));
      if (other !== undefined) {
        throw new DocumentError(
          `The rows "${other}" and "${name}" set the same field. Remove one of them.`,
        );
      }
      values.set(name, value);
      lines.set(name, index + 1);
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      problems.push({ file, line: index + 1, message: error.message });
    }
  }
  body.childNodes = rest;
  const document = {
    file,
    fields: nest(values),
    // Word documents have no lines. Row 1 of the table counts as line 1, and the body follows.
    lineOf: (path: readonly PropertyKey[]) => {
      const field = path.slice(0, 2).map(String).join('.');
      return [...lines].find(([name]) => overlap(name, field))?.[1] ?? 1;
    },
  };
  return [addBody(document, serialize(body), rows.length + 1)];
}

async function toHtml(bytes: Uint8Array): Promise<string> {
  const { html, pictureErrors } = await convert(bytes).catch(() => {
    throw new DocumentError(
      'The file can’t be read as a Word document. Open it in Word, remove its password, and save it as .docx.',
    );
  });
  const [problem] = pictureErrors;
  if (problem) throw problem;
  return html;
}

/** @returns The document, with its pictures as data URLs, and an error for each picture that can't be used. */
async function convert(
  bytes: Uint8Array,
): Promise<{ html: string; pictureErrors: DocumentError[] }> {
  let size = 0;
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      size += originalSize;
      return false;
    },
  });
  if (size > MAX_UNZIPPED_BYTES) throw new Error('too large');
  let pictures = 0;
  const pictureErrors: DocumentError[] = [];
  // Loaded on demand, because most hosts never read a Word document.
  const { default: mammoth } = await import('mammoth');
  const { value: html } = await mammoth.convertToHtml(
    { buffer: Buffer.from(bytes) },
    {
      // Ignores style maps in the document, because they could change the conversion.
      includeEmbeddedStyleMap: false,
      externalFileAccess: false,
      convertImage: mammoth.images.imgElement(async (image) => {
        pictures += 1;
        // A picture that is only a link, and not in the document, can't be read.
        const picture = await image.readAsBuffer().catch(() => Buffer.of());
        try {
          checkPicture(`Picture ${pictures} of the document`, picture);
        } catch (error) {
          // Collects the error, because `mammoth` would ignore it and leave out the picture.
          if (error instanceof DocumentError) pictureErrors.push(error);
        }
        return { src: `data:;base64,${picture.toString('base64')}` };
      }),
    },
  );
  return { html, pictureErrors };
}

/** Reads the name of a field, such as "title" or "revision.change_note", and its value. */
function readRow(row: Element): [string, unknown] {
  const cells = row.childNodes.filter((node) => isElement(node, 'td') || isElement(node, 'th'));
  const [name = '', text = ''] = cells.map(toText);
  if (cells.length !== 2 || !/^\w+(?:\.\w+)?$/.test(name)) {
    throw new DocumentError(
      'Each row of the first table must have two cells: the name of a field, such as "title", and its value.',
    );
  }
  return [name, readValue(name, text)];
}

/** Whether two field names are the same, or one is a subfield of the other. */
const overlap = (one: string, other: string) =>
  `${one}.`.startsWith(`${other}.`) || `${other}.`.startsWith(`${one}.`);

/** @example nest(new Map([['revision.change_note', 'New']])) // { revision: { change_note: 'New' } } */
function nest(values: ReadonlyMap<string, unknown>): Record<string, unknown> {
  const groups = Map.groupBy(values, ([name]) => name.split('.')[0] ?? '');
  return Object.fromEntries(
    [...groups].map(([field, entries]) => {
      const subfields = entries.filter(([name]) => name !== field);
      return subfields.length === 0
        ? [field, values.get(field)]
        : [
            field,
            Object.fromEntries(
              subfields.map(([name, value]) => [name.slice(field.length + 1), value]),
            ),
          ];
    }),
  );
}

/**
 * Reads `true`, `false`, or a YAML list or object. An empty cell is `null`, and anything else is text, which needs no quotes in
 * a table.
 */
function readValue(name: string, text: string): unknown {
  if (text === '') return null;
  if (text === 'true' || text === 'false') return text === 'true';
  if (!/^[[{]/.test(text)) return text;
  const value = parseYamlFlow(text);
  if (typeof value === 'object' && value !== null) return value;
  throw new DocumentError(
    `${name}: Write a list as [one, two]. Put text that contains a comma or a colon in quotes.`,
  );
}

function parseYamlFlow(text: string): unknown {
  try {
    // Word writes typographic quotation marks.
    return parse(text.replaceAll(/[“”]/g, '"').replaceAll(/[‘’]/g, "'"), { maxAliasCount: 0 });
  } catch {
    return null;
  }
}

const isElement = (node: Node, name: string): node is Element =>
  'tagName' in node && node.tagName === name;

const isBlank = (node: Node) => node.nodeName === '#text' && toText(node) === '';

const findAll = (element: Element, name: string): Element[] =>
  element.childNodes
    .filter((node) => 'tagName' in node)
    .flatMap((child) => (child.tagName === name ? [child] : findAll(child, name)));

/** Returns the text of a node, with a line for each paragraph. */
function toText(node: Node): string {
  const read = (each: Node): string => {
    if ('value' in each) return each.value;
    if (!('childNodes' in each)) return '';
    const text = each.childNodes.map(read).join('');
    return isElement(each, 'p') || isElement(each, 'br') ? `${text}\n` : text;
  };
  return read(node).replaceAll('\u00a0', ' ').trim();
}
