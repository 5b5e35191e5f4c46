import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentPropsWithoutRef } from 'react';
import { hostileFixtures } from './fixtures/index.ts';
import { RichContent } from './rich-content.tsx';

const bulletin = `
<p>Beginning <strong>March 16, 2026</strong>, new business for manufactured homes in Ohio and Michigan needs two photos of the roof. Renewals follow on <time datetime="2026-04-30">April 30</time>.</p>
<h2>What is changing</h2>
<p>Roofs of more than 15 years are settled at actual cash value unless an inspection shows otherwise. The <a href="/policy-updates/roof-age">roof age update</a> has the details, and the <a href="https://weather.example.org/hail">hail map</a> shows where claims come from.</p>
<ul><li>One photo from the street</li><li>One photo of each slope</li><li>The date of the last repair, if you know it</li></ul>
<h3>What you do</h3>
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
    html: '<h1>Write here</h1><p>Any <em>HTML</em> of a CMS.</p>',
  },
};

export const Headings: Story = {
  args: {
    html: '<h1>Storm watch</h1><p>The highest heading stands right below the page’s own.</p><h2>Counties</h2><p>Lucas, Ottawa, Erie.</p><h3>Not included</h3><p>Islands.</p><h4>Fine print</h4><p>Until lifted.</p>',
  },
};

export const Table: Story = {
  args: {
    html: `<p>Overall change <strong>+4.8%</strong>, capped at 15% at renewal.</p>
<table><caption>Change by territory, Ohio</caption><thead><tr><th scope="col">Territory</th><th scope="col">Counties</th><th scope="col">New business</th><th scope="col">Renewals</th><th scope="col" align="right">Change</th></tr></thead>
<tbody><tr><th scope="row">101</th><td>Lucas, Wood, Ottawa</td><td>3/16/26</td><td>4/30/26</td><td align="right">+9.7%</td></tr><tr><th scope="row">102</th><td>Franklin, Delaware, Licking</td><td>3/16/26</td><td>4/30/26</td><td align="right">+4.1%</td></tr><tr><th scope="row">103</th><td>Athens, Meigs, Gallia</td><td>3/16/26</td><td>4/30/26</td><td align="right">−3.1%</td></tr></tbody></table>
<p>A table without parts, as page builders send it:</p>
<table border="1"><tr><td>2 pay</td><td>50% down</td></tr><tr><td>4 pay</td><td>25% down</td></tr></table>`,
  },
};

export const Columns: Story = {
  args: {
    html: `<div class="row"><div class="col-3"><h2>Dates</h2><p>New business 3/16/26<br>Renewals 4/30/26</p></div><div class="col-9"><h2>What is changing</h2><p>A wind and hail deductible of 2% applies in coastal counties. The quote shows it before you bind.</p></div></div>
<div class="col"><p>Columns may also come loose,</p></div>
<div class="col"><p>without a row around them,</p></div>
<div class="col"><p>and still stand side by side.</p></div>`,
  },
};

export const Images: Story = {
  args: {
    html: `<p><img src="/sample/manufactured-home.svg" alt="A manufactured home with steps, handrail and skirting" width="480" height="300"></p>
<figure><img src="/sample/wind-gauge.svg" alt="A cup anemometer beside a wind dial" width="320" height="240"><figcaption>Gusts above 60 miles an hour start the binding stop.</figcaption></figure>
<p><img src="/sample/folded-map.svg" alt="A folded map with a route and a marked place" style="width: 40%; float: right; margin: 0 0 8px 16px">An editor’s picture keeps the width and the side that it was given. The text runs beside it as long as there is room.</p>
<p style="clear: both">A picture from a host that is not on the list becomes a link: <img src="https://elsewhere.example.net/map.png" alt="Map of the closed counties"></p>`,
  },
};

export const Lists: Story = {
  args: {
    html: `<ul><li>Owner occupied<ul><li>Year round</li><li>Seasonal</li></ul></li><li>Rental</li><li>Vacant</li></ul>
<ol start="3"><li>Upload the photos</li><li>Bind<ol type="a"><li>Check the deductible</li><li>Take the payment</li></ol></li></ol>
<dl><dt>Actual cash value</dt><dd>What the roof is worth today.</dd><dt>Replacement cost</dt><dd>What a new roof costs.</dd></dl>
<details><summary>Who this is for</summary><p>All agencies in Ohio and Michigan.</p></details>`,
  },
};

export const Callouts: Story = {
  args: {
    html: `<div class="callout"><p><strong>Quotes go on.</strong> You may quote while the binding stop holds.</p></div>
<div class="alert alert-success"><p>Photos taken on the phone are good enough.</p></div>
<div class="alert alert-warning"><p>Reinstatements after a lapse need a new inspection.</p></div>
<div class="alert alert-danger"><p>No binding in the listed counties, effective immediately and until lifted.</p></div>`,
  },
};

export const Placeholder: Story = {
  args: {
    html: '<p>Above stands text.</p><div class="placeholder"><p>Drop a block here</p></div><div contenteditable="true"><p>This paragraph cannot be edited.</p></div>',
  },
};

export const PageBuilderClutter: Story = {
  args: {
    html: '<p class="MsoNormal" style="margin-bottom:8pt;mso-fareast-language:EN-US"><o:p>Pasted from a word processor,</o:p> <font face="Arial" size="2">with <b>old</b> <i>tags</i></font>.</p><p>&nbsp;</p><p><br></p><h2> </h2><center>Centered</center><p><span> </span>And nothing empty left.</p>',
  },
};

function Shout({ href, children }: ComponentPropsWithoutRef<'a'>) {
  return (
    <a href={href}>
      <strong>{children}</strong>
    </a>
  );
}

export const OwnComponents: Story = { args: { components: { a: Shout } } };

export const LongText: Story = {
  args: {
    html: Array.from(
      { length: 12 },
      (_, index) =>
        `<h2>Section ${index + 1}</h2><p>Binding authority is paused by county and given back by county. ${'Each notice names the hour in Eastern time, the counties, what stops and what goes on. '.repeat(6)}</p><p>Averyveryveryveryveryveryveryveryveryveryveryveryveryveryveryverylongwordwithoutabreakthatmustnotmakethepagescroll.</p>`,
    ).join(''),
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

export const Hostile: Story = {
  args: {
    html: hostileFixtures
      .filter(({ number }) => /^(?:01|02|03|10)/.test(number))
      .map(({ input }) => input)
      .filter((input) => !/<(?:plaintext|script|template|svg|math|noscript)|<!\[|<!--/i.test(input))
      .join('<hr>'),
  },
};
