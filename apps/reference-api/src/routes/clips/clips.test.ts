import { attachmentSchema } from '@producer-portal/api';
import { sampleClips } from '@producer-portal/api/sample-library';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { databaseKinds, library, useTestHost } from '../../testing/test-host.ts';

describe.each(databaseKinds)('videos on %s', (kind) => {
  const host = useTestHost(kind);
  const videoBytes = Buffer.from(sampleClips.spot.webm, 'base64');
  const readBytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

  it('serves every video and its captions without a session', async () => {
    const videos = [
      ...library.coBrandedVideos,
      ...library.webinars.flatMap(({ recording }) => recording ?? []),
    ];
    for (const { sources, captions_url } of videos) {
      const response = await host.app().request(sources?.[0]?.url ?? '');
      expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'video/webm']);
      const captions = await host.app().request(captions_url ?? '');
      expect(captions.headers.get('Content-Type')).toBe('text/vtt; charset=utf-8');
      expect(await captions.text()).toMatch(/^WEBVTT\n/);
    }
  });

  it('serves byte ranges', async () => {
    const requestVideo = (range?: string) =>
      host.app().request('/sample/spot.webm', range ? { headers: { Range: range } } : {});
    const wholeVideo = await requestVideo();
    expect(wholeVideo.headers.get('Accept-Ranges')).toBe('bytes');
    expect((await readBytes(wholeVideo)).equals(videoBytes)).toBe(true);
    const part = await requestVideo('bytes=100-199');
    expect([part.status, part.headers.get('Content-Range')]).toEqual([
      206,
      `bytes 100-199/${videoBytes.length}`,
    ]);
    expect((await readBytes(part)).equals(videoBytes.subarray(100, 200))).toBe(true);
    const rangePastEnd = await requestVideo(`bytes=${videoBytes.length}-`);
    expect([rangePastEnd.status, rangePastEnd.headers.get('Content-Range')]).toEqual([
      416,
      `bytes */${videoBytes.length}`,
    ]);
  });

  it('serves a video’s download only to viewers with access', async () => {
    const [video] = library.coBrandedVideos;
    const path = `/api/v1/attachments/${video?.download_attachment_id}/download`;
    const client = await host.signIn('home-office-admin');
    const { attachment } = await client.read(path, v.object({ attachment: attachmentSchema }));
    expect(attachment.name).toBe(`${video?.title}.webm`);
    const file = await host.app().request(new URL(attachment.download_url).pathname);
    expect(file.headers.get('Content-Type')).toBe('video/webm');
    expect((await readBytes(file)).equals(videoBytes)).toBe(true);
    expect(videoBytes.length).toBe(video?.attachments?.[0]?.size);
    expect((await (await host.signIn('independent-csr')).send(path)).status).toBe(404);
  });

  it.each(['none.webm', 'none.vtt', '..%2fspot.webm', 'spot.mp4'])(
    'responds 404 for %s',
    async (name) => {
      expect((await host.app().request(`/sample/${name}`)).status).toBe(404);
    },
  );
});
