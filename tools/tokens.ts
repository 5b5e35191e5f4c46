import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { getBrowserLaunchOptions } from './browser-launch.ts';
import { runStep, type StepResult } from './step.ts';

/** Token values by section or configuration: { light: { "--ui-color-text": "oklch(…)" } }. */
export type TokenTable = Record<string, Record<string, string>>;

/** Settings of the page, and the sections of approved values that apply to it. */
interface Configuration {
  name: string;
  attributes: Record<string, string>;
  /** Width in pixels. */
  width: number;
  reducedMotion?: true;
  /** Later sections override earlier ones. */
  sections: string[];
}

const phone = 360;
const light = { 'data-theme': 'light', 'data-contrast': 'no-preference' };
const dark = { ...light, 'data-theme': 'dark' };
const more = { 'data-contrast': 'more' };

const configurations: Configuration[] = [
  { name: 'light', attributes: light, width: phone, sections: ['light'] },
  { name: 'dark', attributes: dark, width: phone, sections: ['dark'] },
  {
    name: 'light-contrast',
    attributes: { ...light, ...more },
    width: phone,
    sections: ['light-contrast'],
  },
  {
    name: 'dark-contrast',
    attributes: { ...dark, ...more },
    width: phone,
    sections: ['dark-contrast'],
  },
  { name: '768 px', attributes: light, width: 768, sections: ['light', '48em'] },
  { name: '1280 px', attributes: light, width: 1280, sections: ['light', '48em', '80em'] },
  { name: '1600 px', attributes: light, width: 1600, sections: ['light', '48em', '80em', '100em'] },
  {
    name: 'reduced motion',
    attributes: light,
    width: phone,
    reducedMotion: true,
    sections: ['light', 'reduced motion'],
  },
];

/**
 * Parses the file with the approved values into its sections.
 *
 * @example parseApprovedTokens('# light\n--ui-a: 1px\n') // { light: { '--ui-a': '1px' } }
 */
export function parseApprovedTokens(text: string): TokenTable {
  const sections = text.split(/^# /m).slice(1);
  return Object.fromEntries(
    sections.map((section) => {
      const [name = '', ...lines] = section.trim().split('\n');
      const tokens = lines.map((line) => {
        const colon = line.indexOf(': ');
        return [line.slice(0, colon), line.slice(colon + 2)];
      });
      return [name, Object.fromEntries(tokens)];
    }),
  );
}

/**
 * Finds the tokens that have different values in two tables, and describes each difference in one line.
 *
 * @example findTokenDifferences({ light: { '--ui-a': '1px' } }, { light: { '--ui-a': '2px' } })
 * // ['light --ui-a: was 1px, is 2px']
 */
export function findTokenDifferences(before: TokenTable, after: TokenTable): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((theme) => {
    const oldValues = before[theme] ?? {};
    const newValues = after[theme] ?? {};
    return [...new Set([...Object.keys(oldValues), ...Object.keys(newValues)])]
      .filter((token) => oldValues[token] !== newValues[token])
      .map(
        (token) =>
          `${theme} ${token}: was ${oldValues[token] ?? 'absent'}, is ${newValues[token] ?? 'absent'}`,
      );
  });
}

/**
 * Compares a stylesheet's tokens with their approved values in a real browser, which applies cascade, themes, and media
 * queries.
 */
async function findStylesheetDifferences(
  page: Page,
  css: string,
  approved: TokenTable,
): Promise<string[]> {
  const declared = css.match(/--ui-[\w-]+(?=\s*:)/g) ?? [];
  await page.setContent(`<style>${css}</style><p id="probe"></p>`);
  const approvedTable: TokenTable = {};
  const currentTable: TokenTable = {};
  for (const { name, attributes, width, reducedMotion, sections } of configurations) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: reducedMotion ? 'reduce' : 'no-preference' });
    const values: Record<string, string> = {};
    for (const section of sections) Object.assign(values, approved[section]);
    const table = await page.evaluate(
      ({ rootAttributes, names, values: expected }) => {
        for (const [attribute, value] of Object.entries(rootAttributes))
          document.documentElement.setAttribute(attribute, value);
        const probe = document.querySelector<HTMLElement>('#probe');
        if (!probe) throw new Error('The probe element is missing.');
        // The browser resolves light-dark() and relative colors only in a real property. Shadows can contain them too.
        const read = (value: string) => {
          const property = ['color', 'box-shadow'].find((one) => CSS.supports(one, value));
          if (property === undefined) return value.replaceAll(/\s+/g, ' ');
          probe.style.setProperty(property, value);
          return getComputedStyle(probe).getPropertyValue(property);
        };
        const style = getComputedStyle(document.documentElement);
        const found = names.map((token) => [token, style.getPropertyValue(token).trim()] as const);
        return {
          currentValues: Object.fromEntries(found.map(([token, value]) => [token, read(value)])),
          approvedValues: Object.fromEntries(
            Object.entries(expected).map(([token, value]) => [token, read(value)]),
          ),
        };
      },
      { rootAttributes: attributes, names: [...new Set(declared)], values },
    );
    approvedTable[name] = table.approvedValues;
    currentTable[name] = table.currentValues;
  }
  return findTokenDifferences(approvedTable, currentTable);
}

async function check(): Promise<StepResult> {
  const folder = join(import.meta.dirname, '../packages/ui/src/tokens');
  const css = readFileSync(join(folder, 'tokens.css'), 'utf8');
  const approved = parseApprovedTokens(readFileSync(join(folder, 'tokens.snapshot.txt'), 'utf8'));
  const browser = await chromium.launch(await getBrowserLaunchOptions());
  try {
    const page = await browser.newPage();
    const problems = await findStylesheetDifferences(page, css, approved);
    if (problems.length > 0) {
      problems.push(
        'If this is intended, run "pnpm vitest run --project node packages/ui/src/tokens -u" and commit tokens.snapshot.txt.',
      );
    }

    // The canary: the check must detect a minimal change of one color.
    const canary = css.replace(/oklch\(([\d.]+)/, (_, l) => `oklch(${Number(l) - 0.01}`);
    const canaryProblems = await findStylesheetDifferences(page, canary, approved);
    const isDetected = canaryProblems.length > problems.length;
    if (!isDetected) problems.push('The check did not detect the changed canary color.');
    const count = Object.keys(approved['light'] ?? {}).length;
    return { summary: `${count} tokens, ${configurations.length} configurations`, problems };
  } finally {
    await browser.close();
  }
}

await runStep(import.meta, check);
