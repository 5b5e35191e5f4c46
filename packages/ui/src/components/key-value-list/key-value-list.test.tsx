import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { KeyValueList } from './key-value-list.tsx';

it('pairs each term with its value, and shows a dash for a missing value', () => {
  renderForUser(
    <KeyValueList
      items={[
        { term: 'When', details: 'March 14, 2026' },
        { term: 'Expires', details: null },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['When', 'Expires']);
  expect(screen.getAllByRole('definition').map((details) => details.textContent)).toEqual([
    'March 14, 2026',
    '–',
  ]);
});
