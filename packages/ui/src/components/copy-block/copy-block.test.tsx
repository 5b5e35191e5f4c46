import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { LiveRegionProvider } from '../live-region/live-region.tsx';
import { CopyBlock } from './copy-block.tsx';

const labels = { copy: 'Copy', copied: 'Copied', denied: 'Press Ctrl + C.' };

function createSample(text = 'Two lines\nof text') {
  return (
    <LiveRegionProvider>
      <CopyBlock label="Post" text={text} labels={labels} />
    </LiveRegionProvider>
  );
}

const getAnnouncements = () => screen.getByRole('status').textContent;

/** Mocks the clipboard. Call it after `userEvent.setup`, which installs a clipboard of its own. */
function mockClipboard(write: (text: string) => Promise<void>) {
  return vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
}

afterEach(() => vi.restoreAllMocks());

describe('CopyBlock', () => {
  it('is a named figure with the verbatim text', () => {
    renderForUser(createSample());
    expect(screen.getByRole('figure', { name: 'Post' })).toBeDefined();
    expect(screen.getByText(/Two lines/).textContent).toBe('Two lines\nof text');
  });

  it.each(['{Enter}', ' '])('copies with the key %j and confirms it on the button', async (key) => {
    const { user } = renderForUser(createSample());
    const write = mockClipboard(async () => {});
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copy Post' }));
    await user.keyboard(key);
    expect(write).toHaveBeenCalledExactlyOnceWith('Two lines\nof text');
    const done = await screen.findByRole('button', { name: 'Copied Post' });
    expect(document.activeElement).toBe(done);
    expect(getAnnouncements()).toBe('Copied');
  });

  it('announces every copy, even a second one', async () => {
    const { user } = renderForUser(createSample());
    mockClipboard(async () => {});
    await user.click(screen.getByRole('button'));
    await user.click(await screen.findByRole('button', { name: 'Copied Post' }));
    expect(getAnnouncements()).toBe('CopiedCopied');
  });

  it('resets the button for different text', async () => {
    const { user, rerender } = renderForUser(createSample());
    mockClipboard(async () => {});
    await user.click(screen.getByRole('button'));
    await screen.findByRole('button', { name: 'Copied Post' });
    rerender(createSample('Another text'));
    expect(screen.getByRole('button', { name: 'Copy Post' })).toBeDefined();
  });

  it.each([
    [
      'the browser denies access',
      () => mockClipboard(() => Promise.reject(new Error('not allowed'))),
    ],
    ['there is no clipboard', () => vi.stubGlobal('navigator', {})],
  ])('selects the text and shows the keyboard shortcut if %s', async (_, prepare) => {
    const user = userEvent.setup();
    renderForUser(createSample());
    prepare();
    await user.click(screen.getByRole('button'));
    await screen.findByRole('button', { name: 'Copy Post', description: labels.denied });
    expect(getSelection()?.toString()).toBe('Two lines\nof text');
    expect(getAnnouncements()).toBe(labels.denied);
    vi.unstubAllGlobals();
  });
});
