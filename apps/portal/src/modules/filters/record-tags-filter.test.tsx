import { recordTypeNames, recordTypes } from '@producer-portal/api';
import { handlers } from '@producer-portal/api/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useNetwork } from '../../testing/network.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const network = useNetwork();
const listPaths = [
  ...new Set(recordTypeNames.flatMap((type) => recordTypes[type].tagListPath ?? [])),
];

it.each(listPaths)(
  '%s: filters the list by the tag in the URL, and shows the name of the tag',
  async (path) => {
    const { router } = openScreen(`${path}?tags[]=talking_points`);
    await screen.findByRole('button', { name: 'Remove filter: Talking points' });
    expect(router.state.location).toMatchObject({
      pathname: path,
      search: '?tags[]=talking_points',
    });
  },
);

it('names a tag by its key if the names fail to load', async () => {
  network.use(handlers.tags.list.failed(503));
  openScreen('/alerts?tags[]=talking_points');
  const name = 'Remove filter: Talking points';
  expect(await screen.findByRole('button', { name })).toBeTruthy();
});
