import { sampleLibrary } from '@producer-portal/api/sample-library';
import { describe, expect, it } from 'vitest';
import { parseTemplate, type TemplateNode } from './parse-template.ts';
import { readSvg } from './read-svg.ts';

const wrap = (content: string) => `<svg viewBox="0 0 600 400">${content}</svg>`;
const getElementNames = (nodes: readonly TemplateNode[] = []): string[] =>
  nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [node.element, ...getElementNames(node.children)],
  );
const parseContent = (content: string) => parseTemplate(wrap(content))?.children ?? null;

describe('a template from the host', () => {
  it.each(sampleLibrary.collateralTemplates.filter(({ template_svg: svg }) => svg))(
    'is parsed completely: $slug',
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
      expect(getElementNames(template?.children)).toEqual(
        expect.arrayContaining(['rect', 'path', 'text']),
      );
    },
  );

  it('converts drawing attributes to React props', () => {
    expect(
      parseContent(
        '<text x="2" font-size="9" data-slot="a" data-width="50">Label &amp; more</text>',
      ),
    ).toEqual([
      {
        element: 'text',
        props: { x: '2', fontSize: '9' },
        slot: { key: 'a', width: 50 },
        children: [],
      },
    ]);
    expect(parseContent('<text>A &lt;b&gt; &#65;</text>')).toEqual([
      { element: 'text', props: {}, slot: null, children: ['A <b> A'] },
    ]);
  });
});

describe('hostile SVGs', () => {
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
  ])('leaves out %s', (content) => {
    expect(parseContent(content)).toEqual([]);
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
  ])('removes all attributes of %s', (content) => {
    expect(parseContent(content)).toEqual([
      { element: 'rect', props: {}, slot: null, children: [] },
    ]);
  });

  it('ignores an image that the template itself puts into a slot', () => {
    expect(
      parseContent('<image data-slot="logo" href="https://evil.example/spy.png" width="9"/>'),
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
    ['a zero size', '<svg viewBox="0 0 0 0"><rect/></svg>'],
    ['a huge size', '<svg viewBox="0 0 1e9 4"/>'],
    ['a malformed size', '<svg viewBox="0 0 x 4"/>'],
    ['custom entities', '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg viewBox="0 0 1 1">&a;</svg>'],
    ['a CDATA section', wrap('<![CDATA[<script>]]>')],
    ['a stylesheet', `<?xml-stylesheet href="https://evil.example"?>${wrap('')}`],
    ['an unclosed element', '<svg viewBox="0 0 1 1"><g></svg>'],
    ['an element closed twice', '<svg viewBox="0 0 1 1"></svg></svg>'],
    ['an unquoted value', wrap('<rect width=1/>')],
    ['a bare bracket', wrap('a < b')],
    ['a very long tag', `<svg viewBox="0 0 1 1"><rect ${'a="1" '.repeat(50_000)}`],
    ['a very long space', `<svg viewBox="0 0 1 1"><rect${' '.repeat(400_000)}`],
    ['an unclosed comment', `<svg viewBox="0 0 1 1"><!--${'-'.repeat(400_000)}`],
    ['deep nesting', wrap('<g>'.repeat(60) + '</g>'.repeat(60))],
    ['too many elements', wrap('<rect/>'.repeat(6_000))],
    ['too much text', wrap('x'.repeat(600_000))],
  ])('rejects %s', (_, text) => {
    expect(parseTemplate(text)).toBeNull();
  });

  it('skips an XML declaration and comments', () => {
    expect(readSvg('<?xml version="1.0"?>\n<!-- ours --><svg viewBox="0 0 1 1"/>\n')?.name).toBe(
      'svg',
    );
  });
});
