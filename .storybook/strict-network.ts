import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { setupWorker } from 'msw/browser';

let unhandledCalls: string[] = [];

/** Serves a file of the sample library as the host does. */
async function serveSampleFile(file: string): Promise<HttpResponse<string | ArrayBuffer>> {
  const { sampleClips, sampleImages } = await import('@producer-portal/api/sample-library');
  const [name = '', extension] = file.split('.');
  const image = new Map(Object.entries(sampleImages)).get(name);
  const clip = new Map(Object.entries(sampleClips)).get(name);
  if (extension === 'svg' && image) {
    return new HttpResponse(image, { headers: { 'content-type': 'image/svg+xml' } });
  }
  if (extension === 'vtt' && clip) {
    return new HttpResponse(clip.vtt, { headers: { 'content-type': 'text/vtt; charset=utf-8' } });
  }
  if (extension === 'webm' && clip) {
    const video = Uint8Array.from(atob(clip.webm), (byte) => byte.charCodeAt(0));
    return HttpResponse.arrayBuffer(video.buffer, { headers: { 'content-type': 'video/webm' } });
  }
  return new HttpResponse('', { status: 404 });
}

/**
 * Starts a worker that responds with 501 to API calls without a handler. It records these calls, and the story then
 * fails with a list of them.
 */
export async function startStrictWorker(): Promise<ReturnType<typeof setupWorker>> {
  const worker = setupWorker(
    // The pattern has no `*` before `/api`, because requests for modules in the folder packages/api pass through here
    // too.
    http.all('/api/*', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      unhandledCalls.push(`${request.method} ${pathname}${search}`);
      return HttpResponse.json({}, { status: 501 });
    }),
    http.get('/sample/:file', ({ params }) => serveSampleFile(String(params['file']))),
  );
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: './mockServiceWorker.js' },
  });
  return worker;
}

/** Returns and clears the current story's API calls without a handler. */
export function takeUnhandledCalls(): string[] {
  const recordedCalls = unhandledCalls;
  unhandledCalls = [];
  return recordedCalls;
}

/** Handlers for the toolbar's network setting. They take precedence over the story's own handlers. */
export const networkConditions: Record<string, HttpHandler[]> = {
  normal: [],
  // No response here: after the delay, the story's handler responds.
  slow: [
    http.all('/api/*', async () => {
      await delay(2000);
    }),
  ],
  down: [http.all('/api/*', () => HttpResponse.error())],
};
