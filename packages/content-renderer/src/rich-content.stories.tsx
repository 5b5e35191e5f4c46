import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentPropsWithoutRef } from 'react';
import { expect } from 'storybook/test';
import { hostileFixtures } from './fixtures/index.ts';
import { RichContent } from './rich-content.tsx';

const bulletin = `
<p>Beginning <strong>March 16, 2026</strong>, new business for manufactured homes in Ohio and Michigan needs two photos of the roof. Renewals follow on <time datetime="2026-04-30">April 30</time>.</p>
<h2>What is changing</h2>
<p>Roofs of more than 15 years are settled at actual cash value unless an inspection shows otherwise. The <a href="/policy-updates/roof-age">roof age update</a> has the details, and the <a href="https://weather.example.org/hail">hail map</a> shows where claims come from.</p>
<ul><li>One photo from the street</li><li>One photo of each slope</li><li>The date of the last repair, if you know it</li></ul>
<h3>What to do</h3>
<ol><li>Take the photos at the first visit.</li><li>Upload them before you bind.</li></ol>
<blockquote><p>If the roof cannot be seen, write why. A note is better than no photo.</p></blockquote>
<p>Questions? Call 555-0142 or write to <a href="mailto:underwriting@example.com">underwriting@example.com</a>.</p>`;

const meta = {
  title: 'Components/Content/RichContent',
  component: RichContent,
  tags: ['!autodocs'],
  args: {
    html: bulletin,
    labels: {
      table: 'Table, scrolls sideways',
      truncated: 'This document is too long to be shown in full.',
      external: '(opens another site)',
    },
  },
} satisfies Meta<typeof RichContent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    headingOffset: 1,
    policy: { imageHosts: ['img.example.com'] },
    html: '<h1>Write here</h1><p>Any <em>HTML</em> from a CMS.</p>',
  },
};

function BoldLink({ href, children }: ComponentPropsWithoutRef<'a'>) {
  return (
    <a href={href}>
      <strong>{children}</strong>
    </a>
  );
}

export const CustomComponents: Story = { args: { components: { a: BoldLink } } };

export const LongText: Story = {
  args: {
    html: Array.from(
      { length: 12 },
      (_, index) =>
        `<h2>Section ${index + 1}</h2><p>Binding is suspended and restored by county. ${'Each notice lists the time in Eastern time, the counties, what stops and what continues. '.repeat(6)}</p><p>Averyveryveryveryveryveryveryveryveryveryveryveryveryveryveryverylongwordwithoutabreakthatmustnotmakethepagescroll.</p>`,
    ).join(''),
  },
};

/** The caption of a floated image is below the image. The text is beside both. */
export const FloatedImageWithCaption: Story = {
  args: {
    html: `<figure><img src="/sample/media/calendar-stamp.svg" alt="" width="320" height="240" style="float: right; width: 40%; margin-left: 20px"><figcaption>Day 1 is the day on which you bind.</figcaption></figure><p>Send it right the first time. Type the address while the customer reads it to you.</p>`,
  },
  play: async ({ canvas, canvasElement }) => {
    const getBox = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
    const image = getBox(canvasElement.querySelector('img'));
    const caption = getBox(canvas.getByText(/^Day 1/));
    await expect(caption.top).toBeGreaterThanOrEqual(image.bottom);
    await expect(Math.round(caption.left)).toBe(Math.round(image.left));
    if (window.innerWidth < 576) return;
    await expect(getBox(canvas.getByText(/^Send it/)).top).toBeLessThan(caption.top);
  },
};

/** A floated image without a caption keeps its width, and the text flows beside it. */
export const FloatedImage: Story = {
  args: {
    html: `<figure><img src="/sample/media/filing-tray.svg" alt="" width="320" height="240" style="float: right; width: 30%"></figure><p>Policies that the mortgagee pays don’t change.</p>`,
  },
  play: async ({ canvas, canvasElement }) => {
    if (window.innerWidth < 576) return;
    const getBox = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
    const image = getBox(canvasElement.querySelector('img'));
    const text = getBox(canvas.getByText(/^Policies/));
    await expect(image.right).toBeCloseTo(text.right, 0);
    await expect(image.width).toBeCloseTo(0.3 * text.width, 0);
    await expect(image.top).toBeLessThan(text.bottom);
  },
};

export const Truncated: Story = { args: { policy: { limits: { nodes: 12 } } } };

export const RightToLeft: Story = {
  decorators: [
    (Content) => (
      <div dir="rtl" lang="ar">
        <Content />
      </div>
    ),
  ],
  args: {
    html: '<h2>تنبيه عاصفة</h2><p>يتوقف الربط في المقاطعات المذكورة حتى إشعار آخر.</p><ul><li>التسعير مستمر</li></ul><div class="alert alert-warning"><p>أعد التفتيش بعد الانقطاع.</p></div><table><tr><th>المقاطعة</th><th>الموعد</th></tr><tr><td>لوكاس</td><td>3/16/26</td></tr></table>',
  },
};

export const Empty: Story = { args: { html: '<p>&nbsp;</p>' } };

/**
 * Scripts, handlers, links, and foreign markup. Inputs that could swallow the inputs after them, such as
 * comments, are left out.
 */
export const Hostile: Story = {
  args: {
    html: hostileFixtures
      .filter(({ number }) => /^(?:01|02|03|10)/.test(number))
      .map(({ input }) => input)
      .filter((input) => !/<(?:plaintext|script|template|svg|math|noscript)|<!\[|<!--/i.test(input))
      .join('<hr>'),
  },
};
