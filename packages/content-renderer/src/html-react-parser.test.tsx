import { Element, Text, domToReact, type DOMNode } from 'html-react-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ordinaryFixtures } from './fixtures/index.ts';
import { fixtureOptions } from './fixtures/options.ts';
import { renderWith, type ReplaceOptions } from './html-react-parser.ts';
import { applyRules, parse, render, sanitize } from './steps.ts';

const toTree = (html: string) =>
  applyRules(sanitize(parse(html, fixtureOptions.policy), fixtureOptions));
const renderContent = (html: string, options?: ReplaceOptions) =>
  renderToStaticMarkup(renderWith(toTree(html), options));

/** Sorts attributes by name, because their order has no meaning. */
function normalizeMarkup(markup: string): string {
  const { body } = document.implementation.createHTMLDocument('');
  body.innerHTML = markup;
  for (const element of body.querySelectorAll('*')) {
    const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const);
    attributes.sort(([a], [b]) => (a < b ? -1 : 1));
    for (const [name] of attributes) element.removeAttribute(name);
    for (const [name, value] of attributes) {
      element.setAttribute(name, name === 'style' ? value.replaceAll(/\s/g, '') : value);
    }
  }
  return body.innerHTML;
}

test.each(ordinaryFixtures)('$number $title: matches the output of render()', ({ input }) => {
  const expected = renderToStaticMarkup(render(toTree(input)));
  expect(normalizeMarkup(renderContent(input))).toBe(normalizeMarkup(expected));
});

describe('functions written for html-react-parser', () => {
  test('replace nodes and keep their children', () => {
    const markup = renderContent('<p>See <a href="/a" title="T"><b>roof</b> age</a>.</p>', {
      replace: (node) =>
        node instanceof Element && node.name === 'a' ? (
          <mark title={node.attribs['title']}>{domToReact(node.children as DOMNode[])}</mark>
        ) : undefined,
    });
    expect(markup).toBe('<p>See <mark title="T"><strong>roof</strong> age</mark>.</p>');
  });

  test('can read parent and sibling nodes', () => {
    const seenNames: string[] = [];
    renderContent('<ul><li>a</li><li>b</li></ul>', {
      replace: (node) => {
        if (!(node instanceof Element) || node.name !== 'li') return;
        const { parent, prev, next } = node;
        const names = [parent, prev, next].map((relative) =>
          relative instanceof Element ? relative.name : '-',
        );
        seenNames.push(names.join(' '));
      },
    });
    expect(seenNames).toEqual(['ul - li', 'ul li -']);
  });

  test('work with the options transform and trim', () => {
    const markup = renderContent('<p>a</p> <p>b</p>', {
      trim: true,
      transform: (rendered, node) => (node instanceof Text ? <i key="i">{rendered}</i> : null),
    });
    expect(markup).toBe('');
    expect(renderContent('<p><b>a</b> <b>b</b></p>', { trim: true })).toBe(
      '<p><strong>a</strong><strong>b</strong></p>',
    );
  });

  test('never receive markup that the sanitizer removed', () => {
    const seenNames: string[] = [];
    const markup = renderContent(
      '<script>x</script><a href="javascript:x" onclick="x" style="position:fixed;color:red">a</a>',
      {
        replace: (node) => {
          seenNames.push(
            node instanceof Element ? `${node.name} ${JSON.stringify(node.attribs)}` : '#',
          );
        },
      },
    );
    expect(seenNames).toEqual(['#']);
    expect(markup).toBe('a');
  });
});
