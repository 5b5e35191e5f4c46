import type { AnnouncementSeed } from './seed.ts';
import { renderImageTag, type SampleImageName } from './image-list.ts';
import { pick } from './random.ts';

const MARKUP: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeHtml = (text: string) => text.replace(/[&<>]/g, (character) => MARKUP[character]!);

type Points = NonNullable<AnnouncementSeed['points']>;

const renderItems = (list: readonly string[]) => list.map((item) => `<li>${item}</li>`).join('\n');

const renderRows = (points: Points, cell: 'th' | 'td') =>
  points
    .map(([label, text]) => {
      const openingTag = cell === 'th' ? '<th scope="row">' : '<td>';
      return `<tr>${openingTag}${escapeHtml(label)}</${cell}><td>${escapeHtml(text)}</td></tr>`;
    })
    .join('\n');

const renderList = (points: Points) =>
  `<ul>\n${renderItems(points.map(([label, text]) => `<strong>${escapeHtml(label)}.</strong> ${escapeHtml(text)}`))}\n</ul>`;

const renderSections = (points: Points, heading: 'h2' | 'h3' = 'h3') =>
  points
    .map(
      ([label, text]) =>
        `<${heading}>${escapeHtml(label)}</${heading}>\n<p>${escapeHtml(text)}</p>`,
    )
    .join('\n');

const renderTable = (points: Points, caption: string) =>
  `<table style="width: 100%;">\n<caption>${caption}</caption>\n<thead><tr><th scope="col">Topic</th><th scope="col">Details</th></tr></thead>\n<tbody>\n${renderRows(points, 'td')}\n</tbody>\n</table>`;

/** Splits the points into two page-builder columns. */
const renderColumns = (points: Points) => {
  const half = Math.ceil(points.length / 2);
  return `<div class="row">\n<div class="col">\n${renderSections(points.slice(0, half), 'h2')}\n</div>\n<div class="col">\n${renderSections(points.slice(half), 'h2')}\n</div>\n</div>`;
};

const STEP_HEADINGS = ['What you need to do', 'Next steps', 'Steps', 'How to do it'] as const;
const POINT_HEADINGS = ['What to know', 'Key points', 'Details', 'At a glance'] as const;

/** Imitates the empty paragraphs that page builders leave behind. */
const createEmptyParagraph = (number: number) => (number % 3 === 0 ? '\n<p>&nbsp;</p>' : '');

/** Puts an image beside the text, either in a narrow column or floated. Editors do both. */
const placeBesideImage = (text: string, image: SampleImageName, seed: number) =>
  seed % 2 === 0
    ? `<div class="row">\n<div class="col-9">${text}</div>\n<div class="col-3"><figure>${renderImageTag(image, 'width: 100%; height: auto;')}</figure></div>\n</div>`
    : `<figure>${renderImageTag(image, 'width: 40%; float: right; margin: 0 0 12px 20px;')}</figure>\n${text}`;

/**
 * Composes a record's body that is not written by hand, in one of several layouts that portal
 * editors use. `seed`, usually the slug's hash, selects the layout.
 */
export function composeBody(
  {
    summary,
    points = [],
    steps = [],
    stepsHeading,
    note,
    image,
  }: Pick<AnnouncementSeed, 'summary' | 'points' | 'steps' | 'stepsHeading' | 'note' | 'image'>,
  seed: number,
): string {
  const layouts = [
    () => `<h2>${pick(POINT_HEADINGS, seed >>> 4)}</h2>\n${renderList(points)}`,
    () => renderTable(points, pick(POINT_HEADINGS, seed >>> 4)),
    () => renderColumns(points),
    () => `<h2>${pick(POINT_HEADINGS, seed >>> 4)}</h2>\n${renderSections(points)}`,
  ];
  const opening = `<p${seed % 5 === 0 ? ' contenteditable="true"' : ''}><strong>${escapeHtml(summary)}</strong></p>${createEmptyParagraph(seed)}`;
  const parts = [
    image ? placeBesideImage(opening, image, seed) : opening,
    points.length > 0 ? pick(layouts, seed >>> 8)() : '',
    steps.length > 0
      ? `<h2 data-audience="internal">${stepsHeading ?? pick(STEP_HEADINGS, seed >>> 12)}</h2>\n<ol>\n${renderItems(steps.map(escapeHtml))}\n</ol>`
      : '',
    note
      ? seed % 2 === 0
        ? `<div class="callout"><p>${escapeHtml(note)}</p></div>`
        : `<p>${escapeHtml(note)}</p>`
      : '',
  ];
  return parts.filter((part) => part !== '').join('\n');
}

/** The details at the top of a bulletin: label and value, in display order. */
type BulletinDetails = Points;

/**
 * Composes the body of a policy update: number, dates, audience, what is changing, why, and
 * what to do, in one of several layouts selected by `seed`.
 */
export function composePolicyUpdateBody(
  {
    summary,
    why,
    points = [],
    steps = [],
  }: Pick<AnnouncementSeed, 'summary' | 'points' | 'steps'> & { why?: string | undefined },
  details: BulletinDetails,
  seed: number,
): string {
  const changes = pick(
    [renderList, renderSections, (list: Points) => renderTable(list, 'Summary of changes')],
    seed >>> 8,
  );
  const main = [
    `<h2>What is changing</h2>\n<p>${escapeHtml(summary)}</p>\n${changes(points)}`,
    why ? `<h2>Why</h2>\n<p>${escapeHtml(why)}</p>` : '',
    steps.length > 0
      ? `<h2 data-audience="internal">What you need to do</h2>\n<ol>\n${renderItems(steps.map(escapeHtml))}\n</ol>${createEmptyParagraph(seed)}`
      : '',
  ]
    .filter((part) => part !== '')
    .join('\n');
  const layouts = [
    () =>
      `<table>\n<caption>At a glance</caption>\n<tbody>\n${renderRows(details, 'th')}\n</tbody>\n</table>\n${main}`,
    () =>
      `<div class="row">\n<div class="col-9">\n${main}\n</div>\n<div class="col-3" contenteditable="false">\n${details
        .map(
          ([label, text]) => `<p><strong>${escapeHtml(label)}</strong><br>${escapeHtml(text)}</p>`,
        )
        .join('\n')}\n</div>\n</div>`,
    () => `${renderList(details)}\n${main}`,
    () =>
      `<p>${details.map(([label, text]) => `<em>${escapeHtml(label)}:</em> ${escapeHtml(text)}`).join('<br>')}</p>\n${main}`,
  ];
  return pick(layouts, seed >>> 12)();
}

/** Returns the reading time in whole minutes. The speed is 130 words a minute, because agents read carefully. */
export function estimateReadingMinutes(html: string): number {
  const words = html.replace(/<[^>]*>|&nbsp;/g, ' ').split(/\s+/).length;
  return Math.ceil(words / 130);
}

/** Composes a product page: who it fits, what it covers, and what we don't write. */
export function composeProductBody({
  summary,
  suitableRisks,
  coverages,
  ineligibleRisks,
  question,
}: {
  summary: string;
  suitableRisks: readonly string[];
  coverages: Points;
  ineligibleRisks: readonly string[];
  question?: string;
}): string {
  return [
    `<p><strong>${escapeHtml(summary)}</strong></p>`,
    `<div class="row">\n<div class="col">\n<h2>Who it fits</h2>\n<ul>\n${renderItems(suitableRisks.map(escapeHtml))}\n</ul>\n</div>`,
    `<div class="col">\n<h2>What we don’t write</h2>\n<ul>\n${renderItems(ineligibleRisks.map(escapeHtml))}\n</ul>\n</div>\n</div>`,
    `<table>\n<caption>Coverage to offer</caption>\n<tbody>\n${renderRows(coverages, 'th')}\n</tbody>\n</table>`,
    ...(question === undefined
      ? []
      : [`<div class="callout"><p>Ask first: ${escapeHtml(question)}</p></div>`]),
  ].join('\n');
}

/** Composes the body of a guideline or manual: its details, then a section for each point. */
export function composeGuideBody(
  { summary, points = [], note }: Pick<AnnouncementSeed, 'summary' | 'points' | 'note'>,
  details: BulletinDetails,
): string {
  return [
    `<p><strong>${escapeHtml(summary)}</strong></p>`,
    `<table>\n<caption>At a glance</caption>\n<tbody>\n${renderRows(details, 'th')}\n</tbody>\n</table>`,
    ...points.map(([label, text]) => `<h2>${escapeHtml(label)}</h2>\n<p>${escapeHtml(text)}</p>`),
    `<p><em>${escapeHtml(note ?? 'Agent use only. Not for distribution to customers.')}</em></p>`,
  ].join('\n');
}
