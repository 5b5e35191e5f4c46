import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { CountBadge } from './count-badge.tsx';

it.each([
  { count: 1, text: '1' },
  { count: 99, text: '99' },
  { count: 100, text: '99+' },
  { count: 10, max: 9, text: '9+' },
])('shows $text for $count', ({ count, max, text }) => {
  renderForUser(<CountBadge count={count} max={max} label={`${count} unread`} />);
  expect(screen.getByText(text).getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText(`${count} unread`)).toBeTruthy();
});

it.each([0, -1])('renders nothing for %i', (count) => {
  const { container } = renderForUser(<CountBadge count={count} label="No unread alerts" />);
  expect(container.innerHTML).toBe('');
});
