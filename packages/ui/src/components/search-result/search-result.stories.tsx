import type { Meta, StoryObj } from '@storybook/react-vite';
import { VariantMatrix } from '../../testing/variant-matrix.tsx';
import { CategoryTag } from '../category-tag/category-tag.tsx';
import { Highlight } from '../highlight/highlight.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { SearchResult } from './search-result.tsx';
import type { SearchResultProps } from './search-result.tsx';

const terms = ['wind', 'deductible'];

function highlight(text: string) {
  return <Highlight text={text} terms={terms} />;
}

const meta = {
  title: 'Components/Content/SearchResult',
  component: SearchResult,
  args: {
    href: '/alerts/tx-wind-hail',
    title: highlight('Texas wind/hail deductible change'),
    tag: (
      <CategoryTag hue="coral" icon="warning">
        Alert
      </CategoryTag>
    ),
    excerpt: highlight(
      'Effective March 14, the wind/hail deductible for dwelling and mobile home policies is 2% in three coastal counties.',
    ),
    meta: ['Ends Mar 6', '2 min read', 'TX'],
  },
} satisfies Meta<typeof SearchResult>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Matches in the title and in the text. */
export const Default: Story = {};

export const Playground: Story = { args: { headingLevel: 2 } };

export const MatchInBody: Story = {
  args: {
    href: '/policy-updates/landlord-package-oregon',
    title: highlight('Landlord package in Oregon'),
    tag: (
      <CategoryTag hue="indigo" icon="scale">
        Policy update
      </CategoryTag>
    ),
    excerpt: highlight(
      '… a detached garage has the same deductible as the dwelling; wind is a separate peril …',
    ),
    meta: ['Nov 18', '4 min read', 'OR'],
  },
};

export const External: Story = {
  args: {
    href: 'https://example.com/flood',
    title: highlight('Flood partner: wind and water'),
    external: true,
    tag: (
      <CategoryTag hue="neutral" icon="file">
        Link
      </CategoryTag>
    ),
    excerpt: undefined,
    meta: 'example.com',
  },
};

/** The title leads to a page about several records, so a second link leads to the record itself. */
export const WithAction: Story = {
  args: {
    action: (
      <TextLink standalone href="/articles/wind">
        View details
      </TextLink>
    ),
  },
};

/** A record without a page. */
export const NoLink: Story = { args: { href: undefined } };

export const TitleOnly: Story = { args: { tag: undefined, excerpt: undefined, meta: undefined } };

export const LongText: Story = {
  args: {
    title: highlight(
      `Florida wind and dwelling fire binding moratorium is extended to eleven more counties: ${'FLDP32026WINDHAIL'.repeat(12)}`,
    ),
    excerpt: highlight(
      `${'The deductible also applies to reinstatements after a lapse. '.repeat(4)}${'x'.repeat(300)}`,
    ),
    meta: ['Effective through December 15, 2026', '12 min read', 'MI, OH, TX, FL, CA, AZ, NC, SC'],
  },
};

function List({ results }: { results: SearchResultProps[] }) {
  return (
    <ul style={{ listStyleType: "''" }}>
      {results.map((result) => (
        <li key={result.href}>
          <SearchResult {...result} />
        </li>
      ))}
    </ul>
  );
}

const kinds = [
  ['coral', 'warning', 'Alert'],
  ['indigo', 'scale', 'Policy update'],
  ['green', 'tag', 'Product news'],
  ['rose', 'megaphone', 'Collateral'],
  ['blue', 'people', 'Field management news'],
  ['olive', 'training', 'Webinar'],
  ['olive', 'training', 'Training'],
  ['ochre', 'tools', 'Job aid'],
  ['teal', 'book', 'Underwriting guideline'],
  ['teal', 'book', 'Rate bulletin'],
  ['neutral', 'file', 'Page'],
] as const;

/** Each record type, and a type without its own color. */
export const RecordTypes: Story = {
  render: () => (
    <List
      results={kinds.map(([hue, icon, label]) => ({
        href: `/${label}`,
        title: highlight(`${label}: wind deductible`),
        tag: (
          <CategoryTag hue={hue} icon={icon}>
            {label}
          </CategoryTag>
        ),
        excerpt: highlight('What the deductible is, and where wind is a separate peril.'),
        meta: ['2 min read', 'TX, OK, AR'],
      }))}
    />
  ),
};

export const Matrix: Story = {
  render: () => (
    <VariantMatrix
      variants={(
        [
          ['match in the title', {}],
          ['match in the text', MatchInBody.args],
          ['external', External.args],
          ['with an action', { ...WithAction.args, href: '/3' }],
          ['title only', { ...TitleOnly.args, href: '/4' }],
          ['long text', { ...LongText.args, href: '/5' }],
        ] satisfies [string, Partial<SearchResultProps> | undefined][]
      ).map(([label, props]) => [label, <SearchResult key={label} {...meta.args} {...props} />])}
    />
  ),
};
