import { act, screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { LiveRegionProvider, useAnnounce } from './live-region.tsx';
import type { Announce } from './live-region.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const handedOut: Announce[] = [];

function Speaker() {
  const announce = useAnnounce();
  useEffect(() => void handedOut.push(announce));
  return null;
}

function say(...message: Parameters<Announce>): void {
  handedOut.at(-1)?.(...message);
}

function renderSpeaker() {
  return renderForUser(
    <LiveRegionProvider>
      <Speaker />
    </LiveRegionProvider>,
  );
}

function said(role: 'status' | 'alert'): string[] {
  return [...screen.getByRole(role).children].map((message) => message.textContent ?? '');
}

it('is there, empty, before anything is said', () => {
  renderSpeaker();
  expect(said('status')).toEqual([]);
  expect(said('alert')).toEqual([]);
});

it('says politely, and assertively when asked', () => {
  renderSpeaker();
  act(() => say('Marked as read'));
  act(() => say('Your session ends in two minutes', { assertive: true }));
  expect(said('status')).toEqual(['Marked as read']);
  expect(said('alert')).toEqual(['Your session ends in two minutes']);
});

it('says the same text again as a new message', () => {
  renderSpeaker();
  act(() => say('Marked as read'));
  const first = within(screen.getByRole('status')).getByText('Marked as read');
  act(() => say('Marked as read'));
  expect(said('status')).toEqual(['Marked as read', 'Marked as read']);
  expect(screen.getByRole('status').lastElementChild).not.toBe(first);
});

it('loses none of two messages that come together', () => {
  renderSpeaker();
  act(() => {
    say('Alerts');
    say('20 of 173 alerts');
  });
  expect(said('status')).toEqual(['Alerts', '20 of 173 alerts']);
});

it('takes old messages out of the page', () => {
  renderSpeaker();
  act(() => say('Marked as read'));
  act(() => void vi.advanceTimersByTime(10_000));
  expect(said('status')).toEqual([]);
});

it('is heard while a dialog hides the page', () => {
  renderForUser(
    <LiveRegionProvider>
      <Dialog open onOpenChange={() => undefined} title="Filters" closeLabel="Close" />
    </LiveRegionProvider>,
  );
  expect(said('status')).toEqual([]);
  expect(said('alert')).toEqual([]);
});

it('hands out one function for good', () => {
  const { rerender } = renderSpeaker();
  rerender(
    <LiveRegionProvider>
      <Speaker />
    </LiveRegionProvider>,
  );
  const [earlier, later] = handedOut.slice(-2);
  expect(later).toBe(earlier);
});

it('refuses to speak where nobody listens', () => {
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderForUser(<Speaker />)).toThrow('<LiveRegionProvider>');
  silenced.mockRestore();
});
