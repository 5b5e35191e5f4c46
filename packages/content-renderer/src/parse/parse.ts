import { parseSource } from '#parser';
import { getTypeName, getLimits, type ContentPolicy } from '../policy.ts';
import type { ContentReport } from '../report.ts';
import { applyLimits } from './apply-limits.ts';
import { MASK_CHAR, removeMask, type SourceParser, type ParsedContent } from './source.ts';

/**
 * Markup that current browsers, older browsers, and parse5 parse differently. Adding the mask
 * character turns `select` and `form` into unknown elements, and processing instructions and CDATA
 * into comments. In addition, the fields of a real form would shadow the form's own DOM properties.
 */
const INCONSISTENT_MARKUP = /<(?:\/?(?:form|select)(?=[\t\n\f />])|\?|!(?=\[CDATA\[))/gi;

/** Normalizes line breaks, removes NUL and the mask character, and replaces lone surrogates. */
function normalize(html: string): string {
  const text = html.replace(/\r\n?/g, '\n').replaceAll('\0', '');
  return removeMask(text).toWellFormed().replace(INCONSISTENT_MARKUP, `$&${MASK_CHAR}`);
}

/** Does the work of `parse` with a given parser, so that tests can run both parsers. */
export function parseWith(
  parser: SourceParser,
  html: string,
  policy: ContentPolicy | undefined,
): ParsedContent {
  const reports: ContentReport[] = [];
  const received: unknown = html;
  let text = '';
  if (typeof received === 'string') text = normalize(received);
  else reports.push({ kind: 'invalid-input', received: getTypeName(received) });
  const limitedHtml = applyLimits(text, getLimits(policy));
  if (limitedHtml.limit) reports.push({ kind: 'truncated', limit: limitedHtml.limit });
  return { ...parser(limitedHtml.html), reports };
}

/**
 * Parses HTML into an inert tree: nothing runs, loads, or is laid out.
 *
 * The browser uses a `template` element (with the Trusted Types policy `pnp-html` if the page
 * requires one), and the server uses parse5. A value that is not a string gives an empty document
 * and a report.
 *
 * @param html HTML from a CMS. It is never trusted.
 * @param policy only its `limits` apply here.
 * @returns the parsed document, for `sanitize`.
 * @throws TypeError if the page's content security policy does not allow the policy `pnp-html`.
 * @throws ReferenceError in a worker, if its bundle has the browser's parser.
 * @example
 * const tree = sanitize(parse('<p>Hello</p>'));
 */
export function parse(html: string, policy?: ContentPolicy): ParsedContent {
  return parseWith(parseSource, html, policy);
}
