import { describe, expect, it } from 'vitest';
import { getVideoFiles } from './video-files.ts';

const origin = 'https://portal.example.com';
const hosts = { videoHosts: ['films.example.com'], imageHosts: ['pictures.example.com'] };

describe('getVideoFiles', () => {
  it('returns the sources in order, with poster and captions', () => {
    expect(
      getVideoFiles(
        {
          sources: [
            { url: '/sample/recording.webm', content_type: 'video/webm' },
            { url: 'https://films.example.com/recording.mp4' },
          ],
          captions_url: '/sample/recording.vtt',
          poster: { url: 'https://pictures.example.com/stamp.svg' },
        },
        hosts,
        origin,
      ),
    ).toEqual({
      src: `${origin}/sample/recording.webm`,
      type: 'video/webm',
      otherSources: [{ src: 'https://films.example.com/recording.mp4', type: undefined }],
      poster: 'https://pictures.example.com/stamp.svg',
      captions: [{ src: `${origin}/sample/recording.vtt`, srcLang: 'en', label: 'English' }],
    });
  });

  it('leaves out files from other hosts', () => {
    const files = getVideoFiles(
      {
        sources: [{ url: 'javascript:alert(1)' }, { url: '/film.webm' }],
        captions_url: 'https://films.example.com/film.vtt',
        poster: { url: 'https://elsewhere.example.com/x.png' },
      },
      hosts,
      origin,
    );
    expect(files).toMatchObject({ src: `${origin}/film.webm`, otherSources: [], captions: [] });
    expect(files?.poster).toBeUndefined();
  });

  it.each([[null], [[]], [[{ url: 'http://films.example.com/film.mp4' }]]])(
    'returns null for the sources %j',
    (sources) => expect(getVideoFiles({ sources }, hosts, origin)).toBeNull(),
  );
});
