import { describe, expect, test } from 'vitest';
import { parse, sanitize, type SafeNode } from '../steps.ts';
import { allowList, choices } from './allow-list.ts';

const safe = (html: string, options?: Parameters<typeof sanitize>[1]) =>
  sanitize(parse(html, options?.policy), options);

function depthOf(nodes: readonly SafeNode[]): number {
  const depths = nodes.map((node) => (typeof node === 'string' ? 0 : 1 + depthOf(node.children)));
  return Math.max(0, ...depths);
}

test('hands on plain data with the names that React knows', () => {
  expect(safe('<p id="a" class="x">Hi <td>there</p>').children).toEqual([
    { tag: 'p', props: { id: 'user-content-a' }, classes: [], children: ['Hi there'] },
  ]);
});

test('the allow-list cannot be changed and knows no inherited name', () => {
  expect(Object.isFrozen(allowList)).toBe(true);
  expect(Object.isFrozen(choices)).toBe(true);
  for (const tag of ['constructor', 'valueOf']) {
    expect(safe(`<${tag}>x</${tag}>`).children).toEqual(['x']);
  }
  for (const name of ['constructor', 'valueOf', '__proto__']) {
    const { children, reports } = safe(`<p ${name}="y" align="${name}">x</p>`);
    expect(children).toMatchObject([{ tag: 'p', props: {}, children: ['x'] }]);
    expect(reports).toMatchObject([{ attribute: name.toLowerCase() }]);
  }
});

test('every entry of the allow-list is read', () => {
  for (const list of Object.values(allowList)) {
    expect(list).toMatch(/^(?:(?:[\w-]+>)?[\w-]+:[a-zA-Z]+(?: |$))*$/);
  }
});

describe('limits', () => {
  test('nesting stops at the depth and is reported once', () => {
    const tree = safe('<div>'.repeat(150));
    expect(depthOf(tree.children)).toBe(100);
    expect(tree.truncated).toBe(true);
    expect(tree.reports).toEqual([{ kind: 'truncated', limit: 'depth' }]);
  });

  test('elements and texts stop at the number of nodes', () => {
    const tree = safe('<p>a</p>'.repeat(9), { policy: { limits: { nodes: 6 } } });
    expect(tree.children).toHaveLength(3);
    expect(tree.reports).toEqual([{ kind: 'truncated', limit: 'nodes' }]);
  });

  test('text stops at the length', () => {
    const tree = safe('<p>abcdef</p><p>x</p>', { policy: { limits: { length: 6 } } });
    expect(tree.children).toMatchObject([{ tag: 'p', children: ['abc'] }]);
    expect(tree.reports).toEqual([{ kind: 'truncated', limit: 'length' }]);
  });

  test('an element of countless attributes is read in part', () => {
    const many = Array.from({ length: 400 }, (_, index) => `a${index}`).join(' ');
    const tree = safe(`<p ${many} title="late">x</p>`);
    expect(tree.children).toMatchObject([{ props: {} }]);
    expect(tree.reports).toHaveLength(100);
  });
});

describe('reports', () => {
  test('say what went, what gave way and what was refused', () => {
    const { reports } = safe(
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

  test('are bounded in number and in size', () => {
    const { reports } = safe(`<p x="${'y'.repeat(900)}">${'<script></script>'.repeat(2_000)}`);
    expect(reports).toHaveLength(500);
    expect(JSON.stringify(reports[0]).length).toBeLessThan(400);
  });

  test('are empty for what is drawn as it came', () => {
    expect(safe('<h2>Roof age</h2><p>Send <em>two</em> photos.</p>').reports).toEqual([]);
  });
});

describe('policy', () => {
  test('lets listed classes through, and no other', () => {
    const [node] = safe('<p class="lead page-cover">x</p>', {
      policy: { classes: ['lead'] },
    }).children;
    expect(node).toMatchObject({ classes: ['lead'] });
  });

  test('lets nothing in that a host list cannot mean', () => {
    const policy = { imageHosts: ['*'], frameHosts: ['*', ''], mediaHosts: ['*.'] };
    const html =
      '<img src="https://evil.example/a.png"><iframe src="https://evil.example/"></iframe><video src="https://evil.example/a.mp4"></video>';
    const tags = safe(html, { policy }).children.map(
      (node) => typeof node === 'object' && node.tag,
    );
    expect(tags).toEqual(['a', 'a', 'a']);
  });

  test('of a page address that is no web address counts for nothing', () => {
    const [node] = safe('<a href="/x">x</a>', { baseUrl: 'javascript:x' }).children;
    expect(node).toMatchObject({ props: { href: '/x' } });
  });
});

test.each([[null], [undefined], [42], [{}], [['<p>x</p>']]])('%j is an empty document', (input) => {
  const tree = safe(input as unknown as string);
  expect(tree.children).toEqual([]);
  expect(tree.reports).toMatchObject([{ kind: 'invalid-input' }]);
});

test('odd characters do no harm', () => {
  expect(safe('a\0b<p\0>\ud800c').children).toMatchObject(['ab', { children: ['\ufffdc'] }]);
});
