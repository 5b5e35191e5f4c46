import stylelint from 'stylelint';
import { describe, expect, it } from 'vitest';

const button = 'packages/ui/src/components/button/pp-button.module.css';
const screen = 'apps/portal/src/features/home/pp-home.module.css';
const prose = 'packages/content-renderer/src/pp-prose.module.css';

/** Lints a stylesheet with the repository's configuration and returns the rules that it breaks. */
async function findBrokenRules(file: string, code: string): Promise<string[]> {
  const { results } = await stylelint.lint({ code, codeFilename: file });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}
const wrapInLayer = (declarations: string) =>
  `@layer ui.components {\n  .x {\n    ${declarations}\n  }\n}\n`;
const values = 'declaration-property-value-disallowed-list';

describe('stylelint.config.js', () => {
  it.each([
    ['color-no-hex', 'color: #abc;'],
    ['color-named', 'background: white;'],
    ['function-disallowed-list', 'color: rgb(0 0 0);'],
    ['function-disallowed-list', 'border: 1px solid oklch(50% 0.1 20deg);'],
    ['function-disallowed-list', 'color: light-dark(var(--ui-color-text), var(--ui-color-link));'],
    [values, 'color: var(--p-ink-230);'],
    ['no-unknown-custom-properties', 'color: var(--ui-color-nonsense);'],
    [values, 'color: var(--ui-color-marigold);'],
    [values, 'fill: var(--ui-color-unread-text);'],
    [values, 'background: var(--ui-color-mode);'],
    [values, 'outline: none;'],
    ['property-layout-mappings', 'margin-left: 4px;'],
    ['property-layout-mappings', 'left: 0;'],
    ['value-keyword-layout-mappings', 'text-align: left;'],
    ['declaration-property-max-values', 'padding: 0 1px 0 2px;'],
  ])('reports %s: %s', async (rule, declarations) => {
    expect(await findBrokenRules(button, wrapInLayer(declarations))).toContain(rule);
  });

  it('reports an animation that loops', async () => {
    const css = '@keyframes spin {\n  to {\n    rotate: 1turn;\n  }\n}\n\n';
    expect(
      await findBrokenRules(screen, `${css}.x {\n  animation: spin 1s infinite;\n}\n`),
    ).toEqual([values]);
  });

  it('reports `:dir()`, because builds replace it with a list of languages', async () => {
    expect(await findBrokenRules(screen, '.x:dir(rtl) {\n  scale: -1 1;\n}\n')).toEqual([
      'selector-pseudo-class-disallowed-list',
    ]);
  });

  it.each([
    'color: currentcolor;',
    'background: color-mix(in oklab, currentcolor 8%, transparent);',
    'color: graytext;',
    'white-space: nowrap;',
    'padding: 0 1px;',
    'overflow-x: auto;',
  ])('allows %s', async (declarations) => {
    expect(await findBrokenRules(button, wrapInLayer(declarations))).toEqual([]);
  });

  it('requires the CSS rules of the design system to be in the ui.components layer', async () => {
    expect(await findBrokenRules(button, '.x {\n  margin: 0;\n}\n')).toEqual([
      'rule-nesting-at-rule-required-list',
    ]);
    expect(
      await findBrokenRules(button, '@layer mine {\n  .x {\n    margin: 0;\n  }\n}\n'),
    ).toEqual(['layer-name-pattern']);
    expect(await findBrokenRules(screen, '.x {\n  margin: 0;\n}\n')).toEqual([]);
  });

  it('lets a component use the token that is reserved for it', async () => {
    const stamp = 'packages/ui/src/components/date-stamp/pp-date-stamp.module.css';
    expect(await findBrokenRules(stamp, wrapInLayer('color: var(--ui-color-marigold);'))).toEqual(
      [],
    );
    expect(await findBrokenRules(stamp, wrapInLayer('color: var(--ui-color-mode);'))).toEqual([
      values,
    ]);
  });

  it('allows colors as fallbacks of tokens only where the tokens may be missing', async () => {
    const fallback = '.x {\n  color: var(--ui-color-text, #1a2327);\n}\n';
    expect(await findBrokenRules(prose, fallback)).toEqual([]);
    expect(await findBrokenRules(prose, '.x {\n  color: #1a2327;\n}\n')).toEqual([values]);
    expect(await findBrokenRules(screen, fallback)).toEqual(['color-no-hex']);
  });
});
