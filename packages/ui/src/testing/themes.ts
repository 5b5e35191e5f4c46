import { readDeclarations } from './css-rules.ts';

export type ThemeName = 'light' | 'dark' | 'light-contrast' | 'dark-contrast';

export const themeNames: readonly ThemeName[] = [
  'light',
  'dark',
  'light-contrast',
  'dark-contrast',
];

export type Tokens = ReadonlyMap<string, string>;

const layer = '@layer ui.tokens';

/** The custom properties declared in exactly this scope inside of the token layer. */
export function tokensIn(css: string, ...scope: string[]): Tokens {
  const wanted = JSON.stringify([layer, ...scope]);
  return new Map(
    readDeclarations(css)
      .filter((rule) => rule.property.startsWith('--') && JSON.stringify(rule.scope) === wanted)
      .map(({ property, value }) => [property, value]),
  );
}

/**
 * Every `--ui-*` token as a theme resolves it: `var()` followed, `light-dark()` decided.
 *
 * @param css the text of tokens.css.
 * @throws {Error} on a reference to a token that does not exist.
 */
export function resolveTheme(css: string, theme: ThemeName): Tokens {
  const declared = new Map(tokensIn(css, ':root'));
  if (theme.endsWith('-contrast')) {
    for (const [name, value] of tokensIn(css, "[data-contrast='more']")) declared.set(name, value);
  }
  const resolved = [...declared.keys()]
    .filter((name) => name.startsWith('--ui-'))
    .map((name) => [name, resolve(`var(${name})`, declared, theme.startsWith('dark'))] as const);
  return new Map(resolved);
}

function resolve(value: string, declared: Tokens, dark: boolean): string {
  const call = /(?:var|light-dark)\(/.exec(value);
  if (call === null) return value;
  const start = call.index + call[0].length;
  const end = closingParenthesis(value, start);
  const inside = value.slice(start, end);
  const replacement =
    call[0] === 'var(' ? lookUp(inside, declared) : splitPair(inside)[dark ? 1 : 0];
  return resolve(value.slice(0, call.index) + replacement + value.slice(end + 1), declared, dark);
}

function lookUp(name: string, declared: Tokens): string {
  const value = declared.get(name);
  if (value === undefined) throw new Error(`No token ${name} is declared in tokens.css`);
  return value;
}

function closingParenthesis(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`Unclosed parenthesis in: ${text}`);
}

/** Both arguments of `light-dark()`; a comma inside of a nested call does not count. */
function splitPair(text: string): [string, string] {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth -= 1;
    else if (text[at] === ',' && depth === 0) {
      return [text.slice(0, at).trim(), text.slice(at + 1).trim()];
    }
  }
  throw new Error(`light-dark() needs two colors: ${text}`);
}
