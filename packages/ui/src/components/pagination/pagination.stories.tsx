import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { InertLink } from '../../testing/inert-link.tsx';
import { VariantMatrix } from '../../testing/variant-matrix.tsx';
import { ResultsSummary } from '../results-summary/results-summary.tsx';
import { UiProvider } from '../ui-provider/ui-provider.tsx';
import { Pagination } from './pagination.tsx';
import type { PaginationProps } from './pagination.tsx';

const meta = {
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  args: {
    page: 3,
    pageCount: 9,
    hrefFor: (page: number) => `/alerts?page=${page}`,
    labels: {
      nav: 'Pages',
      previous: 'Previous',
      next: 'Next',
      page: (page: number) => `Page ${page}`,
      pageOfTotal: (page: number, pageCount: number) => `Page ${page} of ${pageCount}`,
    },
    onNavigate: fn(),
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

function FocusAfterPaging(args: PaginationProps) {
  const [page, setPage] = useState(args.page);
  const summary = useRef<HTMLParagraphElement>(null);
  return (
    <UiProvider link={InertLink}>
      <ResultsSummary ref={summary}>
        {page * 20 - 19}–{page * 20} of 173
      </ResultsSummary>
      <Pagination
        {...args}
        page={page}
        onNavigate={(next) => {
          setPage(next);
          summary.current?.focus();
        }}
      />
    </UiProvider>
  );
}

export const Default: Story = {};

export const Playground: Story = {};

export const FirstPage: Story = { args: { page: 1 } };

export const LastPage: Story = { args: { page: 9 } };

export const TwoPages: Story = { args: { page: 1, pageCount: 2 } };

export const ManyPages: Story = { args: { page: 100, pageCount: 200 } };

/** Renders nothing. */
export const OnePage: Story = { args: { page: 1, pageCount: 1 } };

/** A phone shows only “Previous”, “Page 3 of 9”, and “Next”. */
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const MovesFocus: Story = {
  render: (args) => <FocusAfterPaging {...args} />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('Go to the next page', () =>
      userEvent.click(canvas.getByRole('link', { name: 'Next' })),
    );
    await step('The new range has focus', async () => {
      await expect(canvas.getByText('61–80 of 173')).toHaveFocus();
    });
  },
};

export const LongText: Story = {
  args: {
    labels: {
      ...meta.args.labels,
      previous: 'Newer bulletins',
      next: 'Older bulletins',
      pageOfTotal: (page: number, pageCount: number) => `Page ${page} of ${pageCount} pages`,
    },
  },
};

export const Matrix: Story = {
  render: (args) => (
    <VariantMatrix
      variants={[
        [1, 2],
        [1, 9],
        [3, 9],
        [5, 9],
        [9, 9],
        [100, 200],
      ].map(([page = 1, pageCount = 1]) => [
        `page ${page} of ${pageCount}`,
        <Pagination
          key={`${page} ${pageCount}`}
          {...args}
          labels={{ ...args.labels, nav: `Pages, ${page} of ${pageCount}` }}
          page={page}
          pageCount={pageCount}
        />,
      ])}
    />
  ),
};
