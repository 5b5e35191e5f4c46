import { sampleLibrary } from '@producer-portal/api/sample-library';
import { FIXED_NOW, handlers } from '@producer-portal/api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { useNetwork } from '../../testing/network.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const network = useNetwork();
afterEach(() => {
  vi.useRealTimers();
});

const path = '/ready-to-use-social-media-posts';
const findPost = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name: title });
  return within(heading.closest('article') as HTMLElement);
};

describe('social posts', () => {
  it('copies text and alt text, and downloads the image', async () => {
    const user = userEvent.setup();
    openScreen(path);
    const post = await findPost('Trailer check');
    await user.click(post.getByRole('button', { name: 'Copy Post text: Trailer check' }));
    expect(await navigator.clipboard.readText()).toMatch(/^First trip after storage\?/);
    await user.click(
      post.getByRole('button', { name: 'Copy Image description (alt text): Trailer check' }),
    );
    const picture = post.getByRole<HTMLImageElement>('img');
    expect(await navigator.clipboard.readText()).toBe(picture.alt);
    const file = post.getByRole<HTMLAnchorElement>('link', {
      name: 'Download print original (SVG): Trailer check',
    });
    expect(file.href).toBe(picture.src);
    expect(file.hasAttribute('download')).toBe(true);
  });

  it('offers a download of a post’s image with the agency card', async () => {
    openScreen(path);
    const post = await findPost('Trailer check');
    expect(
      post.getByRole('button', { name: 'Download with your card Trailer check' }),
    ).toBeTruthy();
  });

  it('shares a post without an image, and shows an error if sharing fails', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>();
    Object.assign(navigator, { share, canShare: () => true });
    onTestFinished(() => {
      Reflect.deleteProperty(navigator, 'share');
      Reflect.deleteProperty(navigator, 'canShare');
    });
    openScreen(path);
    const name = 'Share Memorial Day: Travel safely';
    const button = await screen.findByRole('button', { name });
    share.mockRejectedValueOnce(new DOMException('', 'AbortError'));
    await userEvent.click(button);
    expect(share).toHaveBeenCalledExactlyOnceWith({
      text: expect.stringMatching(/^Expect heavy traffic/u) as string,
    });
    expect(screen.queryByText(/^Couldn’t share this post/u)).toBeNull();
    share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    await userEvent.click(button);
    await screen.findByText('Couldn’t share this post. Copy the text instead.', { selector: 'p' });
  });

  it('shows a post’s networks and last day', async () => {
    openScreen(path);
    const post = await findPost('Daylight saving time starts');
    post.getByText(/^Holiday and seasonal/);
    post.getByText(/^Use by Mar 8/);
    post.getByText(/^Facebook, Instagram, LinkedIn/);
    expect(post.getByText('Use by March 8, 2026').closest('time')?.dateTime).toBe('2026-03-08');
    (await findPost('Thank you')).getByText(/No end date/);
  });

  it('hides expired posts even if the host returns them', async () => {
    network.use(handlers.socialPosts.list.complete(sampleLibrary.socialPosts));
    expect(sampleLibrary.socialPosts.map(({ title }) => title)).toContain('Happy New Year');
    openScreen(path);
    await screen.findByText('11 posts');
    expect(screen.queryByText('Happy New Year')).toBeNull();
  });

  it('removes a post when its last day ends in Eastern Time while the page is open', async () => {
    const day = '2026-03-02';
    const [first, ...others] = sampleLibrary.socialPosts;
    if (!first) throw new Error('The sample library has no posts.');
    network.use(
      handlers.socialPosts.list.complete([{ ...first, expires_on: day }, ...others.slice(0, 2)]),
    );
    // 11:58:30 pm in New York, which is already the next day in UTC.
    let now = Date.parse('2026-03-03T04:58:30Z');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    openScreen(path, { now: () => now });
    await screen.findByRole('heading', { name: first.title });
    screen.getByText(/Last day to use/);
    now += 30_000;
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    screen.getByRole('heading', { name: first.title });
    now += 60_000;
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    await waitFor(() => expect(screen.queryByRole('heading', { name: first.title })).toBeNull());
    screen.getByText('2 posts');
  });

  it('keeps the category in the URL and clears it on the second click', async () => {
    const { router } = openScreen(`${path}?category=safety_tips&page=1&x=%3Cb%3E`);
    await screen.findByRole('button', { name: 'Remove filter: Safety tips' });
    await waitFor(() => expect(router.state.location.search).toBe('?category=safety_tips'));
    const radio = screen.getByRole<HTMLInputElement>('radio', { name: 'Safety tips' });
    expect(radio.checked).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'Social sharing' }));
    await waitFor(() => expect(router.state.location.search).toBe('?category=social_sharings'));
    await userEvent.click(screen.getByRole('radio', { name: 'Social sharing' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('opens an image from a configured host in a new tab, and shows no image from any other host', async () => {
    const [post] = sampleLibrary.socialPosts;
    if (!post) throw new Error('The sample library has no posts.');
    const image = { url: 'https://pictures.example.com/a.png', alt: 'A roof' };
    network.use(
      handlers.socialPosts.list.complete([
        { ...post, id: 1, title: 'Here', image },
        { ...post, id: 2, title: 'Nowhere', image: { ...image, url: 'javascript:alert(1)' } },
      ]),
    );
    openScreen(path, { config: { imageHosts: ['pictures.example.com'] } });
    const link = (await findPost('Here')).getByRole<HTMLAnchorElement>('link');
    expect(link.target).toBe('_blank');
    expect(link.rel).toContain('noopener');
    expect(link.href).toBe(image.url);
    expect((await findPost('Nowhere')).queryByRole('link')).toBeNull();
    expect((await findPost('Nowhere')).queryByRole('img')).toBeNull();
  });

  it('redirects to access denied if the user lacks the permission, and explains why', async () => {
    const { router } = openScreen(path, { persona: 'independent-csr', now: () => FIXED_NOW });
    await waitFor(() => expect(router.state.location.pathname).toBe('/access-denied'));
    expect(router.state.location.search).toBe('?reason=permission&area=social');
  });
});
