import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentPropsWithoutRef } from 'react';
import { RichContent, type RichContentProps } from '../rich-content.tsx';
import { applyRules, outline, parse, sanitize } from '../steps.ts';

const meta = {
  title: 'Components/Content/RichContent rules',
  component: RichContent,
  tags: ['!autodocs'],
  args: {
    labels: { table: 'Table, scrolls sideways', external: '(opens another site)' },
  },
} satisfies Meta<typeof RichContent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Headings: Story = {
  args: {
    html: '<h1>Storm watch</h1><p>The highest heading is directly below the page’s own.</p><h2>Counties</h2><p>Lucas, Ottawa, Erie.</p><h3>Not included</h3><p>Islands.</p><h4>Fine print</h4><p>Until lifted.</p>',
  },
};

export const Table: Story = {
  args: {
    html: `<p>Overall change <strong>+4.8%</strong>, capped at 15% at renewal.</p>
<table><caption>Change by territory, Ohio</caption><thead><tr><th scope="col">Territory</th><th scope="col">Counties</th><th scope="col">New business</th><th scope="col">Renewals</th><th scope="col" align="right">Change</th></tr></thead>
<tbody><tr><th scope="row">101</th><td>Lucas, Wood, Ottawa</td><td>3/16/26</td><td>4/30/26</td><td align="right">+9.7%</td></tr><tr><th scope="row">102</th><td>Franklin, Delaware, Licking</td><td>3/16/26</td><td>4/30/26</td><td align="right">+4.1%</td></tr><tr><th scope="row">103</th><td>Athens, Meigs, Gallia</td><td>3/16/26</td><td>4/30/26</td><td align="right">−3.1%</td></tr></tbody></table>
<p>A table without a header, as page builders create it:</p>
<table border="1"><tr><td>2 pay</td><td>50% down</td></tr><tr><td>4 pay</td><td>25% down</td></tr></table>`,
  },
};

export const Columns: Story = {
  args: {
    html: `<div class="row"><div class="col-3"><h2>Dates</h2><p>New business 3/16/26<br>Renewals 4/30/26</p></div><div class="col-9"><h2>What is changing</h2><p>A wind and hail deductible of 2% applies in coastal counties. The quote shows it before you bind.</p></div></div>
<div class="col"><p>Columns work</p></div>
<div class="col"><p>without a row around them</p></div>
<div class="col"><p>too, side by side.</p></div>`,
  },
};

export const Images: Story = {
  args: {
    html: `<p><img src="/sample/manufactured-home.svg" alt="A manufactured home with steps, a handrail, and skirting" width="480" height="300"></p>
<figure><img src="/sample/wind-gauge.svg" alt="A cup anemometer beside a wind dial" width="320" height="240"><figcaption>Gusts above 60 mph trigger the binding moratorium.</figcaption></figure>
<p><img src="/sample/folded-map.svg" alt="A folded map with a route and a marked place" style="width: 40%; float: right; margin: 0 0 8px 16px">An image keeps the width and the side that the editor chose. Text flows around it if there is room.</p>
<p style="clear: both">An image from a host that is not listed becomes a link: <img src="https://elsewhere.example.net/map.png" alt="Map of the closed counties"></p>`,
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
    html: `<div class="callout"><p><strong>You can still quote.</strong> Quotes stay open during the moratorium.</p></div>
<div class="alert alert-success"><p>Photos taken on the phone are good enough.</p></div>
<div class="alert alert-warning"><p>Reinstatements after a lapse need a new inspection.</p></div>
<div class="alert alert-danger"><p>No binding in the listed counties, effective immediately and until lifted.</p></div>`,
  },
};

export const Placeholder: Story = {
  args: {
    html: '<p>This text is above the placeholder.</p><div class="placeholder"><p>Drop a block here</p></div><div contenteditable="true"><p>This paragraph cannot be edited.</p></div>',
  },
};

export const PageBuilderClutter: Story = {
  args: {
    html: '<p class="MsoNormal" style="margin-bottom:8pt;mso-fareast-language:EN-US"><o:p>Pasted from a word processor,</o:p> <font face="Arial" size="2">with <b>old</b> <i>tags</i></font>.</p><p>&nbsp;</p><p><br></p><h2> </h2><center>Centered</center><p><span> </span>And nothing empty left.</p>',
  },
};

export const NestedColumns: Story = {
  args: {
    html: `<div class="row"><div class="col-9"><h2>Coverage</h2><div class="row"><div class="col"><h3>Owner</h3><p>Replacement cost to 10 years</p></div><div class="col"><h3>Rental</h3><p>Actual cash value</p></div></div></div><div class="col-3"><h2>Contact</h2><p>555-0142</p></div></div>
<p>A row without columns is a plain block, and columns with other class names stack:</p>
<div class="row"><p>In a row without columns.</p></div><div class="row"><div class="col-md-6"><p>First half</p></div><div class="col-md-6"><p>Second half</p></div></div>`,
  },
};

const sections = `<h1>Storm watch</h1><p>No binding in six counties from noon on January 9.</p>
<h2>Counties</h2><p>Lucas, Ottawa, Erie, Sandusky, Huron, Lorain.</p>
<h2>What continues</h2><p>Quotes, contact changes, renewals without a lapse.</p>
<h3>Payments</h3><p>By phone and online.</p>
<h2 id="lifted">When it is lifted</h2><p>24 hours after the warning ends.</p>`;

export const HeadingLinks: Story = {
  args: { html: sections, labels: { headingLink: 'Link to this section' } },
};

function WithOutline(props: RichContentProps) {
  const entries = outline(applyRules(sanitize(parse(props.html))));
  return (
    <>
      <nav aria-label="On this page">
        <ul>
          {entries.map(({ id, level, text }) => (
            <li key={id} style={{ marginInlineStart: `${level - 2}em` }}>
              <a href={`#${id}`} style={{ display: 'inline-block', paddingBlock: 4 }}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <RichContent {...props} />
    </>
  );
}

export const OutlineOfHeadings: Story = {
  args: { html: sections },
  render: (args) => <WithOutline {...args} />,
};

export const WideTable: Story = {
  args: {
    html: `<h2>Deductibles by state</h2><table><thead><tr>${['State', 'Wind and hail', 'All other perils', 'Named storm', 'Earthquake', 'Water backup', 'Theft of parts', 'From'].map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead><tbody>${['Florida', 'South Carolina', 'Texas'].map((state) => `<tr><th scope="row">${state}</th>${'<td>2% of the limit</td>'.repeat(6)}<td>3/16/26</td></tr>`).join('')}</tbody></table>
<figure><table style="width: 100%"><tbody><tr style="background-color: #efece2"><td>Up to 10 years</td><td>Replacement cost</td></tr><tr><td>Older</td><td>Actual cash value</td></tr></tbody></table><figcaption>Settlement by the age of the roof</figcaption></figure>`,
  },
};

export const InlineImageStyles: Story = {
  args: {
    html: `<p><img src="/sample/folded-map.svg" alt="A folded map" width="320" height="200" style="width: 45%; float: left; margin: 0 24px 8px 0; border: 1px solid #697b80; border-radius: 4px; position: fixed; z-index: 9">Width, side, margins and border come from the editor. Positioning is removed.</p><p style="clear: both">An important declaration wins: <img src="/sample/wind-gauge.svg" alt="A wind gauge" width="120" height="90" style="width: 60px !important; width: 300px; vertical-align: middle"></p>`,
  },
};

export const AlignedByClass: Story = {
  args: {
    html: `<p class="has-text-align-center">Centered by a class.</p><figure class="wp-block-image alignright"><img src="/sample/wind-gauge.svg" alt="A wind gauge" width="240" height="180"><figcaption>To the right</figcaption></figure><p>${'Text flows around the image if there is room, and below it on phones. '.repeat(5)}</p><div class="wp-caption aligncenter" style="width: 320px"><img src="/sample/folded-map.svg" alt="A folded map" width="320" height="200"><p class="wp-caption-text">A captioned block becomes a figure</p></div>`,
  },
};

export const Quotes: Story = {
  args: {
    html: `<blockquote><p>“See the roof before you price it.”</p><cite>Territory Manager, Great Lakes</cite></blockquote><p>As the guide says, <q>a note is better than no photo</q>; it’s the inspector’s word – not ours.</p><blockquote><p>If the roof cannot be seen, write why.</p><footer>Underwriting, <cite>Roof guide</cite></footer></blockquote>`,
  },
};

export const FileLinks: Story = {
  args: {
    html: `<p>Send the <a href="/files/roof-guide.pdf">roof guide</a>, the <a href="/files/survey.docx">survey form</a> and the <a href="/files/rates.xlsx?v=3">rates</a>.</p><ul><li><a href="/files/bulletin.pdf">Bulletin PNP-2026-014 (PDF, 240 kB)</a></li><li><a href="/files/rates.xlsx">Rates in Excel</a></li><li><a href="https://files.example.org/forms.zip">All forms</a></li><li><a href="/attachments/12" download="letter">The letter to renewals</a></li></ul>`,
  },
};

export const Links: Story = {
  args: {
    html: `<p><a href="/alerts">A page of the portal</a>, <a href="https://weather.example.org/">a page on another site</a>, <a href="https://weather.example.org/hail" target="_blank">one in a new tab</a>, <a href="mailto:help@example.com">email</a> and <a href="tel:+1-555-0142">a phone number</a>. <a href="javascript:alert(1)">An unsafe link</a> becomes text.</p>`,
  },
};

/** Replaces a player, because stories must not load anything from other hosts. */
function Player({ title, style, src }: ComponentPropsWithoutRef<'iframe'>) {
  return (
    <div
      style={{
        aspectRatio: '16 / 9',
        ...style,
        alignContent: 'center',
        background: '#101e21',
        color: '#fefdfb',
        padding: 16,
        textAlign: 'center',
      }}
    >
      {title}, {style?.aspectRatio ?? '16 / 9'}
      <br />
      {src}
    </div>
  );
}

export const EmbeddedVideo: Story = {
  args: {
    policy: { frameHosts: ['player.example.com'] },
    components: { iframe: Player },
    html: `<p>With its own width and height:</p><figure><iframe src="https://player.example.com/1" title="Reading a roof photo" width="640" height="480"></iframe><figcaption>Eight minutes, with captions</figcaption></figure><p>In a page builder’s padding wrapper:</p><div style="position: relative; padding-bottom: 42%; height: 0; overflow: hidden"><iframe src="https://player.example.com/2" title="Haul-out help" style="position: absolute; width: 100%; height: 100%"></iframe></div><p>From a host that is not listed: <iframe src="https://tube.example.net/3" title="Quoting a full-timer"></iframe></p>`,
  },
};

export const WordPaste: Story = {
  args: {
    html: `<p class="MsoNormal" style="margin-bottom:8.0pt;line-height:107%;mso-fareast-language:EN-US"><o:p>A dwelling is <b>vacant</b> when nobody lives in it in <st1:State>Ohio</st1:State>.</o:p></p>${[
      ['·', 'Locks on all doors', '.5in'],
      ['·', 'Heat above 55 degrees, or the water drained', '.5in'],
      ['o', 'with a photo of the valve', '1.0in'],
    ]
      .map(
        ([mark, text, left]) =>
          `<p class="MsoListParagraph" style="margin-left:${left};text-indent:-.25in;mso-list:l0 level1 lfo1"><![if !supportLists]><span style="font-family:Symbol"><span style="mso-list:Ignore">${mark}<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`,
      )
      .join(
        '',
      )}<p class="MsoListParagraph" style="text-indent:-.25in"><span>1.<span>&nbsp;&nbsp;&nbsp;</span></span>Call first.</p><p class="MsoNormal"><o:p>&nbsp;</o:p></p><p class="MsoNormal" align="right"><i><span lang="EN-GB" style="letter-spacing:-.1pt">“Agent use only” – don’t forward</span></i></p>`,
  },
};

export const DeprecatedTags: Story = {
  args: {
    html: `<p><b>Bold</b> and <i>italic</i> become strong and emphasis; <strike>struck</strike>, <tt>typed</tt>, <big>bigger</big>, <nobr>not broken</nobr>, <acronym title="Actual cash value">ACV</acronym>, <font color="#7f1d1a" face="Georgia" size="4">colored</font>.</p><center>Centered</center><dir><li>A directory</li><li>becomes a list</li></dir><menu><li>and so does a menu</li></menu><table align="center" bgcolor="#efece2" cellspacing="0"><tr valign="top"><td nowrap>nowrap</td><td align="right">right</td></tr></table>`,
  },
};

export const EditorStyles: Story = {
  args: {
    html: `<p style="color: #7f1d1a; font: italic 600 1.125rem/1.5 Georgia, serif; letter-spacing: .02em">The editor’s colors and fonts apply in the light theme; other themes keep their own colors.</p><div style="display: flex; gap: 16px; flex-wrap: wrap"><div style="flex: 1 1 calc(50% - 16px); border: 1px solid #697b80; padding: 12px; box-sizing: border-box">Boxes side by side</div><div style="flex: 1 1 30%; background: linear-gradient(135deg, #efece2, #e3ddc9); padding: 12px">with a gradient</div></div><p style="margin-left: 2em; text-indent: -1em; white-space: nowrap">Long lines wrap even if the editor chose nowrap, because a page must not scroll sideways on a phone.</p>`,
  },
};

export const EditableAreas: Story = {
  args: {
    html: '<div contenteditable="true" spellcheck="true" tabindex="0"><p>This paragraph comes from an editor and cannot be edited here.</p></div>',
  },
};
