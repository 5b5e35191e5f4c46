import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { LiveRegionProvider } from '../live-region/live-region.tsx';
import { MarkAsRead } from './mark-as-read.tsx';
import type { MarkAsReadProps } from './mark-as-read.tsx';

const labels = { mark: 'Mark as read', read: 'Read', failed: "Couldn't mark as read. Try again." };

function createSample(state: MarkAsReadProps['state'], onMark: () => void) {
  return (
    <LiveRegionProvider>
      <MarkAsRead state={state} labels={labels} onMark={onMark} />
    </LiveRegionProvider>
  );
}

function renderMark(state: MarkAsReadProps['state']) {
  const onMark = vi.fn<() => void>();
  const { rerender } = render(createSample(state, onMark));
  return {
    onMark,
    user: userEvent.setup(),
    update: (next: MarkAsReadProps['state']) => rerender(createSample(next, onMark)),
  };
}

describe('MarkAsRead', () => {
  it.each(['{Enter}', ' '])('calls onMark on the key %j', async (key) => {
    const { user, onMark } = renderMark('unread');
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Mark as read' }));
    await user.keyboard(key);
    expect(onMark).toHaveBeenCalledTimes(1);
  });

  it('ignores clicks while pending', async () => {
    const { user, onMark } = renderMark('pending');
    await user.click(screen.getByRole('button', { name: 'Mark as read' }));
    expect(onMark).not.toHaveBeenCalled();
  });

  it('turns the clicked button into "Read", keeps focus, and announces the result', async () => {
    const { user, onMark, update } = renderMark('unread');
    const button = screen.getByRole('button', { name: 'Mark as read' });
    await user.click(button);
    update('pending');
    update('read');
    expect(screen.getByRole('button', { name: 'Read' })).toBe(button);
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('Read');
    await user.click(button);
    expect(onMark).toHaveBeenCalledTimes(1);
  });

  it('shows a failure next to the button, which can be clicked again', async () => {
    const { user, onMark, update } = renderMark('unread');
    await user.click(screen.getByRole('button'));
    update('pending');
    update('failed');
    const button = screen.getByRole('button', { name: 'Mark as read', description: labels.failed });
    expect(screen.getByRole('status').textContent).toBe(labels.failed);
    await user.click(button);
    expect(onMark).toHaveBeenCalledTimes(2);
  });

  it('is text outside the tab order if initially read, and announces nothing', () => {
    renderMark('read');
    expect(screen.getByText('Read')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
