import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useCanonicalAddress } from '../content-detail/use-canonical-address.ts';
import { recordPath } from '../record-links/record-links.ts';
import { HeadingProvider } from './is-here.ts';

afterEach(cleanup);

const record = { record_type: 'Alert', slug: 'ice-storm' };

function Page() {
  useCanonicalAddress(record, '4101', recordPath);
  return <p>{useLocation().pathname}</p>;
}

const open = (heading: string) =>
  render(
    <HeadingProvider value={() => ({ pathname: heading, search: '' })}>
      <MemoryRouter initialEntries={['/alerts/4101']}>
        <Page />
      </MemoryRouter>
    </HeadingProvider>,
  ).container.textContent;

it('puts another address in the place of its own while the reader is here', () => {
  expect(open('/alerts/4101')).toBe('/alerts/ice-storm');
});

it('leaves a reader alone who is on the way to another page', () => {
  expect(open('/policy-updates')).toBe('/alerts/4101');
});
