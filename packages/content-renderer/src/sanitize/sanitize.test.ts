import { describe, expect, test } from 'vitest';
import { parse, sanitize, type SafeNode } from '../steps.ts';
import { allowList, choices } from './allow-list.ts';

const sanitizeHtml = (html: string, options?: Parameters<typeof sanitize>[1]) =>
  sanitize(parse(html, options?.policy), options);

function getDepth(nodes: readonly SafeNode[]): number {
  const depths = nodes.map((node) => (typeof node === 'string' ? 0 : 1 + getDepth(node.children)));
  return Math.max(0, ...depths);
}

test('returns plain data with React’s prop names', () => {
  expect(sanitizeHtml('<p id="a" class="x">Hi <td>there</p>').children).toEqual([
    { tag: 'p', props: { id: 'user-content-a' }, classes: [], children: ['Hi there'] },
  ]);
});

test('the allow-list is frozen, and inherited names are not allowed', () => {
  expect(Object.isFrozen(allowList)).toBe(true);
  expect(Object.isFrozen(choices)).toBe(true);
  for (const tag of ['constructor', 'valueOf']) {
    expect(sanitizeHtml(`<${tag}>x</${tag}>`).children).toEqual(['x']);
  }
  for (const name of ['constructor', 'valueOf', '__proto__']) {
    const { children, reports } = sanitizeHtml(`<p ${name}="y" align="${name}">x</p>`);
    expect(children).toMatchObject([{ tag: 'p', props: {}, children: ['x'] }]);
    expect(reports).toMatchObject([{ attribute: name.toLowerCase() }]);
  }
});

test('the size of an image is in pixels, or a percentage as a style', () => {
  const html = '<img src="/a.png" alt="" width="100%" height="300px">';
  expect(sanitizeHtml(html, { baseUrl: 'https://example.com/' }).children).toMatchObject([
    { tag: 'img', props: { height: 300, style: { width: '100%' } } },
  ]);
});

test('every entry of the allow-list has a valid form', () => {
  for (const list of Object.values(allowList)) {
    expect(list).toMatch(/^(?:(?:[\w-]+>)?[\w-]+:[a-zA-Z]+(?: |$))*$/);
  }
});

describe('limits', () => {
  test('nesting is cut at the maximum depth, and reported once', () => {
    const tree = sanitizeHtml('<div>'.repeat(150));
    expect(getDepth(tree.children)).toBe(100);
    expect(tree.truncated).toBe(true);
    expect(tree.reports).toEqual([{ kind: 'truncated', limit: 'depth' }]);
  });

  test('elements and text nodes are cut at the maximum number of nodes', () => {
    const tree = sanitizeHtml('<p>a</p>'.repeat(9), { policy: { limits: { nodes: 6 } } });
    expect(tree.children).toHaveLength(3);
    expect(tree.reports).toEqual([{ kind: 'truncated', limit: 'nodes' }]);
  });

  test('text is cut at the maximum length', () => {
    const tree = sanitizeHtml('<p>abcdef</p><p>x</p>', { policy: { limits: { length: 6 } } });
    expect(tree.children).toMatchObject([{ tag: 'p', children: ['abc'] }]);
    expect(tree.reports).toEqual([{ kind: 'truncated', limit: 'length' }]);
  });

  test('attributes after an element’s first 100 are ignored', () => {
    const manyAttributes = Array.from({ length: 400 }, (_, index) => `a${index}`).join(' ');
    const tree = sanitizeHtml(`<p ${manyAttributes} title="late">x</p>`);
    expect(tree.children).toMatchObject([{ props: {} }]);
    expect(tree.reports).toHaveLength(100);
  });
});

describe('reports', () => {
  test('list dropped elements, unwrapped elements, and rejected attributes', () => {
    const { reports } = sanitizeHtml(
      '<script>x</script><blink>b</blink><p onclick="x" style="position:fixed">c</p><img src="https://evil.example/a.png" alt="A">',
    );
    expect(reports).toEqual([
      { kind: 'dropped-element', tag: 'script' },
      { kind: 'unwrapped-element', tag: 'blink' },
      { kind: 'dropped-attribute', tag: 'p', attribute: 'onclick', value: 'x' },
      { kind: 'dropped-style', tag: 'p', property: 'position', value: 'fixed' },
      {
        kind: 'dropped-attribute',
        tag: 'img',
        attribute: 'src',
        value: 'https://evil.example/a.png',
      },
      { kind: 'linked-media', tag: 'img', url: 'https://evil.example/a.png' },
    ]);
  });

  test('are limited in number and size', () => {
    const { reports } = sanitizeHtml(
      `<p x="${'y'.repeat(900)}">${'<script></script>'.repeat(2_000)}`,
    );
    expect(reports).toHaveLength(500);
    expect(JSON.stringify(reports[0]).length).toBeLessThan(400);
  });

  test('are empty for an unchanged document', () => {
    expect(sanitizeHtml('<h2>Roof age</h2><p>Send <em>two</em> photos.</p>').reports).toEqual([]);
  });
});

describe('policy', () => {
  test('allows only listed classes', () => {
    const [node] = sanitizeHtml('<p class="lead page-cover">x</p>', {
      policy: { classes: ['lead'] },
    }).children;
    expect(node).toMatchObject({ classes: ['lead'] });
  });

  test('ignores invalid entries in host lists', () => {
    const policy = { imageHosts: ['*'], frameHosts: ['*', ''], mediaHosts: ['*.'] };
    const html =
      '<img src="https://evil.example/a.png"><iframe src="https://evil.example/"></iframe><video src="https://evil.example/a.mp4"></video>';
    const tags = sanitizeHtml(html, { policy }).children.map(
      (node) => typeof node === 'object' && node.tag,
    );
    expect(tags).toEqual(['a', 'a', 'a']);
  });

  test('ignores a baseUrl that is not http or https', () => {
    const [node] = sanitizeHtml('<a href="/x">x</a>', { baseUrl: 'javascript:x' }).children;
    expect(node).toMatchObject({ props: { href: '/x' } });
  });
});

test.each([[null], [undefined], [42], [{}], [['<p>x</p>']]])('%j gives an empty tree', (input) => {
  const tree = sanitizeHtml(input as unknown as string);
  expect(tree.children).toEqual([]);
  expect(tree.reports).toMatchObject([{ kind: 'invalid-input' }]);
});

test('NUL characters are removed, and lone surrogates are replaced', () => {
  expect(sanitizeHtml('a\0b<p\0>\ud800c').children).toMatchObject([
    'ab',
    { children: ['\ufffdc'] },
  ]);
});
