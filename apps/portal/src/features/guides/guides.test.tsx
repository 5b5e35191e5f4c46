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

/** Serves the newer guide with the given dates. If they are null, the newer guide is missing. */
function respondWith(days: Partial<Guide> | null) {
  const guides = sampleLibrary.guides.flatMap((guide) => {
    if (guide.slug !== next) return [guide];
    return days ? [{ ...guide, ...days }] : [];
  });
  network.use(...sampleHandlers({ library: { ...sampleLibrary, guides } }));
}

const effectiveDates = { new_business_on: '2026-02-01', renewal_on: '2026-03-02' };

describe('a replaced guide', () => {
  it('no longer applies once the newer guide is in effect', async () => {
    respondWith(effectiveDates);
    network.use(handlers.guides.byState.failed(422));
    openScreen(`${path}/${slug}`);
    await screen.findByText('A newer version has replaced this one');
    expect(screen.getByText('Ended')).toBeTruthy();
  });

  it('shows the renewal date from which it no longer applies', async () => {
    respondWith({ new_business_on: '2026-02-01', renewal_on: '2026-04-20' });
    openScreen(`${path}/${slug}`);
    const text = await screen.findByText(/^Use this version only for renewals/u);
    expect(text.textContent).toBe(
      'Use this version only for renewals before April 20, 2026. It no longer applies to new business.',
    );
  });

  it('is marked as replaced, without dates, if the newer guide is missing', async () => {
    respondWith(null);
    openScreen(`${path}/${slug}`);
    const link = await screen.findByRole('link', { name: 'Open the newer version' });
    expect(link.getAttribute('href')).toBe(`${path}/${next}`);
    const main = screen.getByRole('main');
    expect(main.textContent).not.toContain('applies only to policies');
    expect(main.querySelector('[data-status="active"], [data-status="ended"]')).toBeNull();
  });

  it('is marked as replaced in its row, without dates, if the state index fails to load', async () => {
    respondWith(effectiveDates);
    network.use(handlers.guides.byState.failed(422));
    openScreen(`${path}?search=${encodeURIComponent(title)}`);
    const row = (await screen.findByRole('link', { name: title })).closest('li')!;
    within(row).getByText(/Newer version available/u);
    expect(row.querySelector('[data-status="neutral"]')).not.toBeNull();
  });
});
