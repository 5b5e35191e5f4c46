import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import compile from 'icu-minify/compile';
import { parseSync, Visitor } from 'vite';
import { findMessages, usesMessages } from '../apps/portal/build/messages.ts';
import {
  PLURAL,
  toChoice,
  type MessageNode,
} from '../apps/portal/src/lib/catalogs/message-nodes.ts';
import { runStep, type StepResult } from './step.ts';

/** A catalog: translations by message key. */
export type Catalog = Readonly<Record<string, string>>;

/** The locales that have a catalog next to each `copy.ts`. */
const translatedLocales = ['es-US'];

/** The names of placeholders. A translation must have the same ones as its source. */
function findPlaceholders(nodes: readonly MessageNode[], names = new Set<string>()): Set<string> {
  for (const node of nodes) {
    if (!Array.isArray(node)) continue;
    names.add(node[0]);
    for (const option of Object.values(toChoice(node)?.options ?? {}))
      findPlaceholders(option, names);
  }
  return names;
}

/** Finds the plural forms that a message's language needs and the message doesn't have. */
function findMissingForms(nodes: readonly MessageNode[], locale: string): string[] {
  const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  return nodes.flatMap((node) => {
    const choice = toChoice(node);
    if (!choice) return [];
    const { name, type, options } = choice;
    // "many" is for millions, and no text of the portal counts that far.
    const missing =
      type === PLURAL ? needed.filter((form) => form !== 'many' && !(form in options)) : [];
    return [
      ...missing.map((form) => `"${name}" has no form for "${form}"`),
      ...Object.values(options).flatMap((option) => findMissingForms(option, locale)),
    ];
  });
}

const toNodes = (message: string): readonly MessageNode[] => {
  const compiled = compile(message);
  return typeof compiled === 'string' ? [] : compiled;
};

/** Finds what is wrong with one translation. */
export function findTranslationProblems(
  message: string,
  translation: string,
  locale: string,
): string[] {
  if (translation.trim() === '') return ['has no translation'];
  try {
    const source = [...findPlaceholders(toNodes(message))].toSorted().join(', ');
    const target = [...findPlaceholders(toNodes(translation))].toSorted().join(', ');
    const spaces = [/^\s/, /\s$/].some((edge) => edge.test(message) !== edge.test(translation));
    return [
      ...(source === target ? [] : [`has the placeholders (${target}) instead of (${source})`]),
      ...findMissingForms(toNodes(translation), locale),
      ...(spaces ? ['starts or ends with a space where the English text does not'] : []),
    ];
  } catch (error) {
    return [`is not a valid message: ${String(error)}`];
  }
}

/** Finds texts of a `copy.ts` that are not in a call to `t` or `tc`. */
export function findUnmarkedTexts(file: string, code: string): string[] {
  const calls = findMessages(file, code);
  const isMarked = (offset: number) =>
    calls.some(({ start, end }) => offset >= start && offset < end);
  const unmarkedTexts: string[] = [];
  const ignored = new Set<number>();
  const report = (text: string, offset: number) => {
    // A text starts like "Alerts" or has a space. Keys and ids don't, and abbreviations such as PDF need no translation.
    const isText =
      /\p{L}{2}/u.test(text) && (/^\p{Lu}.*\p{Ll}/u.test(text) || /\p{L} \p{L}/u.test(text));
    if (isText && !isMarked(offset) && !ignored.has(offset)) unmarkedTexts.push(text);
  };
  const visitor = new Visitor({
    ImportDeclaration({ source }) {
      ignored.add(source.start);
    },
    CallExpression({ callee, arguments: args }) {
      // The context of a message is not shown.
      if (callee.type === 'Identifier' && callee.name === 'tc' && args[0])
        ignored.add(args[0].start);
    },
    Property({ key, computed }) {
      if (!computed) ignored.add(key.start);
    },
    TSLiteralType({ literal }) {
      ignored.add(literal.start);
    },
    BinaryExpression({ left, right }) {
      ignored.add(left.start).add(right.start);
    },
    Literal({ value, start }) {
      if (typeof value === 'string') report(value, start);
    },
    TemplateElement({ value, start }) {
      report(value.cooked ?? '', start);
    },
  });
  visitor.visit(parseSync(file, code).program);
  return unmarkedTexts;
}

const root = join(import.meta.dirname, '..');
const source = join(root, 'apps/portal/src');

/** The keys of all messages by folder, in the order of their source. */
function collectKeys(problems: string[]): Map<string, Set<string>> {
  const byFolder = new Map<string, Set<string>>();
  for (const file of globSync('**/*.{ts,tsx}', { cwd: source }).toSorted()) {
    if (/\.(?:test|stories)\./.test(file)) continue;
    const code = readFileSync(join(source, file), 'utf8');
    if (basename(file) === 'copy.ts')
      for (const text of findUnmarkedTexts(file, code))
        problems.push(`${file}: "${text}" is not in a catalog. Wrap it: t('${text}').`);
    if (!usesMessages(code)) continue;
    const keys = byFolder.get(dirname(file)) ?? new Set<string>();
    for (const { message, key } of findMessages(file, code)) {
      if (message === null)
        problems.push(`${file}: t() and tc() need string literals, so that the build finds them.`);
      else keys.add(key);
    }
    byFolder.set(dirname(file), keys);
  }
  return byFolder;
}

function readCatalog(file: string): Catalog {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Catalog) : {};
}

/**
 * Compares the catalogs with the messages in the portal's code.
 *
 * @param write - adds missing messages, with the translation that another folder has, and removes those that are no longer
 *   used.
 */
function compareCatalogs(write: boolean): StepResult {
  const problems: string[] = [];
  const byFolder = collectKeys(problems);
  let count = 0;
  for (const locale of translatedLocales) {
    const name = `copy.${locale}.json`;
    const known = new Map<string, [translation: string, file: string]>();
    const files = globSync(`**/${name}`, { cwd: source });
    const existing: Catalog = Object.assign(
      {},
      ...files.map((file) => readCatalog(join(source, file))),
    );
    for (const folder of new Set([...byFolder.keys(), ...files.map((file) => dirname(file))])) {
      const file = join(folder, name);
      const keys = [...(byFolder.get(folder) ?? [])];
      const catalog = readCatalog(join(source, file));
      const unused = Object.keys(catalog).filter((key) => !keys.includes(key));
      if (write) {
        const updated = Object.fromEntries(
          keys.map((key) => [key, catalog[key] || (existing[key] ?? '')]),
        );
        if (keys.length > 0)
          writeFileSync(join(source, file), `${JSON.stringify(updated, null, 2)}\n`);
        else rmSync(join(source, file), { force: true });
      } else {
        problems.push(...unused.map((key) => `${file}: "${key}" is no longer used.`));
      }
      for (const key of keys) {
        count += 1;
        const translation = catalog[key] ?? '';
        const message = key.slice(key.indexOf('|') + 1);
        problems.push(
          ...findTranslationProblems(message, translation, locale).map(
            (problem) => `${file}: "${key}" ${problem}.`,
          ),
        );
        const [other, otherFile] = known.get(key) ?? [translation, file];
        if (translation && other && other !== translation)
          problems.push(
            `${file}: "${key}" is "${translation}", but "${other}" in ${otherFile}. Use one translation, or tc() with a context.`,
          );
        if (translation) known.set(key, [translation, file]);
      }
    }
  }
  return { problems, summary: `${count} translations` };
}

await runStep(import.meta, () => compareCatalogs(process.argv.includes('--write')));
