import type { Finding, FindingOf } from '@producer-portal/content-renderer/inspect';
import { formatLongDate } from '../../lib/dates.ts';
import { fileSize } from '../downloads/file-details.ts';

type DeadLink = FindingOf<'dead-link'>;
type FindingTexts = { readonly [Kind in Finding['kind']]: (finding: FindingOf<Kind>) => string };

const quoted = (text: string) => (text === '' ? '' : ` “${text}”`);
const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
const times = (count: number) => (count === 1 ? '' : ` (${count} times)`);

const deadLinks: Readonly<Record<DeadLink['reason'], (href: string) => string>> = {
  'no-url': () => 'has no address.',
  'page-top': () => 'goes nowhere: its address is just #.',
  incomplete: (href) => `has an incomplete address: ${href}`,
  'not-public': (href) => `goes to an address that users can’t reach: ${href}`,
  'no-recipient': (href) => `has no email address or phone number: ${href}`,
  'missing-target': (href) => `goes to a section that isn’t in this text: ${href}`,
};

/** One sentence for each kind of finding. */
const findingTexts: FindingTexts = {
  'dead-link': ({ text, reason, href }) => `The link${quoted(text)} ${deadLinks[reason](href)}`,
  'unsafe-link': ({ text, href }) =>
    `The link${quoted(text)} is shown as plain text because its address isn’t allowed: ${href}`,
  'link-text': ({ text, reason, href }) =>
    reason === 'empty'
      ? `A link has no text: ${href}`
      : reason === 'vague'
        ? `The link text${quoted(text)} doesn’t say where the link goes.`
        : `A link shows its address instead of text: ${href}`,
  'image-alt': ({ text, reason, src }) =>
    reason === 'missing'
      ? `An image has no alt text: ${src}`
      : `The alt text${quoted(text)} is just a file name.`,
  'large-image': ({ src, width, height, limit }) =>
    `An image is larger than ${limit} pixels (${width ?? '?'} × ${height ?? '?'}): ${src}`,
  'inline-image': ({ bytes, limit }) =>
    `A ${fileSize(bytes)} image is embedded in the text. Use a file for images over ${fileSize(limit)}.`,
  'skipped-heading': ({ text, level, previous }) =>
    `The heading${quoted(text)} is level ${level}, right after level ${previous}.`,
  'empty-heading': ({ level }) => `A level ${level} heading is empty.`,
  'repeated-h1': ({ text }) => `The heading${quoted(text)} is an extra level 1 heading.`,
  'table-without-headers': ({ rows, columns }) =>
    `A table with ${counted(rows, 'row')} and ${counted(columns, 'column')} has no header cells.`,
  'past-date': ({ text, date }) => `A deadline passed on ${formatLongDate(date)}:${quoted(text)}`,
  'dropped-markup': ({ part, tag, name, value, count }) =>
    ({
      element: `<${tag}> and its contents aren’t shown${times(count)}.`,
      tag: `<${tag}> is removed; its text stays${times(count)}.`,
      attribute: `The ${name} attribute of <${tag}> is removed${times(count)}.`,
      style: `The ${name} style of <${tag}> is removed${times(count)}.`,
      media: `A file from another site is shown as a link${times(count)}: ${value}`,
    })[part],
  truncated: ({ limit }) =>
    ({
      length: 'The text is too long. The rest isn’t shown.',
      depth: 'The text is nested too deeply. The deepest parts aren’t shown.',
      nodes: 'The text has too many elements. The rest isn’t shown.',
    })[limit],
  'invalid-input': ({ received }) => `Expected text but found ${received}.`,
};

/** Describes a finding in one sentence. */
export function findingText<Kind extends Finding['kind']>(finding: FindingOf<Kind>): string {
  // TypeScript can't match the table's entry to the finding's kind in a union.
  return (findingTexts[finding.kind] as (finding: FindingOf<Kind>) => string)(finding);
}
