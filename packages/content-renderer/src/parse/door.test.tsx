import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

test('HTML goes to the page through one named policy, made when it is first needed', async () => {
  const createPolicy = vi.fn<(name: string, rules: object) => object>((_name, rules) => rules);
  vi.stubGlobal('trustedTypes', { createPolicy });
  const { door } = await import('./door.browser.ts');
  expect(createPolicy).not.toHaveBeenCalled();
  door('<p>a</p>');
  door('<p>b</p>');
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['pnp-html']);
});

test('nothing runs or loads while it is read', async () => {
  const { door } = await import('./door.browser.ts');
  const image = vi.spyOn(HTMLImageElement.prototype, 'src', 'set');
  const { first, reader } = door('<img src="x" onerror="throw 1"><script>throw 2</script>');
  expect(first && reader.nodeName(first)).toBe('IMG');
  expect(image).not.toHaveBeenCalled();
  expect(document.querySelector('img, script')).toBeNull();
});

test('inline styles and handlers are read without the browser taking them for any', async () => {
  const { door } = await import('./door.browser.ts');
  const { first, reader } = door(
    `<p STYLE = "color:red" title="an online style=x 'onclick=y" onclick="a('style=b')">write style=x or onload = y</p>`,
  );
  if (!(first instanceof HTMLElement)) throw new Error('no element was read');
  expect(first.hasAttribute('style') || first.hasAttribute('onclick')).toBe(false);
  expect(reader.attributes(first)).toEqual([
    { name: 'style', value: 'color:red' },
    { name: 'title', value: `an online style=x 'onclick=y` },
    { name: 'onclick', value: `a('style=b')` },
  ]);
  expect(reader.text(reader.firstChild(first))).toBe('write style=x or onload = y');
});

test('a form cannot shadow what is read of it', async () => {
  const { door } = await import('./door.browser.ts');
  const { first, reader } = door(
    '<form id="f"><input name="nodeName"><input name="hasAttributes"><input name="firstChild"><input name="attributes"><input name="getAttribute"></form>',
  );
  if (first === null) throw new Error('nothing was read');
  expect(reader.nodeName(first)).toBe('FORM');
  expect(reader.attributes(first)).toEqual([{ name: 'id', value: 'f' }]);
  expect(reader.nodeName(reader.firstChild(first))).toBe('INPUT');
});

test('the browser build says what is wrong where there is no document', async () => {
  vi.stubGlobal('document', undefined);
  const { door } = await import('./door.browser.ts');
  expect(() => door('<p>')).toThrow('no document');
});
