import { resolveLink } from '../sanitize/url.ts';
import type { FindingOf } from './finding.ts';

type DeadLinkReason = FindingOf<'dead-link'>['reason'];

const INCOMPLETE_URL = /^(?:https?:[\\/]*$|[\\/]{2,}$|www\.)/i;
const HTTP_URL = /^https?:/i;
/** Reserved domains (RFC 2606, RFC 6761), and domains of local networks. */
const RESERVED_DOMAIN =
  /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost|local|internal)$/i;
const PRIVATE_ADDRESS = /^(?:0\.|10\.|127\.|169\.254\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[)/;
const BARE_URL = /^(?:https?:\/\/|www\.)\S+$/i;

function isPublic(host: string): boolean {
  return host.includes('.') && !PRIVATE_ADDRESS.test(host) && !RESERVED_DOMAIN.test(host);
}

function findRecipientProblem(href: string): DeadLinkReason | undefined {
  if (/^tel:/i.test(href)) return /\d/.test(href) ? undefined : 'no-recipient';
  const [recipients = ''] = href.slice('mailto:'.length).split('?', 1);
  const host = /[^\s@]@([^\s@,;]+)/.exec(recipients)?.[1];
  if (host === undefined) return 'no-recipient';
  return isPublic(host) ? undefined : 'not-public';
}

/**
 * Returns the reason that a link does not work, `unsafe` for a forbidden URL, or undefined if there is no problem.
 * It does not check whether a `#` target exists.
 */
export function findLinkProblem(
  href: string,
  base: URL | undefined,
): DeadLinkReason | 'unsafe' | undefined {
  if (href === '') return 'no-url';
  if (href === '#') return 'page-top';
  if (href.startsWith('#')) return undefined;
  if (INCOMPLETE_URL.test(href) || (HTTP_URL.test(href) && !URL.canParse(href)))
    return 'incomplete';
  if (/^(?:mailto|tel):/i.test(href)) return findRecipientProblem(href);
  const link = resolveLink(href, base);
  if (!link) return 'unsafe';
  return link.host === undefined || isPublic(link.host.replace(/:\d+$/, ''))
    ? undefined
    : 'not-public';
}

/** Returns what is wrong with a link's text, if anything. */
export function findLinkTextProblem(
  text: string,
  vagueTexts: ReadonlySet<string>,
): FindingOf<'link-text'>['reason'] | undefined {
  if (text === '') return 'empty';
  if (BARE_URL.test(text)) return 'address';
  const normalized = text.toLowerCase().replace(/[^\p{L}\p{N}\s'’]+/gu, ' ');
  return vagueTexts.has(normalized.replace(/\s+/g, ' ').trim()) ? 'vague' : undefined;
}
