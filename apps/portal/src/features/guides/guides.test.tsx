import type { Guide } from '@producer-portal/api';
import { handlers, sampleHandlers, sampleLibrary } from '@producer-portal/api/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useNetwork } from '../../testing/network.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const network = useNetwork();

const path = '/guides-and-rate-bulletins';
const slug = 'oh-motor-home-rates-before';
const replaced = sampleLibrary.guides.find((guide) => guide.slug === slug);
if (!replaced) throw new Error('The sample library has no such guide.');
const { title, superseded_by: next } = replaced;

/** The sample library, its next guide with other days; without it where there are none. */
function respondWith(days: Partial<Guide> | null) {
  const guides = sampleLibrary.guides.flatMap((guide) => {
    if (guide.slug !== next) return [guide];
    return days ? [{ ...guide, ...days }] : [];
  });
  network.use(...sampleHandlers({ library: { ...sampleLibrary, guides } }));
}

const inForce = { new_business_on: '2026-02-01', renewal_on: '2026-03-02' };

describe('a guide that another one replaces', () => {
  it('has ended once the other one is in force, which its own record says', async () => {
    respondWith(inForce);
    network.use(handlers.guides.byState.failed(422));
    openScreen(`${path}/${slug}`);
    await screen.findByText('Another guide has taken the place of this one');
    expect(screen.getByText('Ended')).toBeTruthy();
  });

  it('names the first day that it no longer holds for', async () => {
    respondWith({ new_business_on: '2026-02-01', renewal_on: '2026-04-20' });
    openScreen(`${path}/${slug}`);
    const words = await screen.findByText(/^Renewals before/u);
    expect(words.textContent).toBe(
      'Renewals before April 20, 2026 go by this one; new business no longer does.',
    );
  });

  it('says no more than that while the other one is not known', async () => {
    respondWith(null);
    openScreen(`${path}/${slug}`);
    const link = await screen.findByRole('link', { name: 'Open the other guide' });
    expect(link.getAttribute('href')).toBe(`${path}/${next}`);
    const main = screen.getByRole('main');
    expect(main.textContent).not.toContain('This one holds');
    expect(main.querySelector('[data-status="active"], [data-status="ended"]')).toBeNull();
  });

  it('says no more in its row while the index of states has no answer', async () => {
    respondWith(inForce);
    network.use(handlers.guides.byState.failed(422));
    openScreen(`${path}?search=${encodeURIComponent(title)}`);
    const row = (await screen.findByRole('link', { name: title })).closest('li')!;
    within(row).getByText(/A newer one takes its place/u);
    expect(row.querySelector('[data-status="plain"]')).not.toBeNull();
  });
});
