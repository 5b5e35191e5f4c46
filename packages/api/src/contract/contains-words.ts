/** The parts of a record that a search in memory reads. */
export type TextRecord = {
  readonly title: string;
  readonly contents?: readonly { readonly content: string }[] | null | undefined;
};

/** The named characters that the sample library's bodies are written with. */
const CHARACTERS: Readonly<Record<string, string>> = {
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

/** The body as a person reads it, with a dot between its blocks and cells. */
export function bodyText({ contents }: TextRecord): string {
  return (contents ?? [])
    .map(({ content }) => content)
    .join('\n')
    .replaceAll(/<\/?(?:a|b|code|em|i|span|strong|u)\b[^>]*>/g, '')
    .replaceAll(/(?:\s*<[^>]*>\s*)+/g, ' · ')
    .replaceAll(/&\w+;/g, (entity) => CHARACTERS[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/([.!?:]) ·(?= )/g, '$1')
    .replaceAll(/^[ ·]+|[ ·]+$/g, '');
}

/** Where the words begin in a text, whatever their case; -1 if they are not in it. */
export const positionIn = (text: string, words: string): number =>
  text.toLowerCase().indexOf(words.toLowerCase());

/** Whether the title or the body holds the words. A title is plain text, so `<` in it is a character. */
export const containsWords = (record: TextRecord, words: string): boolean =>
  [record.title, bodyText(record)].some((text) => positionIn(text, words) >= 0);
