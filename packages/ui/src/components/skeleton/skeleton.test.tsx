import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { ArticleSkeleton } from './article-skeleton.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { FormSkeleton, GridSkeleton, MapSkeleton, TableSkeleton } from './layout-skeletons.tsx';
import { ListSkeleton } from './skeleton.tsx';

it('renders the given number of rows', () => {
  renderForUser(<ListSkeleton rows={7} data-testid="list" />);
  expect(screen.getByTestId('list').childElementCount).toBe(7);
});

it('renders the given number of cards', () => {
  renderForUser(<GridSkeleton items={7} data-testid="grid" />);
  expect(screen.getByTestId('grid').childElementCount).toBe(7);
});

it.each([
  { name: 'list', skeleton: <ListSkeleton rows={2} data-testid="skeleton" /> },
  { name: 'article', skeleton: <ArticleSkeleton data-testid="skeleton" /> },
  { name: 'home', skeleton: <HomeSkeleton data-testid="skeleton" /> },
  { name: 'table', skeleton: <TableSkeleton rows={2} columns={3} data-testid="skeleton" /> },
  { name: 'map', skeleton: <MapSkeleton data-testid="skeleton" /> },
  { name: 'grid', skeleton: <GridSkeleton items={2} data-testid="skeleton" /> },
  { name: 'form', skeleton: <FormSkeleton fields={2} data-testid="skeleton" /> },
])('the $name skeleton is hidden from assistive technology and has no text', ({ skeleton }) => {
  renderForUser(skeleton);
  expect(screen.getByTestId('skeleton').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByTestId('skeleton').textContent).toBe('');
});
