import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { UiProvider } from '../ui-provider/ui-provider.tsx';
import { ButtonLink } from './button-link.tsx';

it('is a link, not a button', () => {
  renderForUser(<ButtonLink href="/alerts/4711">Read the alert</ButtonLink>);
  const link = screen.getByRole('link', { name: 'Read the alert' });
  expect(link.getAttribute('href')).toBe('/alerts/4711');
  expect(screen.queryByRole('button')).toBeNull();
});

it("uses the application's link component", () => {
  renderForUser(
    <UiProvider link={({ href, children }) => <a href={`/portal${href}`}>{children}</a>}>
      <ButtonLink href="/alerts">All alerts</ButtonLink>
    </UiProvider>,
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('/portal/alerts');
});
