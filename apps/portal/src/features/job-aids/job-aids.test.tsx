import { sampleLibrary } from '@producer-portal/api/sample-library';
import { handlers } from '@producer-portal/api/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useNetwork } from '../../testing/network.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const network = useNetwork();

const indexPath = '/training-and-job-aids/job-aids';

it('shows job aids without a listed category last', async () => {
  const [first, second, third] = sampleLibrary.jobAids;
  if (!first || !second || !third) throw new Error('The sample library has too few job aids.');
  network.use(
    handlers.jobAids.list.complete([
      first,
      { ...second, category: { id: 1, key: 'attic', name: 'Attic' } },
      { ...third, category: null },
    ]),
  );
  openScreen(indexPath);
  const heading = await screen.findByRole('heading', { level: 3, name: 'More job aids' });
  expect(screen.getAllByRole('heading', { level: 3 }).at(-1)).toBe(heading);
  const links = within(heading.parentElement ?? heading).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([second.title, third.title]);
});

it('shows no heading for other job aids if every job aid has a listed category', async () => {
  openScreen(indexPath);
  await screen.findByRole('heading', { level: 2, name: 'By category' });
  await screen.findAllByRole('heading', { level: 3 });
  expect(screen.queryByRole('heading', { name: 'More job aids' })).toBeNull();
});
