import type { Finding, FindingOf } from '@producer-portal/content-renderer/inspect';
import { formatLongDate } from '../../lib/dates.ts';
import { fileSize } from '../downloads/file-facts.ts';

type DeadLink = FindingOf<'dead-link'>;
type Words = { readonly [Kind in Finding['kind']]: (finding: FindingOf<Kind>) => string };

const quoted = (text: string) => (text === '' ? '' : ` “${text}”`);
const times = (count: number) => (count === 1 ? '' : ` (${count} times)`);

const deadLinks: Readonly<Record<DeadLink['reason'], (href: string) => string>> = {
  'no-address': () => 'has no address.',
  'page-top': () => 'leads nowhere: its address is a bare #.',
  incomplete: (href) => `has an address that is not complete: ${href}`,
  'not-public': (href) => `leads to an address that readers cannot reach: ${href}`,
  'no-recipient': (href) => `names nobody to write to or to call: ${href}`,
  'missing-target': (href) => `leads to a place that is not in this text: ${href}`,
};

/** One sentence for each kind of finding. */
const words: Words = {
  'dead-link': ({ text, reason, href }) => `The link${quoted(text)} ${deadLinks[reason](href)}`,
  'unsafe-link': ({ text, href }) =>
    `The link${quoted(text)} is shown as plain words, because its address is refused: ${href}`,
  'link-text': ({ text, reason, href }) =>
    reason === 'empty'
      ? `A link has no words: ${href}`
      : reason === 'vague'
        ? `The words${quoted(text)} do not say where the link leads.`
        : `A link shows its bare address in place of words: ${href}`,
  'image-alt': ({ text, reason, src }) =>
    reason === 'missing'
      ? `A picture has no alternative text: ${src}`
      : `The alternative text${quoted(text)} is only the name of a file.`,
  'large-image': ({ src, width, height, limit }) =>
    `A picture is larger than ${limit} pixels (${width ?? '?'} × ${height ?? '?'}): ${src}`,
  'inline-image': ({ bytes, limit }) =>
    `A picture of ${fileSize(bytes)} is written into the text itself. Above ${fileSize(limit)} it should be a file.`,
  'skipped-heading': ({ text, level, previous }) =>
    `The heading${quoted(text)} is of level ${level}, right after level ${previous}.`,
  'empty-heading': ({ level }) => `A heading of level ${level} is empty.`,
  'repeated-h1': ({ text }) => `The heading${quoted(text)} is a further one of level 1.`,
  'table-without-headers': ({ rows, columns }) =>
    `A table of ${rows} rows and ${columns} columns has no header cell.`,
  'past-date': ({ text, date }) =>
    `A deadline is over since ${formatLongDate(date)}:${quoted(text)}`,
  'dropped-markup': ({ part, tag, name, value, count }) =>
    ({
      element: `<${tag}> is not shown, nor what it holds${times(count)}.`,
      tag: `<${tag}> is left out, its words stay${times(count)}.`,
      attribute: `The attribute ${name} of <${tag}> is left out${times(count)}.`,
      style: `The style ${name} of <${tag}> is left out${times(count)}.`,
      media: `A file from elsewhere is shown as a link${times(count)}: ${value}`,
    })[part],
  truncated: ({ limit }) =>
    ({
      length: 'The text is too long: what follows is not shown.',
      depth: 'The text is nested too deep: what lies deeper is not shown.',
      nodes: 'The text has too many parts: what follows is not shown.',
    })[limit],
  'invalid-input': ({ received }) => `There is no text here but ${received}.`,
};

/** What an editor should look at, in a sentence. */
export function findingText<Kind extends Finding['kind']>(finding: FindingOf<Kind>): string {
  // That the table's row is the finding's own is beyond what the compiler follows for a union of kinds.
  return (words[finding.kind] as (finding: FindingOf<Kind>) => string)(finding);
}
