import { act, screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { LiveRegionProvider, useAnnounce } from './live-region.tsx';
import type { Announce } from './live-region.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const announceFunctions: Announce[] = [];

function Announcer() {
  const announce = useAnnounce();
  useEffect(() => void announceFunctions.push(announce));
  return null;
}

function announceMessage(...message: Parameters<Announce>): void {
  announceFunctions.at(-1)?.(...message);
}

function renderAnnouncer() {
  return renderForUser(
    <LiveRegionProvider>
      <Announcer />
    </LiveRegionProvider>,
  );
}

function getAnnouncements(role: 'status' | 'alert'): string[] {
  return [...screen.getByRole(role).children].map((message) => message.textContent ?? '');
}

it('renders empty live regions before the first message', () => {
  renderAnnouncer();
  expect(getAnnouncements('status')).toEqual([]);
  expect(getAnnouncements('alert')).toEqual([]);
});

it('announces politely by default, and assertively if requested', () => {
  renderAnnouncer();
  act(() => announceMessage('Marked as read'));
  act(() => announceMessage('Your session ends in two minutes', { assertive: true }));
  expect(getAnnouncements('status')).toEqual(['Marked as read']);
  expect(getAnnouncements('alert')).toEqual(['Your session ends in two minutes']);
});

it('announces repeated text as a new message', () => {
  renderAnnouncer();
  act(() => announceMessage('Marked as read'));
  const first = within(screen.getByRole('status')).getByText('Marked as read');
  act(() => announceMessage('Marked as read'));
  expect(getAnnouncements('status')).toEqual(['Marked as read', 'Marked as read']);
  expect(screen.getByRole('status').lastElementChild).not.toBe(first);
});

it('announces two simultaneous messages', () => {
  renderAnnouncer();
  act(() => {
    announceMessage('Alerts');
    announceMessage('20 of 173 alerts');
  });
  expect(getAnnouncements('status')).toEqual(['Alerts', '20 of 173 alerts']);
});

it('removes old messages', () => {
  renderAnnouncer();
  act(() => announceMessage('Marked as read'));
  act(() => void vi.advanceTimersByTime(10_000));
  expect(getAnnouncements('status')).toEqual([]);
});

it('stays visible to screen readers while a dialog hides the page', () => {
  renderForUser(
    <LiveRegionProvider>
      <Dialog open onOpenChange={() => undefined} title="Filters" closeLabel="Close" />
    </LiveRegionProvider>,
  );
  expect(getAnnouncements('status')).toEqual([]);
  expect(getAnnouncements('alert')).toEqual([]);
});

it('returns a stable function', () => {
  const { rerender } = renderAnnouncer();
  rerender(
    <LiveRegionProvider>
      <Announcer />
    </LiveRegionProvider>,
  );
  const [earlier, later] = announceFunctions.slice(-2);
  expect(later).toBe(earlier);
});

it('throws without a provider', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderForUser(<Announcer />)).toThrow('<LiveRegionProvider>');
  consoleError.mockRestore();
});
