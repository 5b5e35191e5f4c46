import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState, type ReactElement } from 'react';
import { expect } from 'storybook/test';
import { applyRules, parse, sanitize } from '../steps.ts';
import { diff, type ContentDiff } from './diff.ts';
import { focusChange } from './focus-change.ts';
import type { ChangeLabels } from './marks.ts';
import { RichContentDiff } from './rich-content-diff.tsx';

const labels: ChangeLabels = {
  added: 'Added:',
  removed: 'Removed:',
  changed: 'Formatting changed:',
  end: 'End of change.',
};

function compare(before: string, after: string): ContentDiff {
  const [earlier, later] = [before, after].map((html) => applyRules(sanitize(parse(html))));
  if (!earlier || !later) throw new Error('Two versions are needed.');
  return diff(earlier, later);
}

const before = `
<p>Beginning <strong>March 16, 2026</strong>, new business for manufactured homes in Ohio needs two photos of the roof. Renewals follow on April 30.</p>
<h2>What is changing</h2>
<p>Roofs of more than 15 years are settled at actual cash value. The <a href="/policy-updates/roof-age">roof age update</a> has the details.</p>
<ul><li>One photo from the street</li><li>One photo of each slope</li><li>The date of the last repair, if you know it</li></ul>
<table><caption>Change by territory</caption><thead><tr><th scope="col">Territory</th><th scope="col">New business</th><th scope="col">Change</th></tr></thead><tbody><tr><th scope="row">101</th><td>3/16/26</td><td>+9.7%</td></tr><tr><th scope="row">102</th><td>3/16/26</td><td>+4.1%</td></tr></tbody></table>
<blockquote><p>If the roof cannot be seen, write why.</p></blockquote>`;

const after = `
<p>Beginning <strong>April 1, 2026</strong>, new business for manufactured homes in Ohio and Michigan needs two photos of the roof. Renewals follow on April 30.</p>
<h2>What is changing</h2>
<p>Roofs of more than 12 years are settled at actual cash value. The <a href="/policy-updates/roof-age-2">roof age update</a> has the details.</p>
<ul><li>One photo from the street</li><li>The date of the last repair, if you know it</li><li>A note if the house has solar panels</li></ul>
<table><caption>Change by territory</caption><thead><tr><th scope="col">Territory</th><th scope="col">New business</th><th scope="col">Change</th></tr></thead><tbody><tr><th scope="row">101</th><td>4/1/26</td><td>+9.7%</td></tr><tr><th scope="row">102</th><td>4/1/26</td><td>+5.2%</td></tr><tr><th scope="row">103</th><td>4/1/26</td><td>−3.1%</td></tr></tbody></table>
<p class="note">Binding for coastal counties stays suspended until the storm watch ends.</p>`;

const meta = {
  title: 'Components/Content/RichContentDiff',
  component: RichContentDiff,
  tags: ['!autodocs'],
  args: { labels, diff: compare(before, after) },
} satisfies Meta<typeof RichContentDiff>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** On wide screens, both versions can be shown side by side, each with its own changes. */
export const SideBySide: Story = {
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gap: '2rem',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
      }}
    >
      <section aria-label="Revision 1" style={{ minInlineSize: 0 }}>
        <RichContentDiff {...args} version="before" />
      </section>
      <section aria-label="Revision 2" style={{ minInlineSize: 0 }}>
        <RichContentDiff {...args} version="after" />
      </section>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByText(/^March 16/)).toHaveLength(1);
    await expect(canvas.queryAllByText(/^April 1/)).toHaveLength(1);
  },
};

function ChangeStepper({
  diff: comparison,
  labels: texts,
}: {
  diff: ContentDiff;
  labels: ChangeLabels;
}): ReactElement {
  const article = useRef<HTMLDivElement>(null);
  const [number, setNumber] = useState(0);
  const changeCount = comparison.changes.length;
  return (
    <>
      <button
        type="button"
        style={{
          background: 'none',
          border: '2px solid',
          color: 'inherit',
          minBlockSize: '2.75rem',
          paddingInline: '1rem',
        }}
        onClick={() => {
          const next = number === changeCount ? 1 : number + 1;
          setNumber(next);
          if (article.current) focusChange(article.current, next);
        }}
      >
        Next change
      </button>
      <output style={{ display: 'block' }}>
        {number === 0 ? `${changeCount} changes` : `Change ${number} of ${changeCount}`}
      </output>
      <div ref={article}>
        <RichContentDiff diff={comparison} labels={texts} />
      </div>
    </>
  );
}

export const NextChange: Story = {
  render: (args) => <ChangeStepper diff={args.diff} labels={args.labels} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Next change' });
    await userEvent.click(button);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Change 1 of \d+$/);
    await expect(document.activeElement).toHaveTextContent(/^Removed: March 16/);
    await userEvent.click(button);
    await expect(document.activeElement).toHaveTextContent(/^Added: and Michigan/);
  },
};

export const Formatting: Story = {
  args: {
    diff: compare(
      '<ol><li>Take the photos.</li><li>Upload them.</li></ol><p>Bind by noon.</p><div class="alert alert-info">Call us.</div>',
      '<ol start="4"><li>Take the photos.</li><li>Upload them.</li></ol><p style="text-align:center">Bind by noon.</p><div class="alert alert-danger">Call us.</div>',
    ),
  },
};

export const Rewritten: Story = {
  args: {
    diff: compare(
      '<h2>Storm watch</h2><p>Binding is suspended in Lucas and Ottawa counties.</p><figure><img src="/sample/media/calendar-stamp.svg" alt="Calendar" width="120" height="90"><figcaption>Day 1</figcaption></figure>',
      '<h2>All clear</h2><p>You can bind everywhere again.</p>',
    ),
  },
};

export const Unchanged: Story = { args: { diff: compare(before, before) } };

export const FirstVersion: Story = { args: { diff: compare('', after) } };
