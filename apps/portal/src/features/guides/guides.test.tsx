import type { Guide } from '@producer-portal/api';
import { sampleLibrary } from '@producer-portal/api/sample-library';
import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { nowrapPhrases } from '../../lib/nowrap.ts';
import { useNetwork } from '../../testing/network.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const network = useNetwork();

const path = '/guides-and-rate-bulletins';
const slug = 'oh-motor-home-rates-before';
const replacedGuide = sampleLibrary.guides.find((guide) => guide.slug === slug);
if (!replacedGuide) throw new Error('The sample library has no such guide.');
const { title, superseded_by: next } = replacedGuide;

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
  const number = sampleLibrary.guides.find((guide) => guide.slug === next)?.number;

  it('no longer applies once the newer guide is in effect', async () => {
    respondWith(effectiveDates);
    network.use(handlers.guides.byState.failed(422));
    openScreen(`${path}/${slug}`);
    await screen.findByText(`Replaced by ${number}`);
    expect(screen.getByText('Ended')).toBeTruthy();
  });

  it('applies to renewals until the renewal date of the newer guide', async () => {
    respondWith({ new_business_on: '2026-02-01', renewal_on: '2026-04-20' });
    openScreen(`${path}/${slug}`);
    await screen.findByText('In effect through April 19, 2026, for renewals only');
    expect(
      screen.getByText(
        `${number} applies to new business, and to renewals starting April 20, 2026.`,
      ),
    ).toBeTruthy();
  });

  it('is never shown as replaced while it is in effect', async () => {
    respondWith({ new_business_on: '2026-03-14', renewal_on: '2026-04-20' });
    openScreen(`${path}/${slug}`);
    await screen.findByText(
      'In effect through March 13, 2026, for new business, and through April 19, 2026, for renewals',
    );
    screen.getByText(
      `${number} applies to new business starting March 14, 2026, and to renewals starting April 20, 2026.`,
    );
    expect(screen.getByRole('link', { name: `View ${number}` }).getAttribute('href')).toBe(
      `${path}/${next}`,
    );
    expect(screen.getByRole('main').textContent).not.toMatch(/replaced/iu);
  });

  it('says when it ends once if the newer guide applies to all business on the same day', async () => {
    respondWith({ new_business_on: '2026-03-14', renewal_on: '2026-03-14' });
    openScreen(`${path}/${slug}`);
    expect(await screen.findByText('In effect through March 13, 2026')).toBeTruthy();
  });

  it('says in its row when it ends for new business and for renewals', async () => {
    respondWith({ new_business_on: '2026-03-14', renewal_on: '2026-04-20' });
    openScreen(`${path}?search=${encodeURIComponent(title)}`);
    const row = (await screen.findByRole('link', { name: nowrapPhrases(title) })).closest('li')!;
    await within(row).findByText(/^New\sbusiness\sthrough\sMar\s13, 2026$/u);
    expect(within(row).getByText(/^Renewals\sthrough\sApr\s19, 2026$/u)).toBeTruthy();
  });

  it('only says that there is a newer version, without dates, if the newer guide is missing', async () => {
    respondWith(null);
    openScreen(`${path}/${slug}`);
    const link = await screen.findByRole('link', { name: 'View the newer version' });
    expect(link.getAttribute('href')).toBe(`${path}/${next}`);
    const main = screen.getByRole('main');
    within(main).getByText('Newer version available');
    expect(main.textContent).not.toMatch(/replace/iu);
    expect(main.querySelector('[data-status="active"], [data-status="ended"]')).toBeNull();
  });

  it('only says in its row that there is a newer version, without dates, if the state index fails to load', async () => {
    respondWith(effectiveDates);
    network.use(handlers.guides.byState.failed(422));
    openScreen(`${path}?search=${encodeURIComponent(title)}`);
    const row = (await screen.findByRole('link', { name: nowrapPhrases(title) })).closest('li')!;
    within(row).getByText(/Newer version available/u);
    expect(row.querySelector('[data-status="neutral"]')).not.toBeNull();
  });
});

describe('a guide that is not yet in effect for all business', () => {
  it('says first that it isn’t in effect yet, with a link to the guide that is in effect', async () => {
    respondWith({ new_business_on: '2026-03-14', renewal_on: '2026-04-20' });
    openScreen(`${path}/${next}`);
    await screen.findByText('Not in effect yet');
    screen.getByText(
      'This version applies to new business starting March 14, 2026, and to renewals starting April 20, 2026.',
    );
    const link = await screen.findByRole('link', {
      name: `View ${replacedGuide.number}, in effect now`,
    });
    expect(link.getAttribute('href')).toBe(`${path}/${slug}`);
  });

  it('links to the earlier guide, which still applies to renewals', async () => {
    respondWith({ new_business_on: '2026-02-01', renewal_on: '2026-04-20' });
    openScreen(`${path}/${next}`);
    await screen.findByText('In effect for new business');
    expect(
      screen.getByText('This version applies to renewals starting April 20, 2026.'),
    ).toBeTruthy();
    const link = screen.getByRole('link', {
      name: `View ${replacedGuide.number} for renewals until then`,
    });
    expect(link.getAttribute('href')).toBe(`${path}/${slug}`);
  });

  it('links to its earlier revision, which still applies to renewals', async () => {
    network.use(...sampleHandlers());
    const guideline = `${path}/great-lakes-manufactured-home-guideline`;
    openScreen(guideline);
    await screen.findByText('In effect for new business');
    screen.getByText('This version applies to renewals starting March 23, 2026.');
    const link = await screen.findByRole('link', {
      name: 'View revision 2 for renewals until then',
    });
    expect(link.getAttribute('href')).toBe(`${guideline}?as_of=2026-03-02&for=renewal`);
  });

  it('doesn’t say that an earlier revision applies to renewals once this one does', async () => {
    network.use(...sampleHandlers());
    openScreen(`${path}/great-lakes-manufactured-home-guideline?as_of=2026-03-23`);
    await screen.findByText(/^Revision 2/u);
    expect(screen.queryByText('In effect for new business')).toBeNull();
  });

  it('doesn’t say that the earlier guide applies to renewals once this one does', async () => {
    respondWith(effectiveDates);
    const { router } = openScreen(path);
    await screen.findByRole('link', { name: 'Ohio' });
    await act(() => router.navigate(`${path}/${next}`));
    await screen.findByRole('heading', { name: 'Revisions' });
    expect(screen.queryByText('In effect for new business')).toBeNull();
  });

  it('says that it isn’t in effect yet, without a link, if the earlier guide is unknown', async () => {
    respondWith({ new_business_on: '2026-03-14', renewal_on: '2026-04-20' });
    network.use(handlers.guides.byState.failed(503));
    openScreen(`${path}/${next}`);
    const heading = await screen.findByText('Not in effect yet');
    expect(within(heading.parentElement!).queryByRole('link')).toBeNull();
  });
});
