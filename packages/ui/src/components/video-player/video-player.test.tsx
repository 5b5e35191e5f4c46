import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { LiveRegionProvider } from '../live-region/live-region.tsx';
import { VideoPlayer } from './video-player.tsx';
import type { VideoPlayerProps } from './video-player.tsx';

const labels = { failed: "Can't play this video.", retry: 'Try again', transcript: 'Transcript' };

function sample(props: Partial<VideoPlayerProps> = {}) {
  return (
    <LiveRegionProvider>
      <VideoPlayer title="On a lift" src="/lift.webm" labels={labels} {...props} />
    </LiveRegionProvider>
  );
}

const video = () => screen.getByLabelText<HTMLVideoElement>('On a lift');
const source = (src: string) => video().querySelector(`source[src="${src}"]`)!;

describe('VideoPlayer', () => {
  it('is a named video with the browser’s controls and captions turned on', () => {
    renderForUser(
      sample({
        captions: [
          { src: '/en.vtt', srcLang: 'en', label: 'English' },
          { src: '/es.vtt', srcLang: 'es', label: 'Español' },
        ],
      }),
    );
    expect(video().controls).toBe(true);
    expect(video().autoplay).toBe(false);
    const tracks = [...video().querySelectorAll('track')];
    expect(tracks.map((track) => [track.kind, track.srclang, track.default])).toEqual([
      ['captions', 'en', true],
      ['captions', 'es', false],
    ]);
  });

  it('shows a failure, and focuses the video on retry', async () => {
    const { user } = renderForUser(sample());
    fireEvent.error(source('/lift.webm'));
    expect(screen.queryByLabelText('On a lift')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe(labels.failed);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(video());
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('focuses the retry button if the video fails while it has focus', () => {
    renderForUser(sample());
    video().focus();
    fireEvent.error(video());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }));
  });

  it('does not move focus if the video fails while focus is elsewhere', () => {
    renderForUser(sample());
    fireEvent.error(video());
    expect(document.activeElement).toBe(document.body);
  });

  it('fails only when the last file fails', () => {
    renderForUser(sample({ otherSources: [{ src: '/lift.mp4', type: 'video/mp4' }] }));
    fireEvent.error(source('/lift.webm'));
    expect(video()).toBeDefined();
    fireEvent.error(source('/lift.mp4'));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });

  it('resets for another video', () => {
    const { rerender } = renderForUser(sample());
    fireEvent.error(video());
    rerender(sample({ src: '/other.webm' }));
    expect(source('/other.webm')).toBeDefined();
  });

  it('shows the end card until the video plays again', () => {
    renderForUser(sample({ endCard: <p>Harbor &amp; Pine</p> }));
    expect(screen.queryByText('Harbor & Pine')).toBeNull();
    fireEvent.ended(video());
    expect(screen.getByText('Harbor & Pine')).toBeDefined();
    fireEvent.play(video());
    expect(screen.queryByText('Harbor & Pine')).toBeNull();
  });

  it('expands the transcript', async () => {
    const { user } = renderForUser(sample({ transcript: <p>Gusts above 60</p> }));
    const transcript = screen.getByText('Gusts above 60').closest('details');
    expect(transcript?.open).toBe(false);
    await user.click(screen.getByText('Transcript'));
    expect(transcript?.open).toBe(true);
  });

  it('links to the video file', () => {
    renderForUser(sample({ download: { href: '/attachments?id=7', label: 'Download' } }));
    expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe(
      '/attachments?id=7',
    );
  });
});
