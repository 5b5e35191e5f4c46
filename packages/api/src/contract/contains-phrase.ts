/** The parts of a record that an in-memory search reads. */
export type TextRecord = {
  readonly title: string;
  /** The document number of a guide. */
  readonly number?: string | null | undefined;
  readonly contents?: readonly { readonly content: string }[] | null | undefined;
};

/** The characters of the HTML entities that the sample library uses. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&gt;': '>',
  '&hellip;': '…',
  '&ldquo;': '“',
  '&lt;': '<',
  '&middot;': '·',
  '&minus;': '−',
  '&nbsp;': ' ',
  '&ndash;': '–',
  '&quot;': '"',
  '&rdquo;': '”',
  '&rsquo;': '’',
  '&times;': '×',
};

/** Returns the plain text of the body, with a middle dot (·) between blocks and table cells. */
export function getBodyText({ contents }: TextRecord): string {
  return (contents ?? [])
    .map(({ content }) => content)
    .join('\n')
    .replaceAll(/<\/?(?:a|b|code|em|i|span|strong|u)\b[^>]*>/g, '')
    .replaceAll(/(?:\s*<[^>]*>\s*)+/g, ' · ')
    .replaceAll(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/·(?: ·)+/g, '·')
    .replaceAll(/([.!?:]) ·(?= )/g, '$1')
    .replaceAll(/^[ ·]+|[ ·]+$/g, '');
}

/** Returns the position of a phrase in a string, ignoring case; -1 if the phrase is missing. */
export const indexOfPhrase = (text: string, phrase: string): number =>
  text.toLowerCase().indexOf(phrase.toLowerCase());

/** Whether the title, the number, or the body contains a phrase. The title is plain text, so its `<` is literal. */
export const containsPhrase = (record: TextRecord, phrase: string): boolean =>
  [record.title, record.number ?? '', getBodyText(record)].some(
    (text) => indexOfPhrase(text, phrase) >= 0,
  );
