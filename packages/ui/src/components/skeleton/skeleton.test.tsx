import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { ArticleSkeleton } from './article-skeleton.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { FormSkeleton, GridSkeleton, MapSkeleton, TableSkeleton } from './layout-skeletons.tsx';
import { ListSkeleton } from './skeleton.tsx';

it('draws as many rows as the list will have', () => {
  renderForUser(<ListSkeleton rows={7} data-testid="list" />);
  expect(screen.getByTestId('list').childElementCount).toBe(7);
});

it('draws as many cards as the grid will have', () => {
  renderForUser(<GridSkeleton items={7} data-testid="grid" />);
  expect(screen.getByTestId('grid').childElementCount).toBe(7);
});

it.each([
  { name: 'list', skeleton: <ListSkeleton rows={2} data-testid="it" /> },
  { name: 'article', skeleton: <ArticleSkeleton data-testid="it" /> },
  { name: 'home', skeleton: <HomeSkeleton data-testid="it" /> },
  { name: 'table', skeleton: <TableSkeleton rows={2} columns={3} data-testid="it" /> },
  { name: 'map', skeleton: <MapSkeleton data-testid="it" /> },
  { name: 'grid', skeleton: <GridSkeleton items={2} data-testid="it" /> },
  { name: 'form', skeleton: <FormSkeleton fields={2} data-testid="it" /> },
])('the $name is hidden from assistive technology and holds no text', ({ skeleton }) => {
  renderForUser(skeleton);
  expect(screen.getByTestId('it').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByTestId('it').textContent).toBe('');
});
