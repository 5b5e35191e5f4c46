// cspell:ignore Condado Condados Estado
import { handlers } from '@producer-portal/api/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useNetwork } from '../../testing/network.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { bindCopy as copy } from './copy.ts';

// The locale is chosen when its module loads, before the tests run.
vi.hoisted(() => localStorage.setItem('locale', 'es-US'));

const network = useNetwork();

it.each([
  ['Erie County', 'Condado de Erie, OH'],
  ['James City County', 'Condado de James City, OH'],
  ['Fairfax city', 'Fairfax city, OH'],
  ['Orleans Parish', 'Orleans Parish, OH'],
])('names %s in Spanish', (name, expected) => {
  expect(copy.inCounty(name, 'OH')).toBe(expected);
});

it('finds a county by its English name', async () => {
  const user = userEvent.setup();
  const { router } = openScreen('/can-i-bind?state=OH&product=boat');
  const field = await screen.findByRole('combobox', { name: 'Condado' });
  await user.type(field, 'Erie County{Enter}');
  await waitFor(() => expect(router.state.location.search).toContain('county=39043'));
  expect(field).toHaveProperty('value', 'Condado de Erie');
});

it('finds a state by its English name', async () => {
  const user = userEvent.setup();
  const { router } = openScreen('/can-i-bind');
  await user.type(await screen.findByRole('combobox', { name: 'Estado' }), 'New York{Enter}');
  await waitFor(() => expect(router.state.location.search).toContain('state=NY'));
});

it('names the counties of a rule in Spanish', async () => {
  const time = '2026-03-02T19:05:00.000Z';
  network.use(
    handlers.bindCheck.check.complete({
      answer: 'unknown',
      reason: 'county_needed',
      checked_at: time,
      state: 'OH',
      product: 'boat',
      action: 'bind',
      at: time,
      rules: [
        {
          revision: { id: 'Alert-7-1', number: 1, published_at: time },
          record: { id: 7, record_type: 'Alert', slug: 'an-alert', title: 'An alert' },
          restriction: 'stopped',
          counties: [
            { fips: '39143', name: 'Sandusky County', state: 'OH' },
            { fips: '39043', name: 'Erie County', state: 'OH' },
          ],
          from: time,
        },
      ],
      history: [],
    }),
  );
  openScreen('/can-i-bind?state=OH&product=boat');
  const list = 'Condados: Condado de Erie, Condado de Sandusky';
  expect(await screen.findByText(list)).toBeTruthy();
});
