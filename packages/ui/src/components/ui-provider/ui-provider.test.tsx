import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { TextLink } from '../text-link/text-link.tsx';
import { UiProvider } from './ui-provider.tsx';

it('renders the given link component, or native links if there is none', () => {
  const { rerender } = renderForUser(
    <UiProvider>
      <TextLink href="/alerts">Alerts</TextLink>
    </UiProvider>,
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('/alerts');
  rerender(
    <UiProvider link={({ href, children }) => <a href={`/portal${href}`}>{children}</a>}>
      <TextLink href="/alerts">Alerts</TextLink>
    </UiProvider>,
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('/portal/alerts');
});
