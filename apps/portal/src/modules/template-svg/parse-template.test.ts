import { sampleLibrary } from '@producer-portal/api/testing';
import { describe, expect, it } from 'vitest';
import { parseTemplate, type TemplateNode } from './parse-template.ts';
import { readSvg } from './read-svg.ts';

const wrap = (inside: string) => `<svg viewBox="0 0 600 400">${inside}</svg>`;
const elementsOf = (nodes: readonly TemplateNode[] = []): string[] =>
  nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [node.element, ...elementsOf(node.children)],
  );
const drawn = (inside: string) => parseTemplate(wrap(inside))?.children ?? null;

describe('a template of the host', () => {
  it.each(sampleLibrary.collateralTemplates.filter(({ template_svg: svg }) => svg))(
    'is drawn whole: $slug',
    ({ template_svg: svg, fields }) => {
      const template = parseTemplate(svg ?? '');
      const slots = (nodes: readonly TemplateNode[]): string[] =>
        nodes.flatMap((node) =>
          typeof node === 'string'
            ? []
            : [...(node.slot ? [node.slot.key] : []), ...slots(node.children)],
        );
      expect(slots(template?.children ?? []).toSorted()).toEqual(
        fields?.map(({ key }) => key).toSorted(),
      );
      expect(elementsOf(template?.children)).toEqual(
        expect.arrayContaining(['rect', 'path', 'text']),
      );
    },
  );

  it('keeps what draws, in the spelling of React', () => {
    expect(
      drawn('<text x="2" font-size="9" data-slot="a" data-width="50">Label &amp; more</text>'),
    ).toEqual([
      {
        element: 'text',
        props: { x: '2', fontSize: '9' },
        slot: { key: 'a', width: 50 },
        children: [],
      },
    ]);
    expect(drawn('<text>A &lt;b&gt; &#65;</text>')).toEqual([
      { element: 'text', props: {}, slot: null, children: ['A <b> A'] },
    ]);
  });
});

describe('hostile drawings', () => {
  it.each([
    '<script>alert(1)</script>',
    '<a href="javascript:alert(1)"><rect/></a>',
    '<foreignObject><iframe src="https://evil.example"/></foreignObject>',
    '<image href="https://evil.example/spy.png" width="1" height="1"/>',
    '<image data-other="logo" xlink:href="data:image/png;base64,AAAA"/>',
    '<use href="#a"/>',
    '<animate attributeName="href" to="javascript:alert(1)"/>',
    '<set attributeName="onload" to="alert(1)"/>',
    '<style>@import "https://evil.example"</style>',
    '<filter id="f"><feImage href="https://evil.example"/></filter>',
    '<title>hello</title>',
    '<SCRIPT>alert(1)</SCRIPT>',
    '<svg><script>alert(1)</script></svg>',
  ])('leaves out %s', (inside) => {
    expect(drawn(inside)).toEqual([]);
  });

  it.each([
    '<rect onload="alert(1)"/>',
    '<rect style="fill:url(https://evil.example)"/>',
    '<rect fill="url(https://evil.example/a.svg#b)"/>',
    '<rect fill="url(#local)"/>',
    '<rect fill="URL (#local)"/>',
    '<rect filter="blur(3px)"/>',
    '<rect class="pp-header" id="app"/>',
    '<rect href="https://evil.example"/>',
    '<rect constructor="x"/>',
    '<rect transform="translate(0 0)&quot; onload=&quot;alert(1)"/>',
  ])('keeps no property of %s', (inside) => {
    expect(drawn(inside)).toEqual([{ element: 'rect', props: {}, slot: null, children: [] }]);
  });

  it('lets a slot’s own picture be none but the reader’s', () => {
    expect(
      drawn('<image data-slot="logo" href="https://evil.example/spy.png" width="9"/>'),
    ).toEqual([
      { element: 'image', props: { width: '9' }, slot: { key: 'logo', width: null }, children: [] },
    ]);
  });

  it.each([
    ['nothing', ''],
    ['text', 'hello'],
    ['another element', '<html></html>'],
    ['two roots', '<svg viewBox="0 0 1 1"/><svg viewBox="0 0 1 1"/>'],
    ['no size', '<svg><rect/></svg>'],
    ['a size of nothing', '<svg viewBox="0 0 0 0"><rect/></svg>'],
    ['a size beyond measure', '<svg viewBox="0 0 1e9 4"/>'],
    ['a garbled size', '<svg viewBox="0 0 x 4"/>'],
    ['entities of its own', '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg viewBox="0 0 1 1">&a;</svg>'],
    ['a CDATA section', wrap('<![CDATA[<script>]]>')],
    ['a stylesheet', `<?xml-stylesheet href="https://evil.example"?>${wrap('')}`],
    ['an unclosed element', '<svg viewBox="0 0 1 1"><g></svg>'],
    ['an element closed twice', '<svg viewBox="0 0 1 1"></svg></svg>'],
    ['an unquoted value', wrap('<rect width=1/>')],
    ['a bare bracket', wrap('a < b')],
    ['an endless tag', `<svg viewBox="0 0 1 1"><rect ${'a="1" '.repeat(50_000)}`],
    ['endless space', `<svg viewBox="0 0 1 1"><rect${' '.repeat(400_000)}`],
    ['a comment that never ends', `<svg viewBox="0 0 1 1"><!--${'-'.repeat(400_000)}`],
    ['nesting beyond measure', wrap('<g>'.repeat(60) + '</g>'.repeat(60))],
    ['elements beyond measure', wrap('<rect/>'.repeat(6_000))],
    ['text beyond measure', wrap('x'.repeat(600_000))],
  ])('refuses %s', (_, text) => {
    expect(parseTemplate(text)).toBeNull();
  });

  it('reads an XML declaration and comments past', () => {
    expect(readSvg('<?xml version="1.0"?>\n<!-- ours --><svg viewBox="0 0 1 1"/>\n')?.name).toBe(
      'svg',
    );
  });
});
