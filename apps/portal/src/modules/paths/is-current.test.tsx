import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useCanonicalUrl } from '../content-detail/use-canonical-url.ts';
import { recordPath } from '../record-links/record-links.ts';
import { PendingNavigationProvider } from './is-current.ts';

const record = { record_type: 'Alert', slug: 'ice-storm' };

function Page() {
  useCanonicalUrl(record, '4101', recordPath);
  return <p>{useLocation().pathname}</p>;
}

const open = (pending: string) =>
  render(
    <PendingNavigationProvider value={() => ({ pathname: pending, search: '' })}>
      <MemoryRouter initialEntries={['/alerts/4101']}>
        <Page />
      </MemoryRouter>
    </PendingNavigationProvider>,
  ).container.textContent;

it('replaces the URL while the page is current', () => {
  expect(open('/alerts/4101')).toBe('/alerts/ice-storm');
});

it('does not navigate during a navigation to another page', () => {
  expect(open('/policy-updates')).toBe('/alerts/4101');
});
