import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { LiveRegionProvider } from '../live-region/live-region.tsx';
import { FileCard } from './file-card.tsx';
import type { FileCardProps } from './file-card.tsx';

function createSample(props: Partial<FileCardProps> = {}) {
  return (
    <LiveRegionProvider>
      <FileCard name="rates.pdf" state="idle" actionLabel="Download" {...props} />
    </LiveRegionProvider>
  );
}

const getAnnouncements = () => screen.getByRole('status').textContent;

describe('FileCard', () => {
  it.each(['{Enter}', ' '])(
    'downloads with the key %j on a button whose name includes the file name',
    async (key) => {
      const onDownload = vi.fn<() => void>();
      const { user } = renderForUser(createSample({ onDownload }));
      await user.tab();
      expect(document.activeElement).toBe(
        screen.getByRole('button', { name: 'Download rates.pdf' }),
      );
      await user.keyboard(key);
      expect(onDownload).toHaveBeenCalledOnce();
    },
  );

  it('is a link if href is set', () => {
    renderForUser(createSample({ href: '/attachments?id=7' }));
    expect(screen.getByRole('link', { name: 'Download rates.pdf' }).getAttribute('href')).toBe(
      '/attachments?id=7',
    );
  });

  it('ignores clicks while preparing, and keeps focus', async () => {
    const onDownload = vi.fn<() => void>();
    const { user } = renderForUser(createSample({ state: 'preparing', onDownload }));
    const button = screen.getByRole('button');
    await user.click(button);
    expect(onDownload).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
  });

  it('shows the result, and announces it once', () => {
    const { rerender } = renderForUser(createSample({ state: 'preparing' }));
    rerender(createSample({ state: 'done', message: 'Download complete.' }));
    expect(screen.getByRole('button', { description: 'Download complete.' })).toBeDefined();
    expect(getAnnouncements()).toBe('Download complete.');
    rerender(createSample({ state: 'failed', message: 'Download timed out.' }));
    expect(getAnnouncements()).toBe('Download complete.Download timed out.');
  });

  it('does not announce its initial state', () => {
    renderForUser(createSample({ state: 'failed', message: 'Download timed out.' }));
    expect(getAnnouncements()).toBe('');
  });
});
