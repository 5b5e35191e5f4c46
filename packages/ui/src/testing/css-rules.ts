/** One declaration with the at-rules and selectors it stands in, outermost first. */
export interface Declaration {
  scope: readonly string[];
  property: string;
  value: string;
}

/**
 * Reads the declarations of a style sheet of ours: at-rules, nesting, comments; no braces inside of strings.
 */
export function readDeclarations(css: string): Declaration[] {
  const declarations: Declaration[] = [];
  const scope: string[] = [];
  for (const [, text = '', end] of css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/([^{};]*)([{};])/g)) {
    const part = text.trim().replaceAll(/\s+/g, ' ');
    if (end === '{') scope.push(part);
    else {
      const colon = part.indexOf(':');
      if (colon > 0 && !part.startsWith('@')) {
        declarations.push({
          scope: [...scope],
          property: part.slice(0, colon).trim(),
          value: part.slice(colon + 1).trim(),
        });
      }
      if (end === '}') scope.pop();
    }
  }
  return declarations;
}
