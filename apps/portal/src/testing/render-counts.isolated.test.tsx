import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type * as appLink from '../app/app-link.tsx';
import type * as recordRow from '../modules/content-list/record-row.tsx';
import type * as routeMatching from '../modules/paths/match-route.ts';
import { useNetwork } from './network.ts';
import { openScreen } from './open-screen.tsx';

// Too many renders and route matches make a slow phone wait. These tests count them instead of measuring time.

const counts = vi.hoisted(() => ({ links: 0, rows: 0, matches: 0 }));

vi.mock('../app/app-link.tsx', async (importOriginal) => {
  const { AppLink } = await importOriginal<typeof appLink>();
  const CountedLink: typeof AppLink = (props) => {
    counts.links += 1;
    return AppLink(props);
  };
  return { AppLink: CountedLink };
});

vi.mock('../modules/content-list/record-row.tsx', async (importOriginal) => {
  const module = await importOriginal<typeof recordRow>();
  const CountedRow: typeof module.RecordRow = (props) => {
    counts.rows += 1;
    return module.RecordRow(props);
  };
  return { ...module, RecordRow: CountedRow };
});

vi.mock('../modules/paths/match-route.ts', async (importOriginal) => {
  const module = await importOriginal<typeof routeMatching>();
  const count =
    <Result,>(match: (url: string) => Result) =>
    (url: string) => {
      counts.matches += 1;
      return match(url);
    };
  return {
    ...module,
    matchRoute: count(module.matchRoute),
    findRouteDef: count(module.findRouteDef),
  };
});

useNetwork();

const resetCounts = () => Object.assign(counts, { links: 0, rows: 0, matches: 0 });
beforeEach(() => void resetCounts());

/** React renders each component twice in development. */
const RENDERS_PER_UPDATE = 2;

async function openAlerts() {
  const app = openScreen('/alerts?states[]=OH');
  await screen.findByText(/^1–20 of/);
  await waitFor(() => expect(screen.getByRole('link', { name: /^Alerts.*unread/ })).toBeTruthy());
  // Make sure that the counters work. Otherwise, the limits below would prove nothing.
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(0);
  resetCounts();
  return app;
}

it('renders only the row that is marked as read', async () => {
  await openAlerts();
  const [button] = screen.getAllByRole('button', { name: 'Mark as read' });
  await userEvent.click(button!);
  await screen.findByRole('button', { name: 'Read' });
  // Three updates: pending, read, and the record from the response.
  expect(counts.rows).toBeLessThanOrEqual(3 * RENDERS_PER_UPDATE);
  expect(counts.rows).toBeGreaterThan(0);
});

it('doesn’t render the list’s rows or the menus’ links again when a row is opened', async () => {
  await openAlerts();
  await userEvent.click(screen.getByRole('link', { name: /Binding moratorium lifted/ }));
  await screen.findByRole('article');
  expect(counts.rows).toBe(0);
  // The links that render are mostly in the footer and in the opened page.
  expect(counts.links).toBeLessThanOrEqual(45 * RENDERS_PER_UPDATE);
  expect(counts.matches).toBeLessThanOrEqual(5 * RENDERS_PER_UPDATE);
});

it('when the user goes back, renders only the row of the record that was opened', async () => {
  const { router } = await openAlerts();
  await userEvent.click(screen.getByRole('link', { name: /Binding moratorium lifted/ }));
  await screen.findByRole('article');
  resetCounts();
  await act(() => router.navigate(-1));
  await screen.findByRole('link', { name: /Binding moratorium lifted/ });
  expect(counts.rows).toBeLessThanOrEqual(2 * RENDERS_PER_UPDATE);
});
