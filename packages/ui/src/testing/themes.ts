import { parseDeclarations } from './css-rules.ts';

export type ThemeName = 'light' | 'dark' | 'light-contrast' | 'dark-contrast';

export const themeNames: readonly ThemeName[] = [
  'light',
  'dark',
  'light-contrast',
  'dark-contrast',
];

export type Tokens = ReadonlyMap<string, string>;

const layer = '@layer ui.tokens';

/** Returns the custom properties declared directly in this scope of the token layer. */
export function parseTokens(css: string, ...scope: string[]): Tokens {
  const targetScope = JSON.stringify([layer, ...scope]);
  return new Map(
    parseDeclarations(css)
      .filter(
        (rule) => rule.property.startsWith('--') && JSON.stringify(rule.scope) === targetScope,
      )
      .map(({ property, value }) => [property, value]),
  );
}

/**
 * Resolves every `--ui-*` token for a theme, including `var()` and `light-dark()`.
 *
 * @param css content of tokens.css.
 * @throws {Error} if a referenced token does not exist.
 */
export function resolveTheme(css: string, theme: ThemeName): Tokens {
  const declaredTokens = new Map(parseTokens(css, ':root'));
  if (theme.endsWith('-contrast')) {
    for (const [name, value] of parseTokens(css, "[data-contrast='more']"))
      declaredTokens.set(name, value);
  }
  const resolvedTokens = [...declaredTokens.keys()]
    .filter((name) => name.startsWith('--ui-'))
    .map(
      (name) => [name, resolve(`var(${name})`, declaredTokens, theme.startsWith('dark'))] as const,
    );
  return new Map(resolvedTokens);
}

function resolve(value: string, declaredTokens: Tokens, isDark: boolean): string {
  const call = /(?:var|light-dark)\(/.exec(value);
  if (call === null) return value;
  const start = call.index + call[0].length;
  const end = findClosingParenthesis(value, start);
  const args = value.slice(start, end);
  const replacement =
    call[0] === 'var(' ? getDeclaredValue(args, declaredTokens) : splitPair(args)[isDark ? 1 : 0];
  return resolve(
    value.slice(0, call.index) + replacement + value.slice(end + 1),
    declaredTokens,
    isDark,
  );
}

function getDeclaredValue(name: string, declaredTokens: Tokens): string {
  const value = declaredTokens.get(name);
  if (value === undefined) throw new Error(`No token ${name} is declared in tokens.css`);
  return value;
}

function findClosingParenthesis(text: string, from: number): number {
  let depth = 1;
  for (let index = from; index < text.length; index += 1) {
    if (text[index] === '(') depth += 1;
    else if (text[index] === ')') depth -= 1;
    if (depth === 0) return index;
  }
  throw new Error(`Unclosed parenthesis in: ${text}`);
}

/** Splits the arguments of `light-dark()`. Commas in nested calls don't count. */
function splitPair(text: string): [string, string] {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '(') depth += 1;
    else if (text[index] === ')') depth -= 1;
    else if (text[index] === ',' && depth === 0) {
      return [text.slice(0, index).trim(), text.slice(index + 1).trim()];
    }
  }
  throw new Error(`light-dark() needs two colors: ${text}`);
}
