/** An element as it was written. */
export interface WrittenElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (WrittenElement | string)[];
}

const MOST_CHARACTERS = 500_000;
const MOST_ELEMENTS = 5_000;
const MOST_LEVELS = 40;

const NAME = String.raw`[A-Za-z][\w.:-]*`;
const VALUE = String.raw`"[^"<]*"|'[^'<]*'`;
// One token after the other without a gap: what is none of them ends the reading.
const TOKEN = new RegExp(
  [
    String.raw`<!--(?:(?!--)[^])*-->`,
    String.raw`<\?xml\s[^>?]*\?>`,
    String.raw`</(?<end>${NAME})\s*>`,
    String.raw`<(?<start>${NAME})(?<attributes>(?:\s+${NAME}\s*=\s*(?:${VALUE}))*)\s*(?<closed>/?)>`,
    String.raw`(?<text>[^<]+)`,
  ].join('|'),
  'y',
);
const ATTRIBUTE = new RegExp(String.raw`(${NAME})\s*=\s*(${VALUE})`, 'g');

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  quot: '"',
};

/** The five entities of XML and characters by their number; what is neither stays as it is written. */
function decode(text: string): string {
  return text.replace(
    /&(?:(amp|apos|gt|lt|quot)|#(\d{1,7})|#x([\da-f]{1,6}));/gi,
    (written, name?: string, decimal?: string, hex?: string) => {
      if (name !== undefined) return entities[name] ?? written;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code > 0x1f && code <= 0x10_ff_ff ? String.fromCodePoint(code) : written;
    },
  );
}

const readAttributes = (written: string) =>
  new Map(
    Array.from(written.matchAll(ATTRIBUTE), ([, name = '', value = '']) => [
      name,
      decode(value.slice(1, -1)),
    ]),
  );

/**
 * Reads a drawing as plain data, strictly and without a parser of the browser: nothing of it is loaded, runs, or meets the
 * document. It knows elements, attributes, text and comments; a doctype, a CDATA section, an entity of its own, an unclosed
 * element or a drawing beyond all measure are refused.
 *
 * @returns the root element, or null for anything that is no drawing.
 * @example readSvg('<svg viewBox="0 0 6 4"><rect width="6" height="4"/></svg>')?.name // 'svg'
 */
export function readSvg(text: string): WrittenElement | null {
  if (text.length > MOST_CHARACTERS) return null;
  interface Open extends WrittenElement {
    readonly children: (WrittenElement | string)[];
  }
  const document: Open = { name: '', attributes: new Map(), children: [] };
  const open: Open[] = [document];
  let elements = 0;

  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const token = TOKEN.exec(text)?.groups;
    const parent = open.at(-1);
    if (token === undefined || !parent) return null;
    const { start, attributes = '', closed, end, text: words } = token;
    if (words !== undefined) {
      parent.children.push(decode(words));
    } else if (start !== undefined) {
      elements += 1;
      if (elements > MOST_ELEMENTS || open.length > MOST_LEVELS) return null;
      const element: Open = { name: start, attributes: readAttributes(attributes), children: [] };
      parent.children.push(element);
      if (closed === '') open.push(element);
    } else if (end !== undefined && open.pop()?.name !== end) return null;
  }

  const roots = document.children.filter((child) => typeof child !== 'string');
  const [root] = roots;
  const isWhole = open.length === 1 && roots.length === 1;
  return isWhole && root?.name === 'svg' ? root : null;
}
