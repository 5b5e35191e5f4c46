/** A declaration with the at-rules and selectors around it, outermost first. */
export interface Declaration {
  scope: readonly string[];
  property: string;
  value: string;
}

/**
 * Parses the declarations of our stylesheets. Supports at-rules, nesting, and comments, but no
 * braces in strings.
 */
export function parseDeclarations(css: string): Declaration[] {
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
