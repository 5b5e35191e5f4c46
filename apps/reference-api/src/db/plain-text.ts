const namedEntities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  middot: '·',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  minus: '−',
  times: '×',
};

/** Block elements and table cells, which start a new line. */
const BLOCK =
  /<\/?(?:address|article|aside|blockquote|br|caption|dd|div|dl|dt|fig\w+|footer|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul)\b[^>]*>/gi;

/** Splits HTML into lines of plain text, one per block or table cell. */
export function toTextLines(html: string): string[] {
  return html
    .replace(/\s+/g, ' ')
    .replace(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(BLOCK, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,8}));/gi, (entity, hex, decimal, name) => {
      if (name) return namedEntities[name.toLowerCase()] ?? entity;
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
    })
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

/**
 * Converts HTML to plain text for search; never render the result as HTML. ` · ` separates blocks
 * and cells unless punctuation does. Highlight markers (`[[` and `]]`) are removed, so that only
 * real matches are marked.
 *
 * @example toPlainText('<h2>Roof age</h2><p>Send photos.</p><p>Soon.</p>') // 'Roof age · Send photos. Soon.'
 */
export function toPlainText(html: string): string {
  return (
    toTextLines(html)
      .map((line) =>
        line
          .replace(/\[\[|\]\]|\p{Cc}/gu, ' ')
          .replace(/\s+/g, ' ')
          .trim(),
      )
      // Skip lines such as a lone dash or dot, which would double the separator.
      .filter((line) => /[\p{L}\p{N}]/u.test(line))
      .reduce(
        (text, line) =>
          text === '' ? line : `${text}${/[.!?:;,…]$/.test(text) ? ' ' : ' · '}${line}`,
        '',
      )
  );
}

/** Separates the text of tables from the rest of a body. */
export const TABLE_SEPARATOR = '\x1F';

const TABLE = /<table\b[\s\S]*?(?:<\/table>|$)/gi;

/**
 * Converts a body to plain text for search, with the text of its tables at the end. Cells make no
 * sense without their table, so highlights show only the part before {@link TABLE_SEPARATOR}.
 *
 * @example toSearchableText('<table><tr><td>Lucas</td></tr></table><p>Closed.</p>') // 'Closed.\x1FLucas'
 */
export function toSearchableText(html: string): string {
  const prose = toPlainText(html.replace(TABLE, '<hr>'));
  const tables = toPlainText((html.match(TABLE) ?? []).join(' '));
  return tables === '' ? prose : `${prose}${TABLE_SEPARATOR}${tables}`;
}
