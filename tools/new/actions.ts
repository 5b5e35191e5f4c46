import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ActionType, CustomActionFunction } from 'plop';

export const root = join(import.meta.dirname, '../..');

/** Adds a file from `templates/`. Fails if the file exists. */
export function addFile(path: string, templateFile: string): ActionType {
  return {
    type: 'add',
    path: join(root, path),
    templateFile: join(import.meta.dirname, 'templates', templateFile),
  };
}

/**
 * Inserts lines before or after the first line that contains the anchor, unless the file already has them.
 *
 * @throws Error with the file if the anchor is missing
 */
export function insertLines(
  path: string,
  anchor: { before: string } | { after: string },
  template: string,
): CustomActionFunction {
  return createEdit(path, (lines, render) => {
    const added = render(template);
    if (lines.includes(added)) return lines;
    const anchorText = render('before' in anchor ? anchor.before : anchor.after);
    const index = lines.findIndex((line) => line.includes(anchorText));
    if (index < 0) throw new Error(`${path} has no line with "${anchorText}". Update tools/new.`);
    return lines.toSpliced('before' in anchor ? index : index + 1, 0, added);
  });
}

/**
 * Inserts a line among those that start with the same text, in alphabetical order.
 *
 * @throws Error if no line starts with the text
 */
export function insertSorted(path: string, start: string, template: string): CustomActionFunction {
  return createEdit(path, (lines, render) => {
    const added = render(template);
    const block = lines.flatMap((line, index) => (line.startsWith(start) ? [index] : []));
    const last = block.at(-1);
    if (last === undefined) throw new Error(`${path} has no line "${start}…". Update tools/new.`);
    const next = block.find((index) => (lines[index] ?? '') > added);
    return lines.toSpliced(next ?? last + 1, 0, added);
  });
}

/**
 * Replaces the first occurrence of `text` that comes after `start`.
 *
 * @throws Error if either string is missing
 */
export function replaceAfter(
  path: string,
  start: string,
  text: string,
  template: string,
): CustomActionFunction {
  return createEdit(path, (lines, render) => {
    const source = lines.join('\n');
    const from = source.indexOf(render(start));
    const index = source.indexOf(render(text), from);
    if (from < 0 || index < 0)
      throw new Error(
        `${path} has no "${render(text)}" after "${render(start)}". Update tools/new.`,
      );
    const end = index + render(text).length;
    return (source.slice(0, index) + render(template) + source.slice(end)).split('\n');
  });
}

/** Inserts lines before the last line that closes a block, such as the object of a `copy.ts`. */
export function insertBeforeEnd(path: string, template: string): CustomActionFunction {
  return createEdit(path, (lines, render) => {
    const end = lines.findLastIndex((line) => line.startsWith('}'));
    if (end < 0) throw new Error(`${path} has no block to add to. Update tools/new.`);
    return lines.toSpliced(end, 0, render(template));
  });
}

/** Adds lines to the end of a file. */
export function appendLines(path: string, template: string): CustomActionFunction {
  return createEdit(path, (lines, render) => [...lines.slice(0, -1), render(template), '']);
}

/** Adds new messages to the catalogs, where they wait for their translations. */
export const addMessages: CustomActionFunction = () => {
  // The command fails because the new messages have no translation, but only after it has added them.
  const { error } = spawnSync('pnpm', ['run', 'messages'], { cwd: root, stdio: 'pipe' });
  if (error) throw error;
  return 'translate the empty messages in copy.es-US.json';
};

/** Formats the repository. Each generator ends with this action. */
export const formatRepository: CustomActionFunction = () => {
  execFileSync('pnpm', ['run', 'format'], { cwd: root, stdio: 'pipe' });
  return 'formatted';
};

function createEdit(
  path: string,
  change: (lines: string[], render: (template: string) => string) => string[],
): CustomActionFunction {
  return (answers, _config, plop) => {
    const render = (template: string) => plop.renderString(template, answers);
    const file = join(root, render(path));
    writeFileSync(file, change(readFileSync(file, 'utf8').split('\n'), render).join('\n'));
    return render(path);
  };
}
