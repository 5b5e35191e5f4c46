import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { LiveRegionProvider } from '../live-region/live-region.tsx';
import { VideoPlayer } from './video-player.tsx';
import type { VideoPlayerProps } from './video-player.tsx';

const labels = { failed: 'It cannot be played.', retry: 'Try again', transcript: 'Transcript' };

function sample(props: Partial<VideoPlayerProps> = {}) {
  return (
    <LiveRegionProvider>
      <VideoPlayer title="On a lift" src="/lift.webm" labels={labels} {...props} />
    </LiveRegionProvider>
  );
}

const film = () => screen.getByLabelText<HTMLVideoElement>('On a lift');
const source = (src: string) => film().querySelector(`source[src="${src}"]`)!;

describe('VideoPlayer', () => {
  it('is a film with a name, the browser’s controls and captions that are on', () => {
    renderForUser(
      sample({
        captions: [
          { src: '/en.vtt', srcLang: 'en', label: 'English' },
          { src: '/es.vtt', srcLang: 'es', label: 'Español' },
        ],
      }),
    );
    expect(film().controls).toBe(true);
    expect(film().autoplay).toBe(false);
    const tracks = [...film().querySelectorAll('track')];
    expect(tracks.map((track) => [track.kind, track.srclang, track.default])).toEqual([
      ['captions', 'en', true],
      ['captions', 'es', false],
    ]);
  });

  it('says in its place that it failed, and tries again where the reader is', async () => {
    const { user } = renderForUser(sample());
    fireEvent.error(source('/lift.webm'));
    expect(screen.queryByLabelText('On a lift')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe(labels.failed);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(film());
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('fails in the middle of the film too, and hands the focus to the way on', () => {
    renderForUser(sample());
    film().focus();
    fireEvent.error(film());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }));
  });

  it('leaves the focus alone where it was elsewhere', () => {
    renderForUser(sample());
    fireEvent.error(film());
    expect(document.activeElement).toBe(document.body);
  });

  it('fails with its last file only', () => {
    renderForUser(sample({ otherSources: [{ src: '/lift.mp4', type: 'video/mp4' }] }));
    fireEvent.error(source('/lift.webm'));
    expect(film()).toBeDefined();
    fireEvent.error(source('/lift.mp4'));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });

  it('starts anew with another film', () => {
    const { rerender } = renderForUser(sample());
    fireEvent.error(film());
    rerender(sample({ src: '/other.webm' }));
    expect(source('/other.webm')).toBeDefined();
  });

  it('shows the card at the end, until the film goes on', () => {
    renderForUser(sample({ endCard: <p>Harbor &amp; Pine</p> }));
    expect(screen.queryByText('Harbor & Pine')).toBeNull();
    fireEvent.ended(film());
    expect(screen.getByText('Harbor & Pine')).toBeDefined();
    fireEvent.play(film());
    expect(screen.queryByText('Harbor & Pine')).toBeNull();
  });

  it('opens what is said as text', async () => {
    const { user } = renderForUser(sample({ transcript: <p>Gusts above 60</p> }));
    const transcript = screen.getByText('Gusts above 60').closest('details');
    expect(transcript?.open).toBe(false);
    await user.click(screen.getByText('Transcript'));
    expect(transcript?.open).toBe(true);
  });

  it('links to the film as a file', () => {
    renderForUser(sample({ download: { href: '/attachments?id=7', label: 'Download' } }));
    expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe(
      '/attachments?id=7',
    );
  });
});
