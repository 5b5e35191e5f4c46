import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { VideoCard } from './video-card.tsx';

const poster = { src: '/sample/boat-on-lift.svg', width: 480, height: 300 };

describe('VideoCard', () => {
  it('has only one link, its title, in a heading of the given level', async () => {
    const { user } = renderForUser(
      <VideoCard href="/videos/lift" title="Boat on a lift" headingLevel={2} poster={poster} />,
    );
    const heading = screen.getByRole('heading', { level: 2, name: 'Boat on a lift' });
    const link = within(heading).getByRole('link');
    expect(screen.getAllByRole('link')).toEqual([link]);
    expect(link.getAttribute('href')).toBe('/videos/lift');
    await user.tab();
    expect(document.activeElement).toBe(link);
  });

  it('shows the duration as digits and exposes it to screen readers as text', () => {
    renderForUser(
      <VideoCard href="/v" title="T" duration="8:42" durationLabel="8 minutes 42 seconds" />,
    );
    expect(screen.getByText('8:42').getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByText('8 minutes 42 seconds')).toBeDefined();
  });

  it('exposes the digits to screen readers if durationLabel is omitted', () => {
    renderForUser(<VideoCard href="/v" title="T" duration="8:42" />);
    expect(screen.getByText('8:42').hasAttribute('aria-hidden')).toBe(false);
  });

  it('shows its topic if there is no poster, or if the poster can’t be loaded', () => {
    const { container, rerender } = renderForUser(<VideoCard href="/v" title="T" topic="Photos" />);
    expect(screen.getByText('Photos')).toBeDefined();
    rerender(<VideoCard href="/v" title="T" topic="Photos" poster={poster} />);
    expect(screen.queryByText('Photos')).toBeNull();
    fireEvent.error(container.querySelector('img')!);
    expect(screen.getByText('Photos')).toBeDefined();
  });

  it('has a decorative image with its size', () => {
    const { container } = renderForUser(<VideoCard href="/v" title="T" poster={poster} />);
    expect(screen.queryByRole('img')).toBeNull();
    const image = container.querySelector('img');
    expect(image?.getAttribute('width')).toBe('480');
    expect(image?.getAttribute('height')).toBe('300');
  });

  it('shows an icon if the image fails, and loads the image if the poster changes', () => {
    const { container, rerender } = renderForUser(
      <VideoCard href="/v" title="T" poster={poster} />,
    );
    fireEvent.error(container.querySelector('img')!);
    expect(container.querySelector('img')).toBeNull();
    rerender(<VideoCard href="/v" title="T" poster={{ ...poster, src: '/sample/other.svg' }} />);
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/sample/other.svg');
  });

  it('has no meta line without items', () => {
    renderForUser(<VideoCard href="/v" title="T" meta={[null, '']} />);
    expect(screen.queryByText('·')).toBeNull();
  });

  it('puts its action after the title', async () => {
    const { user } = renderForUser(
      <VideoCard href="/v" title="T" action={<button>Download</button>} />,
    );
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Download' }));
  });
});
