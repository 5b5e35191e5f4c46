import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { CountBadge } from './count-badge.tsx';

it.each([
  { count: 1, shown: '1' },
  { count: 99, shown: '99' },
  { count: 100, shown: '99+' },
  { count: 10, max: 9, shown: '9+' },
])('shows $shown for $count', ({ count, max, shown }) => {
  renderForUser(<CountBadge count={count} max={max} label={`${count} unread`} />);
  expect(screen.getByText(shown).getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText(`${count} unread`)).toBeTruthy();
});

it.each([0, -1])('renders nothing for %i', (count) => {
  const { container } = renderForUser(<CountBadge count={count} label="No unread alerts" />);
  expect(container.innerHTML).toBe('');
});
