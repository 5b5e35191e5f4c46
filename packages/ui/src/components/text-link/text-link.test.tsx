import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { UiProvider } from '../ui-provider/ui-provider.tsx';
import type { LinkProps } from '../ui-provider/ui-provider.tsx';
import { TextLink } from './text-link.tsx';

function RouterLink({ href, children }: LinkProps) {
  return <a href={`/portal${href}`}>{children}</a>;
}

it("uses the application's link component", () => {
  renderForUser(
    <UiProvider link={RouterLink}>
      <TextLink href="/alerts">All alerts</TextLink>
    </UiProvider>,
  );
  expect(screen.getByRole('link', { name: 'All alerts' }).getAttribute('href')).toBe(
    '/portal/alerts',
  );
});

it('opens external links in a new tab, bypassing the router, and says so to screen readers', () => {
  renderForUser(
    <UiProvider link={RouterLink}>
      <TextLink href="https://example.com/rates" externalLabel="(opens in a new tab)">
        Rates
      </TextLink>
    </UiProvider>,
  );
  const link = screen.getByRole('link', { name: 'Rates (opens in a new tab)' });
  expect(link.getAttribute('href')).toBe('https://example.com/rates');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
});
