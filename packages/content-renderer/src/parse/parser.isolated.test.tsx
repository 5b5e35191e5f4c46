import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

test('all HTML passes through one Trusted Types policy, which is created on first use', async () => {
  const createPolicy = vi.fn<(name: string, rules: object) => object>((_name, rules) => rules);
  vi.stubGlobal('trustedTypes', { createPolicy });
  const { parseSource } = await import('./parser.browser.ts');
  expect(createPolicy).not.toHaveBeenCalled();
  parseSource('<p>a</p>');
  parseSource('<p>b</p>');
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['pnp-html']);
});

test('nothing runs or loads during parsing', async () => {
  const { parseSource } = await import('./parser.browser.ts');
  const image = vi.spyOn(HTMLImageElement.prototype, 'src', 'set');
  const { first, reader } = parseSource('<img src="x" onerror="throw 1"><script>throw 2</script>');
  expect(first && reader.nodeName(first)).toBe('IMG');
  expect(image).not.toHaveBeenCalled();
  expect(document.querySelector('img, script')).toBeNull();
});

test('inline styles and handlers are hidden from the browser’s parser, and restored in the result', async () => {
  const { parseSource } = await import('./parser.browser.ts');
  const { first, reader } = parseSource(
    `<p STYLE = "color:red" title="an online style=x 'onclick=y" onclick="a('style=b')">write style=x or onload = y</p>`,
  );
  if (!(first instanceof HTMLElement)) throw new Error('no element was parsed');
  expect(first.hasAttribute('style') || first.hasAttribute('onclick')).toBe(false);
  expect(reader.attributes(first)).toEqual([
    { name: 'style', value: 'color:red' },
    { name: 'title', value: `an online style=x 'onclick=y` },
    { name: 'onclick', value: `a('style=b')` },
  ]);
  expect(reader.text(reader.firstChild(first))).toBe('write style=x or onload = y');
});

test.each([
  '<form id="f"><input name="nodeName"><input name="attributes"></form>',
  '<FORM\nid="f"><input name="firstChild">',
  '<form/><p>x',
  '<table><form><tr><td>x',
  '<svg><desc><form >x',
])('no form can replace DOM properties with its fields: %s', async (html) => {
  const { parseSource } = await import('./parser.browser.ts');
  const { parseWith } = await import('./parse.ts');
  const { first } = parseWith(parseSource, html, undefined);
  if (!(first instanceof Node)) throw new Error('nothing was parsed');
  const root = first.getRootNode();
  if (!(root instanceof DocumentFragment)) throw new Error('the HTML was parsed into the page');
  expect(root.querySelector('form')).toBeNull();
});

test.each(['<?php echo 1 ?>x', '<?xml-stylesheet href="a"?>x', '<?x>x'])(
  'a processing instruction becomes a comment: %s',
  async (html) => {
    const { parseSource } = await import('./parser.browser.ts');
    const { parseWith } = await import('./parse.ts');
    const { first, reader } = parseWith(parseSource, html, undefined);
    expect(first && reader.nodeName(first)).toBe('#comment');
  },
);
