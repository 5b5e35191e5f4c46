import { parseSource } from '#parser';
import { describe, limitsOf, type ContentPolicy } from '../policy.ts';
import type { ContentReport } from '../report.ts';
import { applyLimits } from './apply-limits.ts';
import { MARK, unmark, type SourceParser, type ParsedContent } from './source.ts';

/**
 * What browsers of today, those of yesterday and parse5 read each in their own way. A list of options
 * becomes, under a marked name, an element like any other that goes with all it holds; a processing
 * instruction and a CDATA section become the comments that they are everywhere else. A form, too, is an
 * element like any other: a real one lets its fields shadow its own properties.
 */
const DISPUTED = /<(?:\/?(?:form|select)(?=[\t\n\f />])|\?|!(?=\[CDATA\[))/gi;

/** One spelling of line ends on every platform; no NUL, no mark of ours, no half of a surrogate pair. */
function level(html: string): string {
  const even = html.replace(/\r\n?/g, '\n').replaceAll('\0', '');
  return unmark(even).toWellFormed().replace(DISPUTED, `$&${MARK}`);
}

/** `parse` through a given door; the package's own doors and its tests use it. */
export function parseThrough(
  openDoor: SourceParser,
  html: string,
  policy: ContentPolicy | undefined,
): ParsedContent {
  const reports: ContentReport[] = [];
  const received: unknown = html;
  let text = '';
  if (typeof received === 'string') text = level(received);
  else reports.push({ kind: 'invalid-input', received: describe(received) });
  const cut = applyLimits(text, limitsOf(policy));
  if (cut.limit) reports.push({ kind: 'truncated', limit: cut.limit });
  return { ...openDoor(cut.html), reports };
}

/**
 * Reads HTML into an inert tree: nothing runs, loads or is laid out.
 *
 * In the browser a `template` reads it (through the Trusted Types policy `pnp-html` where the page
 * asks for one), on the server parse5 does. What is no string is read as an empty
 * document and reported.
 *
 * @param html HTML of a CMS; never trusted.
 * @param policy only its `limits` matter here.
 * @throws TypeError where the page's content security policy forbids the policy `pnp-html`.
 * @example
 * const tree = sanitize(parse('<p>Hello</p>'));
 */
export function parse(html: string, policy?: ContentPolicy): ParsedContent {
  return parseThrough(parseSource, html, policy);
}
