/** An element of the SVG source. */
export interface SourceElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (SourceElement | string)[];
}

const MAX_CHARACTERS = 500_000;
const MAX_ELEMENTS = 5_000;
const MAX_DEPTH = 40;

const NAME = String.raw`[A-Za-z][\w.:-]*`;
const VALUE = String.raw`"[^"<]*"|'[^'<]*'`;
// Tokens must follow each other without gaps; anything else is rejected.
const TOKEN = new RegExp(
  [
    String.raw`<!--(?:(?!--)[^])*-->`,
    String.raw`<\?xml\s[^>?]*\?>`,
    String.raw`</(?<end>${NAME})\s*>`,
    String.raw`<(?<start>${NAME})(?<attributes>(?:\s+${NAME}\s*=\s*(?:${VALUE}))*)\s*(?<selfClosing>/?)>`,
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

/** Decodes the five XML entities and numeric character references. Anything else stays unchanged. */
function decode(text: string): string {
  return text.replace(
    /&(?:(amp|apos|gt|lt|quot)|#(\d{1,7})|#x([\da-f]{1,6}));/gi,
    (source, name?: string, decimal?: string, hex?: string) => {
      if (name !== undefined) return entities[name] ?? source;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code > 0x1f && code <= 0x10_ff_ff ? String.fromCodePoint(code) : source;
    },
  );
}

const readAttributes = (source: string) =>
  new Map(
    Array.from(source.matchAll(ATTRIBUTE), ([, name = '', value = '']) => [
      name,
      decode(value.slice(1, -1)),
    ]),
  );

/**
 * Parses SVG as plain data, strictly and without the browser's parser, so that nothing loads, runs, or reaches the document.
 * Supports elements, attributes, text, and comments. Rejects doctypes, CDATA sections, custom entities, unclosed elements, and
 * oversized input.
 *
 * @returns the root element, or null if the input is rejected.
 * @example readSvg('<svg viewBox="0 0 6 4"><rect width="6" height="4"/></svg>')?.name // 'svg'
 */
export function readSvg(text: string): SourceElement | null {
  if (text.length > MAX_CHARACTERS) return null;
  interface OpenElement extends SourceElement {
    readonly children: (SourceElement | string)[];
  }
  const document: OpenElement = { name: '', attributes: new Map(), children: [] };
  const openElements: OpenElement[] = [document];
  let elementCount = 0;

  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const token = TOKEN.exec(text)?.groups;
    const parent = openElements.at(-1);
    if (token === undefined || !parent) return null;
    const { start, attributes = '', selfClosing, end, text: content } = token;
    if (content !== undefined) {
      parent.children.push(decode(content));
    } else if (start !== undefined) {
      elementCount += 1;
      if (elementCount > MAX_ELEMENTS || openElements.length > MAX_DEPTH) return null;
      const element: OpenElement = {
        name: start,
        attributes: readAttributes(attributes),
        children: [],
      };
      parent.children.push(element);
      if (selfClosing === '') openElements.push(element);
    } else if (end !== undefined && openElements.pop()?.name !== end) return null;
  }

  const roots = document.children.filter((child) => typeof child !== 'string');
  const [root] = roots;
  const isComplete = openElements.length === 1 && roots.length === 1;
  return isComplete && root?.name === 'svg' ? root : null;
}
