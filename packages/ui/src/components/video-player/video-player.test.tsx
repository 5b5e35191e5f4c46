import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { LiveRegionProvider } from '../live-region/live-region.tsx';
import { VideoPlayer } from './video-player.tsx';
import type { VideoPlayerProps } from './video-player.tsx';

const labels = { failed: "Can't play this video.", retry: 'Try again', transcript: 'Transcript' };

function createSample(props: Partial<VideoPlayerProps> = {}) {
  return (
    <LiveRegionProvider>
      <VideoPlayer title="On a lift" src="/lift.webm" labels={labels} {...props} />
    </LiveRegionProvider>
  );
}

const getVideo = () => screen.getByLabelText<HTMLVideoElement>('On a lift');
const getSource = (src: string) => getVideo().querySelector(`source[src="${src}"]`)!;

describe('VideoPlayer', () => {
  it('is a named video with the browser’s controls and captions turned on', () => {
    renderForUser(
      createSample({
        captions: [
          { src: '/en.vtt', srcLang: 'en', label: 'English' },
          { src: '/es.vtt', srcLang: 'es', label: 'Español' },
        ],
      }),
    );
    expect(getVideo().controls).toBe(true);
    expect(getVideo().autoplay).toBe(false);
    const tracks = [...getVideo().querySelectorAll('track')];
    expect(tracks.map((track) => [track.kind, track.srclang, track.default])).toEqual([
      ['captions', 'en', true],
      ['captions', 'es', false],
    ]);
  });

  it('shows a failure, and focuses the video on retry', async () => {
    const { user } = renderForUser(createSample());
    fireEvent.error(getSource('/lift.webm'));
    expect(screen.queryByLabelText('On a lift')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe(labels.failed);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(getVideo());
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('focuses the retry button if the video fails while it has focus', () => {
    renderForUser(createSample());
    getVideo().focus();
    fireEvent.error(getVideo());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }));
  });

  it('does not move focus if the video fails while focus is elsewhere', () => {
    renderForUser(createSample());
    fireEvent.error(getVideo());
    expect(document.activeElement).toBe(document.body);
  });

  it('fails only when the last file fails', () => {
    renderForUser(createSample({ otherSources: [{ src: '/lift.mp4', type: 'video/mp4' }] }));
    fireEvent.error(getSource('/lift.webm'));
    expect(getVideo()).toBeDefined();
    fireEvent.error(getSource('/lift.mp4'));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });

  it('resets for another video', () => {
    const { rerender } = renderForUser(createSample());
    fireEvent.error(getVideo());
    rerender(createSample({ src: '/other.webm' }));
    expect(getSource('/other.webm')).toBeDefined();
  });

  it('shows the end card until the video plays again', () => {
    renderForUser(createSample({ endCard: <p>Harbor &amp; Pine</p> }));
    expect(screen.queryByText('Harbor & Pine')).toBeNull();
    fireEvent.ended(getVideo());
    expect(screen.getByText('Harbor & Pine')).toBeDefined();
    fireEvent.play(getVideo());
    expect(screen.queryByText('Harbor & Pine')).toBeNull();
  });

  it('expands the transcript', async () => {
    const { user } = renderForUser(createSample({ transcript: <p>Gusts above 60</p> }));
    const transcript = screen.getByText('Gusts above 60').closest('details');
    expect(transcript?.open).toBe(false);
    await user.click(screen.getByText('Transcript'));
    expect(transcript?.open).toBe(true);
  });

  it('links to the video file', () => {
    renderForUser(createSample({ download: { href: '/attachments?id=7', label: 'Download' } }));
    expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe(
      '/attachments?id=7',
    );
  });
});
