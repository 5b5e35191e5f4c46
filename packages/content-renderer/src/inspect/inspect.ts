import { parse } from '../parse/parse.ts';
import type { SourceReader } from '../parse/source.ts';
import { limitsOf, type ContentLimits } from '../policy.ts';
import { shorten, type ContentReport } from '../report.ts';
import { applyRules } from '../rules/apply-rules.ts';
import { blockElements, droppedElements } from '../sanitize/allow-list.ts';
import { pageBase, sanitize, type SanitizeOptions } from '../sanitize/sanitize.ts';
import { wordSet } from '../word-set.ts';
import { forEachElement, type SafeTree } from '../tree.ts';
import { prefixed } from '../sanitize/url.ts';
import { cutText } from '../text/cut.ts';
import { createDeadlineFinder, type DeadlineFinder, type FoundDate } from './dates.ts';
import type { Finding, FindingSeverity, Place } from './finding.ts';
import { inlineBytes, isFileName } from './images.ts';
import { linkFault, linkTextFault } from './links.ts';
import { englishVocabulary, type InspectVocabulary } from './vocabulary.ts';

export type { Finding, FindingOf, FindingSeverity } from './finding.ts';
export { englishVocabulary, type InspectVocabulary } from './vocabulary.ts';

/** How a document is looked at; where it is shown and what it may show are as for `sanitize`. */
export interface InspectOptions extends SanitizeOptions {
  /** The moment against which deadlines are held. @default the present */
  readonly now?: Date | undefined;
  /** Time zone in which a day begins, such as `America/New_York`. @default the machine's */
  readonly timeZone?: string | undefined;
  /** Level of the page's heading above the content, as for `applyRules`. @default 1 */
  readonly headingOffset?: number | undefined;
  /** Pixels of width or height from which a picture is too large. @default 2_000 */
  readonly imagePixels?: number | undefined;
  /** Bytes from which a picture is too large to be written into the text. @default 50_000 */
  readonly inlineImageBytes?: number | undefined;
  /** Words to recognize links and deadlines by; what is not given is American English. */
  readonly vocabulary?: Partial<InspectVocabulary> | undefined;
}

/** What `inspect` found. */
export interface ContentHealth {
  /** At most 500, in the order of the document; what concerns the whole of it comes last. */
  readonly findings: readonly Finding[];
  /** How many there are of each severity, beyond the 500 as well. */
  readonly counts: Readonly<Record<FindingSeverity, number>>;
}

const MAX_FINDINGS = 500;
const MAX_TEXT = 80;
const PARTS = wordSet('br caption td th tr');
const HEADING = /^h[1-6]$/;
const UNSHOWN_ROLE = /^(?:none|presentation)$/i;

/** What a table under way is known to hold. */
interface OpenTable {
  rows: number;
  columns: number;
  cells: number;
  headers: number;
}

/** Options with their defaults, ready for the walk. */
interface Settings {
  readonly base: URL | undefined;
  readonly limits: ContentLimits;
  readonly headingOffset: number;
  readonly imagePixels: number;
  readonly inlineImageBytes: number;
  readonly deadlines: DeadlineFinder;
  /** True where the document as it is shown has the place to which such an address leads. */
  readonly hasPlace: (href: string) => boolean;
  readonly vagueLinkTexts: ReadonlySet<string>;
}

type Attributes = ReadonlyMap<string, string>;

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** Knows the places of a document as it is shown: headings have ids there that nobody wrote. */
function createPlaces(tree: SafeTree): (href: string) => boolean {
  const ids = new Set<string>();
  forEachElement(tree.children, ({ props: { id } }) => {
    if (typeof id === 'string') ids.add(id);
  });
  return (href) => {
    const id = href.slice(1);
    return id === 'top' || ids.has(prefixed(id)) || ids.has(prefixed(decoded(id)));
  };
}

/** One walk over the document as it was written: what the sanitizer leaves no longer shows its faults. */
class Inspector<N> {
  readonly #findings: Finding[] = [];
  readonly #reader: SourceReader<N>;
  readonly #settings: Settings;
  /** All words so far, in pieces; an element's own begin where it began. */
  readonly #words: string[] = [];
  readonly #tables: OpenTable[] = [];
  /** Characters of all words so far. */
  #said = 0;
  /** Where the part since the last heading begins: in pieces, and in characters. */
  #sectionStart = 0;
  #sectionOffset = 0;
  /** Days that the section's markup gives, placed in its text. */
  #marked: FoundDate[] = [];
  #heading = '';
  #level: number;
  #hasTitle = false;
  #nodes = 0;

  constructor(reader: SourceReader<N>, settings: Settings) {
    this.#reader = reader;
    this.#settings = settings;
    this.#level = settings.headingOffset;
  }

  walk(first: N | null, depth: number): void {
    const reader = this.#reader;
    for (let node = first; node !== null; node = reader.nextSibling(node)) {
      const name = reader.nodeName(node);
      if (name === '#comment') continue;
      this.#nodes += 1;
      if (this.#nodes > this.#settings.limits.nodes) return;
      if (name === '#text') this.#say(reader.text(node));
      // HTML's names stand in capitals; no others are shown.
      else if (/^[A-Z]/.test(name) && depth < this.#settings.limits.depth) {
        this.#element(node, name.toLowerCase(), depth);
      }
    }
  }

  /** Ends the document with its last section. */
  finish(): readonly Finding[] {
    this.#endSection();
    return this.#findings;
  }

  #element(node: N, tag: string, depth: number): void {
    if (droppedElements.has(tag)) return;
    const attributes: Attributes = new Map(
      this.#reader.attributes(node).map(({ name, value }) => [name, value]),
    );
    const isHeading = HEADING.test(tag);
    if (isHeading) this.#endSection();
    const parts = isHeading || blockElements.has(tag) || PARTS.has(tag);
    if (parts) this.#say(' ');
    const from = this.#words.length;
    const start = this.#said - this.#sectionOffset;
    if (tag === 'table') this.#tables.push({ rows: 0, columns: 0, cells: 0, headers: 0 });
    else if (tag === 'img' || tag === 'image') this.#image(attributes);
    else this.#countCell(tag);
    this.walk(this.#reader.firstChild(node), depth + 1);
    if (tag === 'a') this.#link(attributes, from);
    else if (isHeading) this.#endHeading(Number(tag[1]), from);
    else if (tag === 'table') this.#endTable(attributes, from);
    else if (tag === 'time') this.#time(attributes, start);
    if (parts) this.#say(' ');
  }

  /** Adds words, white space folded. */
  #say(text: string): void {
    const folded = text.replace(/\s+/g, ' ');
    const last = this.#words.at(-1);
    const chunk = last?.endsWith(' ') && folded.startsWith(' ') ? folded.slice(1) : folded;
    if (chunk === '') return;
    this.#words.push(chunk);
    this.#said += chunk.length;
  }

  #place(text: string): Place {
    return { text: cutText(text, MAX_TEXT), heading: cutText(this.#heading, MAX_TEXT) };
  }

  #textFrom(from: number): string {
    return this.#words.slice(from).join('').trim();
  }

  #link(attributes: Attributes, from: number): void {
    const text = this.#textFrom(from);
    const address = attributes.get('href');
    const isTarget = Boolean(attributes.get('id') || attributes.get('name'));
    // A place to be led to, or a shell that is not shown.
    if (!address?.trim() && (isTarget || text === '')) return;
    const href = (address ?? '').trim();
    const shown = { ...this.#place(text), href: shorten(href) };
    const fault = linkFault(href, this.#settings.base);
    if (fault === 'unsafe') {
      this.#findings.push({ kind: 'unsafe-link', severity: 'error', ...shown });
      return;
    }
    if (fault) {
      this.#findings.push({ kind: 'dead-link', severity: 'error', reason: fault, ...shown });
      return;
    }
    if (href.startsWith('#') && !this.#settings.hasPlace(href)) {
      const reason = 'missing-target';
      this.#findings.push({ kind: 'dead-link', severity: 'error', reason, ...shown });
    }
    const name = attributes.get('aria-label')?.trim() || text;
    const reason = linkTextFault(name, this.#settings.vagueLinkTexts);
    const severity = reason === 'empty' ? 'error' : 'warning';
    if (reason) this.#findings.push({ kind: 'link-text', severity, reason, ...shown });
  }

  #image(attributes: Attributes): void {
    const source = (attributes.get('src') ?? '').trim();
    const src = shorten(source);
    const alt = attributes.get('alt');
    const place = this.#place(alt?.trim() ?? '');
    if (alt) this.#say(alt);
    const isNamed = ['aria-label', 'title'].some((name) => attributes.get(name)?.trim());
    const isDecoration =
      attributes.get('aria-hidden') === 'true' || UNSHOWN_ROLE.test(attributes.get('role') ?? '');
    if (alt === undefined && !isNamed && !isDecoration) {
      this.#findings.push({
        kind: 'image-alt',
        severity: 'error',
        reason: 'missing',
        src,
        ...place,
      });
    } else if (alt !== undefined && isFileName(alt)) {
      const reason = 'file-name';
      this.#findings.push({ kind: 'image-alt', severity: 'warning', reason, src, ...place });
    }
    this.#imageSize(attributes, source, place);
  }

  #imageSize(attributes: Attributes, source: string, place: Place): void {
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
        ...place,
      });
    }
    const bytes = inlineBytes(source);
    if (bytes !== undefined && bytes > inlineImageBytes) {
      const limit = inlineImageBytes;
      this.#findings.push({ kind: 'inline-image', severity: 'warning', bytes, limit, ...place });
    }
  }

  #endHeading(level: number, from: number): void {
    const text = this.#textFrom(from);
    if (text === '') {
      this.#findings.push({
        kind: 'empty-heading',
        severity: 'warning',
        level,
        ...this.#place(''),
      });
      return;
    }
    const previous = this.#level;
    if (level > previous + 1) {
      const place = this.#place(text);
      this.#findings.push({
        kind: 'skipped-heading',
        severity: 'warning',
        level,
        previous,
        ...place,
      });
    }
    if (level === 1 && this.#hasTitle) {
      this.#findings.push({ kind: 'repeated-h1', severity: 'warning', ...this.#place(text) });
    }
    this.#hasTitle ||= level === 1;
    this.#level = level;
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

  #endTable(attributes: Attributes, from: number): void {
    const table = this.#tables.pop();
    if (!table || table.headers > 0 || UNSHOWN_ROLE.test(attributes.get('role') ?? '')) {
      return;
    }
    const { rows, columns } = table;
    // One row or one column is a layout.
    if (rows < 2 || columns < 2) return;
    const place = this.#place(this.#textFrom(from));
    this.#findings.push({
      kind: 'table-without-headers',
      severity: 'warning',
      rows,
      columns,
      ...place,
    });
  }

  #time(attributes: Attributes, start: number): void {
    const date = this.#settings.deadlines.dayOf(attributes.get('datetime') ?? '');
    const end = this.#said - this.#sectionOffset;
    if (date !== undefined) this.#marked.push({ date, start, end });
  }

  /** Looks for deadlines in what stands between two headings, the first included. */
  #endSection(): void {
    const text = this.#words.slice(this.#sectionStart).join('');
    for (const { date, wordSet: said } of this.#settings.deadlines.past(text, this.#marked)) {
      const place = { text: said, heading: cutText(this.#heading, MAX_TEXT) };
      this.#findings.push({ kind: 'past-date', severity: 'warning', date, ...place });
    }
    this.#marked = [];
    this.#sectionStart = this.#words.length;
    this.#sectionOffset = this.#said;
  }
}

type Dropped = Extract<Finding, { kind: 'dropped-markup' }>;

/** A sanitizer's note as part of the report; undefined where the walk has said it better. */
function droppedBy(report: ContentReport): Omit<Dropped, 'kind' | 'count'> | undefined {
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

/** What the sanitizer says of the document, all notes alike as one. */
function findingsOf(reports: readonly ContentReport[]): Finding[] {
  const whole: Finding[] = [];
  const dropped = new Map<string, Dropped>();
  const linked = new Set(
    reports.map((report) => (report.kind === 'linked-media' ? report.url : undefined)),
  );
  for (const report of reports) {
    if (report.kind === 'truncated') {
      whole.push({ kind: 'truncated', severity: 'error', limit: report.limit });
    } else if (report.kind === 'invalid-input') {
      whole.push({ kind: 'invalid-input', severity: 'error', received: report.received });
    }
    const found = droppedBy(report);
    // A medium that became a link lost its address before.
    if (!found || (found.part === 'attribute' && linked.has(found.value))) continue;
    const key = `${found.part} ${found.tag} ${found.name}`;
    const first = dropped.get(key);
    dropped.set(key, {
      kind: 'dropped-markup',
      ...(first ?? found),
      count: (first?.count ?? 0) + 1,
    });
  }
  return [...dropped.values(), ...whole];
}

/**
 * Looks a document over for its editors: links that lead nowhere or are refused, pictures without
 * words, headings out of order, tables without headers, deadlines that are over, pictures too large,
 * markup that is not shown. One parse; nothing runs, loads or is laid out. The findings are values:
 * their wording is the caller's.
 *
 * @param html HTML of a CMS; never trusted.
 * @throws RangeError where `timeZone` or the vocabulary's `locale` is unknown.
 * @example
 * const { findings, counts } = inspect('<p><a href="#">Click here</a></p>');
 * // counts.error === 1; findings[0] is
 * // { kind: 'dead-link', severity: 'error', reason: 'page-top', href: '#', text: 'Click here', heading: '' }
 */
export function inspect(html: string, options: InspectOptions = {}): ContentHealth {
  const { baseUrl, policy, now = new Date(), timeZone } = options;
  const vocabulary = { ...englishVocabulary, ...options.vocabulary };
  const parsed = parse(html, policy);
  const safe = sanitize(parsed, { baseUrl, policy });
  const inspector = new Inspector(parsed.reader, {
    base: pageBase(baseUrl),
    limits: limitsOf(policy),
    headingOffset: options.headingOffset ?? 1,
    imagePixels: options.imagePixels ?? 2_000,
    inlineImageBytes: options.inlineImageBytes ?? 50_000,
    deadlines: createDeadlineFinder(now, timeZone, vocabulary),
    hasPlace: createPlaces(applyRules(safe)),
    vagueLinkTexts: new Set(vocabulary.vagueLinkTexts),
  });
  inspector.walk(parsed.first, 0);
  const findings = [...inspector.finish(), ...findingsOf(safe.reports)];
  const counts = { error: 0, warning: 0, info: 0 };
  for (const { severity } of findings) counts[severity] += 1;
  return { findings: findings.slice(0, MAX_FINDINGS), counts };
}
