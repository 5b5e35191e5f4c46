import { parse } from '../parse/parse.ts';
import type { SourceReader } from '../parse/source.ts';
import { getLimits, type ContentLimits } from '../policy.ts';
import { shorten, type ContentReport } from '../report.ts';
import { applyRules } from '../rules/apply-rules.ts';
import { blockElements, droppedElements } from '../sanitize/allow-list.ts';
import { parseBaseUrl, sanitize, type SanitizeOptions } from '../sanitize/sanitize.ts';
import { createWordSet } from '../word-set.ts';
import { forEachElement, type SafeTree } from '../tree.ts';
import { addIdPrefix } from '../sanitize/url.ts';
import { cutText } from '../text/cut.ts';
import { createDeadlineFinder, type DeadlineFinder, type FoundDate } from './dates.ts';
import type { Finding, FindingSeverity, FindingLocation } from './finding.ts';
import { getInlineImageBytes, isFileName } from './images.ts';
import { findLinkProblem, findLinkTextProblem } from './links.ts';
import { englishVocabulary, type InspectVocabulary } from './vocabulary.ts';

export type { Finding, FindingOf, FindingSeverity } from './finding.ts';
export { englishVocabulary, type InspectVocabulary } from './vocabulary.ts';

/** Options of `inspect`, in addition to those of `sanitize`. */
export interface InspectOptions extends SanitizeOptions {
  /** Deadlines before the day of this time, in `timeZone`, are past. @default the current time */
  readonly now?: Date | undefined;
  /** Time zone of the deadlines, such as `America/New_York`. @default the system's time zone */
  readonly timeZone?: string | undefined;
  /** Level of the page's heading above the content, as for `applyRules`. @default 1 */
  readonly headingOffset?: number | undefined;
  /** Maximum width and height of an image in pixels. @default 2_000 */
  readonly imagePixels?: number | undefined;
  /** Maximum size in bytes of an image in a `data:` URL. @default 50_000 */
  readonly inlineImageBytes?: number | undefined;
  /** Words that identify vague links and deadlines. @default `englishVocabulary` */
  readonly vocabulary?: Partial<InspectVocabulary> | undefined;
}

/** The result of `inspect`. */
export interface ContentHealth {
  /**
   * At most 500. Findings about the whole document (`truncated` and `invalid-input`) come first. The others are in the order in
   * which the elements end, and past deadlines are at the end of their section. Dropped markup comes last, so it is left out
   * first.
   */
  readonly findings: readonly Finding[];
  /** The number of all findings by severity, including those that `findings` leaves out. */
  readonly counts: Readonly<Record<FindingSeverity, number>>;
}

const MAX_FINDINGS = 500;
const MAX_TEXT = 80;
const SEPARATOR_TAGS = createWordSet('br caption td th tr');
const HEADING_TAG = /^h[1-6]$/;
const PRESENTATIONAL_ROLE = /^(?:none|presentation)$/i;

/** Row and cell counts of the current table. */
interface OpenTable {
  rows: number;
  columns: number;
  cells: number;
  headers: number;
}

/** Options with their defaults. */
interface Settings {
  readonly base: URL | undefined;
  readonly limits: ContentLimits;
  readonly headingOffset: number;
  readonly imagePixels: number;
  readonly inlineImageBytes: number;
  readonly deadlines: DeadlineFinder;
  /** True if the rendered document has the target of a `#` link. */
  readonly hasTarget: (href: string) => boolean;
  readonly vagueLinkTexts: ReadonlySet<string>;
}

type Attributes = ReadonlyMap<string, string>;

function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** Looks up `#` targets in the rendered document, where headings have generated ids. */
function createTargetLookup(
  tree: SafeTree,
  idPrefix: string | undefined,
): (href: string) => boolean {
  const ids = new Set<string>();
  forEachElement(tree.children, ({ props: { id } }) => {
    if (typeof id === 'string') ids.add(id);
  });
  return (href) => {
    const id = href.slice(1);
    return (
      id === 'top' ||
      [id, decodeFragment(id)].some((target) => ids.has(addIdPrefix(target, idPrefix)))
    );
  };
}

/** Traverses the source document, because the sanitized one no longer contains the problems. */
class Inspector<N> {
  readonly #findings: Finding[] = [];
  readonly #reader: SourceReader<N>;
  readonly #settings: Settings;
  /** All text so far, in chunks. The number of chunks when an element starts is the index of its first chunk. */
  readonly #chunks: string[] = [];
  readonly #tables: OpenTable[] = [];
  /** Number of characters so far. */
  #length = 0;
  /** Start of the section since the last heading, in chunks and in characters. */
  #sectionStart = 0;
  #sectionOffset = 0;
  /** Dates from the section's markup, with their position in its text. */
  #markupDates: FoundDate[] = [];
  #heading = '';
  #previousLevel: number;
  #hasH1 = false;
  #nodeCount = 0;

  constructor(reader: SourceReader<N>, settings: Settings) {
    this.#reader = reader;
    this.#settings = settings;
    this.#previousLevel = settings.headingOffset;
  }

  traverse(first: N | null, depth: number): void {
    const reader = this.#reader;
    for (let node = first; node !== null; node = reader.nextSibling(node)) {
      const name = reader.nodeName(node);
      if (name === '#comment') continue;
      this.#nodeCount += 1;
      if (this.#nodeCount > this.#settings.limits.nodes) return;
      if (name === '#text') this.#addText(reader.text(node));
      // HTML element names are in upper case; other elements are not shown.
      else if (/^[A-Z]/.test(name) && depth < this.#settings.limits.depth) {
        this.#checkElement(node, name.toLowerCase(), depth);
      }
    }
  }

  /** Ends the last section and returns all findings. */
  finish(): readonly Finding[] {
    this.#endSection();
    return this.#findings;
  }

  #checkElement(node: N, tag: string, depth: number): void {
    if (droppedElements.has(tag)) return;
    const attributes: Attributes = new Map(
      this.#reader.attributes(node).map(({ name, value }) => [name, value]),
    );
    const isHeading = HEADING_TAG.test(tag);
    if (isHeading) this.#endSection();
    const isSeparator = isHeading || blockElements.has(tag) || SEPARATOR_TAGS.has(tag);
    if (isSeparator) this.#addText(' ');
    const firstChunk = this.#chunks.length;
    const start = this.#length - this.#sectionOffset;
    if (tag === 'table') this.#tables.push({ rows: 0, columns: 0, cells: 0, headers: 0 });
    else if (tag === 'img' || tag === 'image') this.#checkImage(attributes);
    else this.#countCell(tag);
    this.traverse(this.#reader.firstChild(node), depth + 1);
    if (tag === 'a') this.#checkLink(attributes, firstChunk);
    else if (isHeading) this.#endHeading(Number(tag[1]), firstChunk);
    else if (tag === 'table') this.#endTable(attributes, firstChunk);
    else if (tag === 'time') this.#addTime(attributes, start);
    if (isSeparator) this.#addText(' ');
  }

  /** Adds text, with white space collapsed. */
  #addText(text: string): void {
    const collapsedText = text.replace(/\s+/g, ' ');
    const last = this.#chunks.at(-1);
    const chunk =
      last?.endsWith(' ') && collapsedText.startsWith(' ') ? collapsedText.slice(1) : collapsedText;
    if (chunk === '') return;
    this.#chunks.push(chunk);
    this.#length += chunk.length;
  }

  #toLocation(text: string): FindingLocation {
    return { text: cutText(text, MAX_TEXT), heading: cutText(this.#heading, MAX_TEXT) };
  }

  #getTextFrom(firstChunk: number): string {
    return this.#chunks.slice(firstChunk).join('').trim();
  }

  #checkLink(attributes: Attributes, firstChunk: number): void {
    const text = this.#getTextFrom(firstChunk);
    const hrefAttribute = attributes.get('href');
    const isTarget = Boolean(attributes.get('id') || attributes.get('name'));
    // Skips anchors without an `href` that are link targets or have no text.
    if (!hrefAttribute?.trim() && (isTarget || text === '')) return;
    const href = (hrefAttribute ?? '').trim();
    const linkDetails = { ...this.#toLocation(text), href: shorten(href) };
    const problem = findLinkProblem(href, this.#settings.base);
    if (problem === 'unsafe') {
      this.#findings.push({ kind: 'unsafe-link', severity: 'error', ...linkDetails });
      return;
    }
    if (problem) {
      this.#findings.push({
        kind: 'dead-link',
        severity: 'error',
        reason: problem,
        ...linkDetails,
      });
      return;
    }
    if (href.startsWith('#') && !this.#settings.hasTarget(href)) {
      const reason = 'missing-target';
      this.#findings.push({ kind: 'dead-link', severity: 'error', reason, ...linkDetails });
    }
    const name = attributes.get('aria-label')?.trim() || text;
    const reason = findLinkTextProblem(name, this.#settings.vagueLinkTexts);
    const severity = reason === 'empty' ? 'error' : 'warning';
    if (reason) this.#findings.push({ kind: 'link-text', severity, reason, ...linkDetails });
  }

  #checkImage(attributes: Attributes): void {
    const source = (attributes.get('src') ?? '').trim();
    const src = shorten(source);
    const alt = attributes.get('alt');
    const location = this.#toLocation(alt?.trim() ?? '');
    if (alt) this.#addText(alt);
    const isNamed = ['aria-label', 'title'].some((name) => attributes.get(name)?.trim());
    const isDecoration =
      attributes.get('aria-hidden') === 'true' ||
      PRESENTATIONAL_ROLE.test(attributes.get('role') ?? '');
    if (alt === undefined && !isNamed && !isDecoration) {
      this.#findings.push({
        kind: 'image-alt',
        severity: 'error',
        reason: 'missing',
        src,
        ...location,
      });
    } else if (alt !== undefined && isFileName(alt)) {
      const reason = 'file-name';
      this.#findings.push({ kind: 'image-alt', severity: 'warning', reason, src, ...location });
    }
    this.#checkImageSize(attributes, source, location);
  }

  #checkImageSize(attributes: Attributes, source: string, location: FindingLocation): void {
    const { imagePixels, inlineImageBytes } = this.#settings;
    const width = Number.parseInt(attributes.get('width') ?? '', 10);
    const height = Number.parseInt(attributes.get('height') ?? '', 10);
    if (width > imagePixels || height > imagePixels) {
      this.#findings.push({
        kind: 'large-image',
        severity: 'warning',
        src: shorten(source),
        ...(Number.isNaN(width) ? {} : { width }),
        ...(Number.isNaN(height) ? {} : { height }),
        limit: imagePixels,
        ...location,
      });
    }
    const bytes = getInlineImageBytes(source);
    if (bytes !== undefined && bytes > inlineImageBytes) {
      const limit = inlineImageBytes;
      this.#findings.push({ kind: 'inline-image', severity: 'warning', bytes, limit, ...location });
    }
  }

  #endHeading(level: number, firstChunk: number): void {
    const text = this.#getTextFrom(firstChunk);
    if (text === '') {
      this.#findings.push({
        kind: 'empty-heading',
        severity: 'warning',
        level,
        ...this.#toLocation(''),
      });
      return;
    }
    const previous = this.#previousLevel;
    if (level > previous + 1) {
      const location = this.#toLocation(text);
      this.#findings.push({
        kind: 'skipped-heading',
        severity: 'warning',
        level,
        previous,
        ...location,
      });
    }
    if (level === 1 && this.#hasH1) {
      this.#findings.push({ kind: 'repeated-h1', severity: 'warning', ...this.#toLocation(text) });
    }
    this.#hasH1 ||= level === 1;
    this.#previousLevel = level;
    this.#heading = text;
  }

  #countCell(tag: string): void {
    const table = this.#tables.at(-1);
    if (!table) return;
    if (tag === 'tr') {
      table.rows += 1;
      table.cells = 0;
    } else if (tag === 'td' || tag === 'th') {
      table.cells += 1;
      table.columns = Math.max(table.columns, table.cells);
      if (tag === 'th') table.headers += 1;
    }
  }

  #endTable(attributes: Attributes, firstChunk: number): void {
    const table = this.#tables.pop();
    if (!table || table.headers > 0 || PRESENTATIONAL_ROLE.test(attributes.get('role') ?? '')) {
      return;
    }
    const { rows, columns } = table;
    // A table of one row or one column is for layout.
    if (rows < 2 || columns < 2) return;
    const location = this.#toLocation(this.#getTextFrom(firstChunk));
    this.#findings.push({
      kind: 'table-without-headers',
      severity: 'warning',
      rows,
      columns,
      ...location,
    });
  }

  #addTime(attributes: Attributes, start: number): void {
    const date = this.#settings.deadlines.parseDateTime(attributes.get('datetime') ?? '');
    const end = this.#length - this.#sectionOffset;
    if (date !== undefined) this.#markupDates.push({ date, start, end });
  }

  /** Looks for deadlines from one heading up to the next. */
  #endSection(): void {
    const text = this.#chunks.slice(this.#sectionStart).join('');
    const pastDeadlines = this.#settings.deadlines.findPastDeadlines(text, this.#markupDates);
    for (const { date, text: deadline } of pastDeadlines) {
      const location = { text: deadline, heading: cutText(this.#heading, MAX_TEXT) };
      this.#findings.push({ kind: 'past-date', severity: 'warning', date, ...location });
    }
    this.#markupDates = [];
    this.#sectionStart = this.#chunks.length;
    this.#sectionOffset = this.#length;
  }
}

type DroppedMarkup = Extract<Finding, { kind: 'dropped-markup' }>;

/**
 * Converts a report of the sanitizer. Returns undefined if the report isn't about dropped markup, or if the
 * `Inspector` already reports the problem.
 */
function toDroppedMarkup(report: ContentReport): Omit<DroppedMarkup, 'kind' | 'count'> | undefined {
  const { kind } = report;
  if (kind === 'dropped-element') {
    return { severity: 'warning', part: 'element', tag: report.tag, name: '', value: '' };
  }
  if (kind === 'unwrapped-element') {
    return { severity: 'info', part: 'tag', tag: report.tag, name: '', value: '' };
  }
  if (kind === 'linked-media') {
    return { severity: 'warning', part: 'media', tag: report.tag, name: '', value: report.url };
  }
  if (kind === 'dropped-style') {
    const { tag, property, value } = report;
    return { severity: 'info', part: 'style', tag, name: property, value };
  }
  if (kind === 'dropped-attribute' && !(report.tag === 'a' && report.attribute === 'href')) {
    const { tag, attribute, value } = report;
    return { severity: 'info', part: 'attribute', tag, name: attribute, value };
  }
  return undefined;
}

/** Returns the sanitizer's reports about the whole document as findings. */
function findDocumentProblems(reports: readonly ContentReport[]): Finding[] {
  return reports.flatMap((report): Finding[] => {
    if (report.kind === 'truncated') {
      return [{ kind: 'truncated', severity: 'error', limit: report.limit }];
    }
    if (report.kind === 'invalid-input') {
      return [{ kind: 'invalid-input', severity: 'error', received: report.received }];
    }
    return [];
  });
}

/** Returns the sanitizer's reports about dropped markup as findings, grouping equal ones. */
function findDroppedMarkup(reports: readonly ContentReport[]): DroppedMarkup[] {
  const droppedByKey = new Map<string, DroppedMarkup>();
  const linkedUrls = new Set(
    reports.map((report) => (report.kind === 'linked-media' ? report.url : undefined)),
  );
  for (const report of reports) {
    const droppedMarkup = toDroppedMarkup(report);
    // The sanitizer also reports a dropped `src` for media that became a link.
    if (
      !droppedMarkup ||
      (droppedMarkup.part === 'attribute' && linkedUrls.has(droppedMarkup.value))
    )
      continue;
    const key = `${droppedMarkup.part} ${droppedMarkup.tag} ${droppedMarkup.name}`;
    const first = droppedByKey.get(key);
    droppedByKey.set(key, {
      kind: 'dropped-markup',
      ...(first ?? droppedMarkup),
      count: (first?.count ?? 0) + 1,
    });
  }
  return [...droppedByKey.values()];
}

/**
 * Finds problems in a document that its editors should fix: broken and forbidden links, images without alternative text,
 * skipped heading levels, tables without headers, past deadlines, large images, and markup that is not
 * shown. It parses the document once; nothing runs, loads, or is laid out. Findings are plain data, and
 * the caller writes their messages.
 *
 * @param html HTML from a CMS. It is never trusted.
 * @returns the findings, and their number by severity.
 * @throws RangeError if `timeZone` is unknown, the vocabulary's `locale` is not a valid language tag, or `now` is invalid.
 * @throws TypeError if the page's content security policy does not allow the policy `pnp-html`; see `parse`.
 * @example
 * const { findings, counts } = inspect('<p><a href="#">Click here</a></p>');
 * // counts.error === 1; findings[0] is
 * // { kind: 'dead-link', severity: 'error', reason: 'page-top', href: '#', text: 'Click here', heading: '' }
 */
export function inspect(html: string, options: InspectOptions = {}): ContentHealth {
  const { baseUrl, policy, idPrefix, now = new Date(), timeZone } = options;
  const vocabulary = { ...englishVocabulary, ...options.vocabulary };
  const parsed = parse(html, policy);
  const safeTree = sanitize(parsed, { baseUrl, policy, idPrefix });
  const inspector = new Inspector(parsed.reader, {
    base: parseBaseUrl(baseUrl),
    limits: getLimits(policy),
    headingOffset: options.headingOffset ?? 1,
    imagePixels: options.imagePixels ?? 2_000,
    inlineImageBytes: options.inlineImageBytes ?? 50_000,
    deadlines: createDeadlineFinder(now, timeZone, vocabulary),
    hasTarget: createTargetLookup(applyRules(safeTree, { idPrefix }), idPrefix),
    vagueLinkTexts: new Set(vocabulary.vagueLinkTexts),
  });
  inspector.traverse(parsed.first, 0);
  const findings = [
    ...findDocumentProblems(safeTree.reports),
    ...inspector.finish(),
    ...findDroppedMarkup(safeTree.reports),
  ];
  const counts = { error: 0, warning: 0, info: 0 };
  for (const { severity } of findings) counts[severity] += 1;
  return { findings: findings.slice(0, MAX_FINDINGS), counts };
}
