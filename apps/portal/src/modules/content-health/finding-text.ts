import type { Finding, FindingOf } from '@producer-portal/content-renderer/inspect';
import { formatLongDate } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import { formatFileSize } from '../downloads/file-details.ts';

type DeadLink = FindingOf<'dead-link'>;
type FindingTexts = { readonly [Kind in Finding['kind']]: (finding: FindingOf<Kind>) => string };

/** Quotes a name to append to a noun, with a leading space: ` “Roof form”`. Empty if there is no name. */
const quoted = (text: string) => (text === '' ? '' : ` ${t('“{text}”', { text })}`);
/** Suffix with the number of occurrences: ` (2 times)`. Empty if there is only one. */
const times = (count: number) =>
  count === 1 ? '' : ` ${t('({count, plural, one {# time} other {# times}})', { count })}`;

const deadLinks: Readonly<Record<DeadLink['reason'], (name: string, href: string) => string>> = {
  'no-url': (name) => t('The link{name} has no address.', { name }),
  'page-top': (name) => t('The link{name} goes nowhere: its address is just #.', { name }),
  incomplete: (name, href) => t('The link{name} has an incomplete address: {href}', { name, href }),
  'not-public': (name, href) =>
    t('The link{name} goes to an address that users can’t reach: {href}', { name, href }),
  'no-recipient': (name, href) =>
    t('The link{name} has no email address or phone number: {href}', { name, href }),
  'missing-target': (name, href) =>
    t('The link{name} goes to a section that isn’t in this text: {href}', { name, href }),
};

/** One sentence for each kind of finding. */
const findingTexts: FindingTexts = {
  'dead-link': ({ text, reason, href }) => deadLinks[reason](quoted(text), href),
  'unsafe-link': ({ text, href }) =>
    t('The link{name} is shown as plain text because its address isn’t allowed: {href}', {
      name: quoted(text),
      href,
    }),
  'link-text': ({ text, reason, href }) =>
    reason === 'empty'
      ? t('A link has no text: {href}', { href })
      : reason === 'vague'
        ? t('The link text{name} doesn’t say where the link goes.', { name: quoted(text) })
        : t('A link shows its address instead of text: {href}', { href }),
  'image-alt': ({ text, reason, src }) =>
    reason === 'missing'
      ? t('An image has no alt text: {src}', { src })
      : t('The alt text{name} is just a file name.', { name: quoted(text) }),
  'large-image': ({ src, width, height, limit }) =>
    t('An image is larger than {limit} pixels ({width} × {height}): {src}', {
      limit,
      width: width ?? '?',
      height: height ?? '?',
      src,
    }),
  'inline-image': ({ bytes, limit }) =>
    t('A {size} image is embedded in the text. Use a file for images over {limit}.', {
      size: formatFileSize(bytes) ?? '',
      limit: formatFileSize(limit) ?? '',
    }),
  'skipped-heading': ({ text, level, previous }) =>
    t('The heading{name} is level {level}, right after level {previous}.', {
      name: quoted(text),
      level,
      previous,
    }),
  'empty-heading': ({ level }) => t('A level {level} heading is empty.', { level }),
  'repeated-h1': ({ text }) =>
    t('The heading{name} is an extra level 1 heading.', { name: quoted(text) }),
  'table-without-headers': ({ rows, columns }) =>
    t(
      'A table with {rows, plural, one {# row} other {# rows}} and {columns, plural, one {# column} other {# columns}} has no header cells.',
      { rows, columns },
    ),
  'past-date': ({ text, date }) =>
    t('A deadline passed on {date}:{name}', { date: formatLongDate(date), name: quoted(text) }),
  'dropped-markup': ({ part, tag, name, value, count }) => {
    const values = { tag: `<${tag}>`, name: name ?? '', value: value ?? '', times: times(count) };
    return {
      element: () => t('{tag} and its contents aren’t shown{times}.', values),
      tag: () => t('{tag} is removed{times}, but its text stays.', values),
      attribute: () => t('The {name} attribute of {tag} is removed{times}.', values),
      style: () => t('The {name} style of {tag} is removed{times}.', values),
      media: () => t('A file from another site is shown as a link{times}: {value}', values),
    }[part]();
  },
  truncated: ({ limit }) =>
    ({
      length: t('The text is too long. The rest isn’t shown.'),
      depth: t('The text is nested too deeply. The deepest parts aren’t shown.'),
      nodes: t('The text has too many elements. The rest isn’t shown.'),
    })[limit],
  'invalid-input': ({ received }) => t('Expected text but found {received}.', { received }),
};

/** Describes a finding in one sentence. */
export function findingText<Kind extends Finding['kind']>(finding: FindingOf<Kind>): string {
  // TypeScript can't match the table's entry to the finding's kind in a union.
  return (findingTexts[finding.kind] as (finding: FindingOf<Kind>) => string)(finding);
}
