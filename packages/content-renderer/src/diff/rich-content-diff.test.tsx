import { render as renderToPage, screen } from '@testing-library/react';
import type { ComponentPropsWithoutRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { findDangers } from '../fixtures/find-dangers.ts';
import { hostileFixtures, ordinaryFixtures } from '../fixtures/index.ts';
import { fixtureOptions } from '../fixtures/options.ts';
import { applyRules, parse, sanitize, type SafeTree } from '../steps.ts';
import { diff } from './diff.ts';
import { focusChange } from './focus-change.ts';
import type { ChangeLabels } from './marks.ts';
import { RichContentDiff, type RichContentDiffProps } from './rich-content-diff.tsx';

const labels: ChangeLabels = { added: 'Added:', removed: 'Removed:', changed: 'Changed:' };
const versions = [undefined, 'before', 'after'] as const;

function toTree(html: string): SafeTree {
  return applyRules(sanitize(parse(html, fixtureOptions.policy), fixtureOptions));
}

function createDiff(before: string, after: string, props?: Partial<RichContentDiffProps>) {
  return <RichContentDiff diff={diff(toTree(before), toTree(after))} labels={labels} {...props} />;
}

/** Parses markup as a browser would, and removes the attributes that identify changes. */
function reparse(markup: string): Element {
  const { body } = document.implementation.createHTMLDocument('');
  body.innerHTML = markup;
  for (const mark of body.querySelectorAll('[data-change]')) {
    for (const name of mark.getAttributeNames()) {
      if (name.startsWith('data-change')) mark.removeAttribute(name);
    }
  }
  return body.firstElementChild ?? body;
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('hostile content', () => {
  const ordinary = ordinaryFixtures.map(({ input }) => input);

  test.each(hostileFixtures)('$number $title stays harmless', ({ input }) => {
    const index = input.length % ordinary.length;
    const pairs = [
      [ordinary[index] ?? '', input],
      [input, ordinary[index] ?? ''],
      [input, `${input}${ordinary[index]}`],
      [input, input.replaceAll(/[a-e]/g, 'x')],
    ] as const;
    for (const [before, after] of pairs) {
      for (const version of versions) {
        const body = reparse(renderToStaticMarkup(createDiff(before, after, { version })));
        expect(findDangers(body)).toEqual([]);
      }
    }
  });

  test('a document can’t set the attributes that mark changes', () => {
    const { tree } = diff(
      toTree('<p>a</p>'),
      toTree('<p data-change="7" data-change-kind="added">a</p><ins data-change="8">b</ins>'),
    );
    expect(JSON.stringify(tree)).not.toMatch(/"data-change":"?[78]/);
  });
});

test.each(ordinaryFixtures)('$number $title renders valid HTML', ({ input }) => {
  vi.spyOn(console, 'error');
  const withoutAttributes = (html: string) => html.replaceAll(/<(\w+) [^>]*>/g, '<$1>');
  const otherHtml = ordinaryFixtures[input.length % ordinaryFixtures.length]?.input ?? '';
  for (const after of [
    otherHtml,
    `${input}${otherHtml}`,
    input.replaceAll(/\b[a-e]\w+/g, 'word'),
  ]) {
    const content = createDiff(input, after);
    const { container, unmount } = renderToPage(content);
    const { body } = document.implementation.createHTMLDocument('');
    body.innerHTML = renderToStaticMarkup(content);
    // The browser's parser changes the structure of invalid HTML.
    expect(withoutAttributes(container.innerHTML)).toBe(withoutAttributes(body.innerHTML));
    expect(console.error).not.toHaveBeenCalled();
    unmount();
  }
});

describe('RichContentDiff', () => {
  test('shows what was removed and added, with labels', () => {
    renderToPage(createDiff('<p>Bind by noon.</p>', '<p>Bind by 5 p.m.</p>'));
    expect(screen.getByRole('deletion').textContent).toContain('Removed: noon');
    expect(screen.getByRole('insertion').textContent).toContain('Added: 5 p.m');
  });

  test('shows only one version, with its own changes, if `version` is set', () => {
    renderToPage(createDiff('<p>Bind by noon.</p>', '<p>Bind by 5.</p>', { version: 'before' }));
    expect(screen.getByRole('paragraph').textContent).toContain('Bind by Removed: noon.');
    expect(screen.queryByRole('insertion')).toBeNull();
  });

  test('renders custom components', () => {
    const a = ({ children }: ComponentPropsWithoutRef<'a'>) => <button>{children}</button>;
    renderToPage(
      createDiff('<a href="/a">Rules</a>', '<a href="/a">New rules</a>', { components: { a } }),
    );
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Rules',
      'New rules',
    ]);
  });

  test('renders nothing for empty documents', () => {
    expect(renderToPage(createDiff('', '<p> </p>')).container.innerHTML).toBe('');
  });
});

test('focusChange() moves focus to each change', () => {
  const scrollIntoView = vi.fn<Element['scrollIntoView']>();
  Element.prototype.scrollIntoView = scrollIntoView;
  const { container } = renderToPage(
    createDiff('<p>Bind by noon.</p><p>Same.</p>', '<p>Bind by 5.</p><p>Same.</p><p>New.</p>'),
  );
  expect(focusChange(container, 1)).toBe(true);
  expect(document.activeElement?.textContent).toContain('noon');
  expect(focusChange(container, 2)).toBe(true);
  expect(document.activeElement?.textContent).toContain('New.');
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
  expect(focusChange(container, 3)).toBe(false);
  expect(focusChange(container, Number.NaN)).toBe(false);
});
