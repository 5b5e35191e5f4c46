import { sampleLibrary } from '@producer-portal/api/sample-library';
import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useNetwork } from '../../testing/network.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const network = useNetwork();
beforeEach(() => network.use(...sampleHandlers()));

const { webinars, trainings, jobAids } = sampleLibrary;
const base = '/training-and-job-aids';

describe('a training’s URL', () => {
  it.each([
    ['an e-learning', trainings[0], 'elearnings'],
    ['a webinar', webinars[0], 'webinars'],
    ['a job aid', jobAids[0], 'job-aids'],
  ])(
    'redirects %s from the shared URL to its own URL with one request',
    async (_, record, area) => {
      if (!record) throw new Error('The sample library has no such record.');
      const requestedPaths: string[] = [];
      network.events.on('request:start', ({ request }) => {
        const { pathname } = new URL(request.url);
        if (/\/(?:trainings|webinars|job_aids)\//u.test(pathname)) requestedPaths.push(pathname);
      });
      const { router } = openScreen(`${base}/${record.id}`);
      await screen.findByRole('heading', { level: 1, name: record.title });
      await waitFor(() =>
        expect(router.state.location.pathname).toBe(`${base}/${area}/${record.slug}`),
      );
      expect(requestedPaths).toEqual([`/api/v1/trainings/${record.id}`]);
      network.events.removeAllListeners();
    },
  );

  it('uses the id if the record has no slug', async () => {
    const { slug: _, ...webinar } = { ...webinars[0]!, id: 9901 };
    network.use(
      handlers.trainings.detail.complete({ webinar }),
      handlers.webinars.detail.complete(webinar),
    );
    const { router } = openScreen(`${base}/9901`);
    await waitFor(() => expect(router.state.location.pathname).toBe(`${base}/webinars/9901`));
    await screen.findByRole('heading', { level: 1, name: webinar.title });
  });

  it('redirects from an e-learning’s URL if the record is a webinar', async () => {
    const [webinar] = webinars;
    const { router } = openScreen(`${base}/elearnings/${webinar?.slug}`);
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(`${base}/webinars/${webinar?.slug}`),
    );
  });

  it('shows a not-found page if the slug is unknown', async () => {
    openScreen(`${base}/nothing-of-that-name`);
    expect(
      await screen.findByRole('heading', { name: 'Oops! That page could not be found.' }),
    ).toBeTruthy();
  });
});

describe('the e-learnings search', () => {
  it('writes parameters to the URL in the same order as in the API call', async () => {
    const { router } = openScreen(
      `${base}/elearnings/search?endDate=2026-03-01&startDate=2025-06-01&page=2&systems[]=billing_center`,
    );
    await waitFor(() =>
      expect(router.state.location.search).toBe(
        '?systems[]=billing_center&page=2&startDate=2025-06-01&endDate=2026-03-01',
      ),
    );
  });
});

describe('the job aids search', () => {
  it('reads flags, category, and search text from the URL', async () => {
    const { router } = openScreen(
      `${base}/job-aids/search?search=pay&category=billing_and_payments&monthly=true&prelaunch=no`,
    );
    await screen.findByRole('button', { name: 'Remove filter: This month only' });
    await screen.findByRole('button', { name: 'Remove filter: Billing and payments' });
    expect(router.state.location.search).toBe(
      '?monthly=true&category=billing_and_payments&search=pay',
    );
  });
});
