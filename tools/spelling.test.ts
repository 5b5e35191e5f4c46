import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const read = (file: string) => readFileSync(join(import.meta.dirname, 'spelling', file), 'utf8');
const lists = ['markup.txt', 'places.txt', 'typos.txt', 'words.txt'];
const readWords = (file: string) =>
  read(file)
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('#'));

it.each(lists)('%s has one word per line, in lower case, sorted, without duplicates', (file) => {
  const words = readWords(file);
  const normalizedWords = [...new Set(words.map((word) => word.trim().toLowerCase()))];
  expect(words).toEqual(normalizedWords.toSorted((a, b) => (a < b ? -1 : 1)));
});

it('no word list allows a retired word', () => {
  const retired = ['british.yaml', 'retired.yaml'].flatMap((file) =>
    (parse(read(file)) as { flagWords: string[] }).flagWords.map(
      (entry) => entry.split('->')[0]?.toLowerCase() ?? '',
    ),
  );
  expect(retired.length).toBeGreaterThan(100);
  expect(lists.flatMap(readWords).filter((word) => retired.includes(word))).toEqual([]);
});
