import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { LiveRegionProvider } from '../live-region/live-region.tsx';
import { StarToggle } from './star-toggle.tsx';
import type { StarToggleProps } from './star-toggle.tsx';

const labels = {
  add: 'Add',
  remove: 'Remove',
  failed: "Couldn't save.",
  added: 'Added',
  removed: 'Removed',
};

function createSample(props: Partial<StarToggleProps> = {}) {
  return (
    <LiveRegionProvider>
      <StarToggle on={false} state="idle" labels={labels} onToggle={() => {}} {...props} />
    </LiveRegionProvider>
  );
}

const getAnnouncements = () => screen.getByRole('status').textContent;

describe('StarToggle', () => {
  it.each(['{Enter}', ' '])('toggles with the key %j', async (key) => {
    const onToggle = vi.fn<() => void>();
    const { user } = renderForUser(createSample({ onToggle }));
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add' }));
    await user.keyboard(key);
    expect(onToggle).toHaveBeenCalledOnce();
  });

  it.each([false, true])('is named after its action (showLabel: %s)', (showLabel) => {
    const { rerender } = renderForUser(createSample({ showLabel }));
    const button = screen.getByRole('button', { name: 'Add' });
    rerender(createSample({ showLabel, on: true }));
    expect(screen.getByRole('button', { name: 'Remove' })).toBe(button);
  });

  it('announces the result', () => {
    const { rerender } = renderForUser(createSample());
    rerender(createSample({ on: true, state: 'pending' }));
    rerender(createSample({ on: true }));
    expect(getAnnouncements()).toBe('Added');
    rerender(createSample({ on: false }));
    expect(getAnnouncements()).toBe('AddedRemoved');
  });

  it('ignores clicks while pending', async () => {
    const onToggle = vi.fn<() => void>();
    const { user } = renderForUser(createSample({ state: 'pending', onToggle }));
    await user.click(screen.getByRole('button'));
    expect(onToggle).not.toHaveBeenCalled();
  });

  it('announces a failure once, and doesn’t announce the restored state', () => {
    const { rerender } = renderForUser(createSample({ on: true, state: 'pending' }));
    rerender(createSample({ on: false, state: 'failed' }));
    expect(screen.getByRole('button', { name: 'Add', description: labels.failed })).toBeDefined();
    expect(getAnnouncements()).toBe(labels.failed);
  });
});
