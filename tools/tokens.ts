import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { browserLaunch } from './browser-launch.ts';
import { runStep, type StepResult } from './step.ts';

/** What every token comes to, by theme: { light: { "--ui-color-text": "oklch(…)" } }. */
export type TokenTable = Record<string, Record<string, string>>;

const themes: Record<string, Record<string, string>> = {
  light: { 'data-theme': 'light' },
  dark: { 'data-theme': 'dark' },
  'light-contrast': { 'data-theme': 'light', 'data-contrast': 'more' },
  'dark-contrast': { 'data-theme': 'dark', 'data-contrast': 'more' },
};

/**
 * Tokens whose values differ between two tables, one line each.
 *
 * @example tokenFaults({ light: { '--ui-a': '1px' } }, { light: { '--ui-a': '2px' } })
 * // ['light --ui-a: was 1px, is 2px']
 */
export function tokenFaults(before: TokenTable, after: TokenTable): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((theme) => {
    const was = before[theme] ?? {};
    const is = after[theme] ?? {};
    return [...new Set([...Object.keys(was), ...Object.keys(is)])]
      .filter((token) => was[token] !== is[token])
      .map(
        (token) => `${theme} ${token}: was ${was[token] ?? 'absent'}, is ${is[token] ?? 'absent'}`,
      );
  });
}

/** Resolves every `--ui-*` token of a style sheet in each theme, in a real browser. */
async function resolveTokens(page: Page, css: string): Promise<TokenTable> {
  const names = [...new Set(css.match(/--ui-[\w-]+(?=\s*:)/g))].toSorted();
  await page.setContent(`<style>${css}</style><p id="probe"></p>`);
  const table: TokenTable = {};
  for (const [theme, attributes] of Object.entries(themes)) {
    table[theme] = await page.evaluate(
      ({ attributes: wanted, names: tokens }) => {
        const root = document.documentElement;
        for (const name of root.getAttributeNames()) root.removeAttribute(name);
        for (const [name, value] of Object.entries(wanted)) root.setAttribute(name, value);
        const probe = document.querySelector<HTMLElement>('#probe');
        if (!probe) throw new Error('The probe is gone.');
        return Object.fromEntries(
          tokens.map((token) => {
            const written = getComputedStyle(probe).getPropertyValue(token).trim();
            // A colour is only known once a property takes it: light-dark() and relative colours resolve there.
            probe.style.color = '';
            if (!CSS.supports('color', written)) return [token, written.replaceAll(/\s+/g, ' ')];
            probe.style.color = `var(${token})`;
            return [token, getComputedStyle(probe).color];
          }),
        );
      },
      { attributes, names },
    );
  }
  return table;
}

async function check(): Promise<StepResult> {
  const root = join(import.meta.dirname, '..');
  const css = readFileSync(join(root, 'packages/ui/src/tokens/tokens.css'), 'utf8');
  const snapshot = join(import.meta.dirname, 'tokens.snapshot.json');
  const browser = await chromium.launch(await browserLaunch());
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const current = await resolveTokens(page, css);
    const summary = `${Object.keys(current['light'] ?? {}).length} tokens in ${Object.keys(themes).length} themes`;

    // The canary: a colour moved by the least that eyes could miss must be noticed, or the check is blind.
    const canary = await resolveTokens(
      page,
      css.replace(/oklch\(([\d.]+)/, (_, l) => `oklch(${Number(l) - 0.01}`),
    );
    const noticed = tokenFaults(current, canary).length > 0;
    if (process.argv.includes('--update')) {
      writeFileSync(snapshot, `${JSON.stringify(current, null, 2)}\n`);
      return { summary: `${summary} written`, problems: [] };
    }
    const before = JSON.parse(readFileSync(snapshot, 'utf8')) as TokenTable;
    const problems = tokenFaults(before, current);
    if (problems.length > 0) {
      problems.push(
        'Wanted? Then run "node tools/tokens.ts --update" and commit tools/tokens.snapshot.json.',
      );
    }
    if (!noticed) problems.push('The canary colour was changed and the check did not see it.');
    return { summary, problems };
  } finally {
    await browser.close();
  }
}

await runStep(import.meta, check);
