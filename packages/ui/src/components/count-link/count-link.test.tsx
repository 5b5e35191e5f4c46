import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { CountLink } from './count-link.tsx';

describe('CountLink', () => {
  it('is a link whose name includes the number of items', async () => {
    const { user } = renderForUser(
      <CountLink icon="cart" href="/cart" label="Cart" count={2} countLabel="2 items" />,
    );
    await user.tab();
    const link = screen.getByRole('link', { name: 'Cart 2 items' });
    expect(document.activeElement).toBe(link);
    expect(link.getAttribute('href')).toBe('/cart');
  });

  it.each([
    [1, '1'],
    [99, '99'],
    [100, '99+'],
  ])('shows %i as %s', (count, text) => {
    renderForUser(
      <CountLink icon="cart" href="/cart" label="Cart" count={count} countLabel="things" />,
    );
    expect(screen.getByText(text).getAttribute('aria-hidden')).toBe('true');
  });

  it('shows no number for an empty cart', () => {
    renderForUser(<CountLink icon="cart" href="/cart" label="Cart" count={0} countLabel="empty" />);
    expect(screen.getByRole('link', { name: 'Cart empty' })).toBeDefined();
    expect(screen.queryByText('0')).toBeNull();
  });
});
