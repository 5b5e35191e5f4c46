import { parseSource } from '#parser';
import { typeName, limitsOf, type ContentPolicy } from '../policy.ts';
import type { ContentReport } from '../report.ts';
import { applyLimits } from './apply-limits.ts';
import { MARK, unmark, type SourceParser, type ParsedContent } from './source.ts';

/**
 * Markup that current browsers, older browsers, and parse5 parse differently. A mark in the name turns
 * `select` and `form` into ordinary elements, and processing instructions and CDATA into comments. A
 * real form would also let its fields shadow its own DOM properties.
 */
const DISPUTED = /<(?:\/?(?:form|select)(?=[\t\n\f />])|\?|!(?=\[CDATA\[))/gi;

/** Normalizes line breaks, removes NUL and our mark, and replaces lone surrogates. */
function normalize(html: string): string {
  const text = html.replace(/\r\n?/g, '\n').replaceAll('\0', '');
  return unmark(text).toWellFormed().replace(DISPUTED, `$&${MARK}`);
}

/** `parse` with a given parser, so that tests can run both parsers. */
export function parseWith(
  parser: SourceParser,
  html: string,
  policy: ContentPolicy | undefined,
): ParsedContent {
  const reports: ContentReport[] = [];
  const received: unknown = html;
  let text = '';
  if (typeof received === 'string') text = normalize(received);
  else reports.push({ kind: 'invalid-input', received: typeName(received) });
  const cut = applyLimits(text, limitsOf(policy));
  if (cut.limit) reports.push({ kind: 'truncated', limit: cut.limit });
  return { ...parser(cut.html), reports };
}

/**
 * Parses HTML into an inert tree: nothing runs, loads, or is laid out.
 *
 * The browser uses a `template` element (with the Trusted Types policy `pnp-html` if the page
 * requires one), the server uses parse5. A value that is not a string gives an empty document and a
 * report.
 *
 * @param html HTML from a CMS. It is never trusted.
 * @param policy only its `limits` apply here.
 * @returns the parsed document, for `sanitize`.
 * @throws TypeError if the page's content security policy does not allow the policy `pnp-html`.
 * @example
 * const tree = sanitize(parse('<p>Hello</p>'));
 */
export function parse(html: string, policy?: ContentPolicy): ParsedContent {
  return parseWith(parseSource, html, policy);
}
