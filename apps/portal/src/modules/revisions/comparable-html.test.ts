import { expect, it } from 'vitest';
import { toComparableHtml, type RevisionText } from './comparable-html.ts';

const revision: RevisionText = {
  title: 'Roof age',
  excerpt: 'Roofs up to 15 years < 20 are fine.',
  contents: [{ content: '<p>Roofs up to 15 years &lt; 20 are fine.</p><p>Send photos.</p>' }],
  attachments: [{ id: 1, name: 'roof.pdf' }],
};

it('contains the text, without the answer that the page shows above it', () => {
  expect(toComparableHtml(revision, revision).after).toBe('<p>Send photos.</p>');
});

it('contains the answer once if the text doesn’t start with it', () => {
  const { before, after } = toComparableHtml(revision, { ...revision, excerpt: 'No roofs > 20.' });
  expect(before).toBe('<p>Roofs up to 15 years &lt; 20 are fine.</p>\n<p>Send photos.</p>');
  expect(after).toMatch(/^<p>No roofs &gt; 20\.<\/p>\n/u);
});

it('contains the title and the files only if they differ', () => {
  const { before, after } = toComparableHtml(revision, {
    ...revision,
    title: 'Roof age <b>',
    attachments: [],
  });
  expect(before).toContain('<p><strong>Roof age</strong></p>');
  expect(before).toContain('<ul><li>roof.pdf</li></ul>');
  expect(after).toContain('<p><strong>Roof age &lt;b&gt;</strong></p>');
  expect(after).not.toContain('<ul>');
});
