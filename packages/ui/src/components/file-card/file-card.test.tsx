import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { LiveRegionProvider } from '../live-region/live-region.tsx';
import { FileCard } from './file-card.tsx';
import type { FileCardProps } from './file-card.tsx';

function sample(props: Partial<FileCardProps> = {}) {
  return (
    <LiveRegionProvider>
      <FileCard name="rates.pdf" state="rest" actionLabel="Download" {...props} />
    </LiveRegionProvider>
  );
}

const said = () => screen.getByRole('status').textContent;

describe('FileCard', () => {
  it.each(['{Enter}', ' '])(
    'downloads with the key %j, and the button names the file',
    async (key) => {
      const onDownload = vi.fn<() => void>();
      const { user } = renderForUser(sample({ onDownload }));
      await user.tab();
      expect(document.activeElement).toBe(
        screen.getByRole('button', { name: 'Download rates.pdf' }),
      );
      await user.keyboard(key);
      expect(onDownload).toHaveBeenCalledOnce();
    },
  );

  it('is a link where the file has an address', () => {
    renderForUser(sample({ href: '/attachments?id=7' }));
    expect(screen.getByRole('link', { name: 'Download rates.pdf' }).getAttribute('href')).toBe(
      '/attachments?id=7',
    );
  });

  it('does not ask twice while the file is being prepared, and keeps the focus', async () => {
    const onDownload = vi.fn<() => void>();
    const { user } = renderForUser(sample({ state: 'preparing', onDownload }));
    const button = screen.getByRole('button');
    await user.click(button);
    expect(onDownload).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
  });

  it('says once how it went, beside the button and to screen readers', () => {
    const { rerender } = renderForUser(sample({ state: 'preparing' }));
    rerender(sample({ state: 'done', message: 'It has arrived.' }));
    expect(screen.getByRole('button', { description: 'It has arrived.' })).toBeDefined();
    expect(said()).toBe('It has arrived.');
    rerender(sample({ state: 'failed', message: 'It has timed out.' }));
    expect(said()).toBe('It has arrived.It has timed out.');
  });

  it('announces nothing that was so from the start', () => {
    renderForUser(sample({ state: 'failed', message: 'It has timed out.' }));
    expect(said()).toBe('');
  });
});
