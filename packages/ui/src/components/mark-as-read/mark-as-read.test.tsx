import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { LiveRegionProvider } from '../live-region/live-region.tsx';
import { MarkAsRead } from './mark-as-read.tsx';
import type { MarkAsReadProps } from './mark-as-read.tsx';

const labels = { mark: 'Mark as read', read: 'Read', failed: 'It failed. Try again.' };

function sample(state: MarkAsReadProps['state'], onMark: () => void) {
  return (
    <LiveRegionProvider>
      <MarkAsRead state={state} labels={labels} onMark={onMark} />
    </LiveRegionProvider>
  );
}

function start(state: MarkAsReadProps['state']) {
  const onMark = vi.fn<() => void>();
  const { rerender } = render(sample(state, onMark));
  return {
    onMark,
    user: userEvent.setup(),
    become: (next: MarkAsReadProps['state']) => rerender(sample(next, onMark)),
  };
}

describe('MarkAsRead', () => {
  it.each(['{Enter}', ' '])('marks with the key %j', async (key) => {
    const { user, onMark } = start('unread');
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Mark as read' }));
    await user.keyboard(key);
    expect(onMark).toHaveBeenCalledTimes(1);
  });

  it('does not mark twice while the first press is pending', async () => {
    const { user, onMark } = start('pending');
    await user.click(screen.getByRole('button', { name: 'Mark as read' }));
    expect(onMark).not.toHaveBeenCalled();
  });

  it('turns into "Read" in the very button that was pressed, keeps the focus and says it', async () => {
    const { user, onMark, become } = start('unread');
    const button = screen.getByRole('button', { name: 'Mark as read' });
    await user.click(button);
    become('pending');
    become('read');
    expect(screen.getByRole('button', { name: 'Read' })).toBe(button);
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('Read');
    await user.click(button);
    expect(onMark).toHaveBeenCalledTimes(1);
  });

  it('says beside the button what failed, and can be pressed again', async () => {
    const { user, onMark, become } = start('unread');
    await user.click(screen.getByRole('button'));
    become('pending');
    become('failed');
    const button = screen.getByRole('button', { name: 'Mark as read', description: labels.failed });
    expect(screen.getByRole('status').textContent).toBe(labels.failed);
    await user.click(button);
    expect(onMark).toHaveBeenCalledTimes(2);
  });

  it('is text and no stop of the Tab key where it was read from the start, and says nothing', () => {
    start('read');
    expect(screen.getByText('Read')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
