import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LiveRegionProvider } from '@producer-portal/ui';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CoBrandedFile, type CoBrandedFileProps } from './co-branded-file.tsx';

const saved: string[] = [];
const share = vi.fn<(data: ShareData) => Promise<void>>();
beforeEach(() => {
  saved.length = 0;
  share.mockReset().mockResolvedValue();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL() {} }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  Object.assign(navigator, { canShare: () => true, share });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'canShare');
  Reflect.deleteProperty(navigator, 'share');
});

const create = vi.fn<CoBrandedFileProps['create']>();
function renderFile() {
  create.mockReset().mockResolvedValue(new Blob(['png']));
  return render(
    <LiveRegionProvider>
      <CoBrandedFile
        title="Trailer check"
        fileName="trailer-check.png"
        type="image/png"
        text="First trip?"
        create={create}
      />
    </LiveRegionProvider>,
  );
}
const click = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('CoBrandedFile', () => {
  it('creates the file once, saves it, and announces the download', async () => {
    renderFile();
    await click(/^Download with your card Trailer check$/u);
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toContain(
        'trailer-check.png has been downloaded.',
      ),
    );
    await click(/^Download/u);
    await waitFor(() => expect(saved).toEqual(['trailer-check.png', 'trailer-check.png']));
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('opens the share sheet with the file and the text', async () => {
    renderFile();
    await click(/^Share Trailer check$/u);
    await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
    const [data] = share.mock.lastCall ?? [];
    expect(data?.text).toBe('First trip?');
    expect(data?.files?.map(({ name, type }) => [name, type])).toEqual([
      ['trailer-check.png', 'image/png'],
    ]);
  });

  it('says nothing if the user closes the sheet, and asks for another click if the browser needs one', async () => {
    renderFile();
    share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
    await click(/^Share/u);
    await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('status').textContent).toBe('');
    share.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    await click(/^Share/u);
    await screen.findAllByText('Your file is ready. Select Share again.');
  });

  it('has no share button without a share sheet for files', () => {
    Object.assign(navigator, { canShare: () => false });
    renderFile();
    expect(screen.queryByRole('button', { name: /^Share/u })).toBeNull();
  });

  it('shows progress, and stops on Cancel', async () => {
    renderFile();
    create.mockImplementation(
      ({ signal, onProgress }) =>
        new Promise((_resolve, reject) => {
          onProgress(0.4);
          signal.addEventListener('abort', () => reject(new Error('canceled')));
        }),
    );
    await click(/^Download/u);
    expect((await screen.findByRole('progressbar')).getAttribute('aria-valuetext')).toBe('40%');
    await click(/^Cancel$/u);
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(saved).toEqual([]);
    expect(screen.queryByText(/^Couldn’t/u)).toBeNull();
  });

  it('shows a failure and tries again', async () => {
    renderFile();
    create.mockRejectedValueOnce(new Error('no CORS'));
    await click(/^Download/u);
    await screen.findAllByText(/^Couldn’t add your agency’s card\./u);
    await click(/^Download/u);
    await waitFor(() => expect(saved).toHaveLength(1));
  });
});
