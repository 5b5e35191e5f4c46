import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCoBrandedVideo } from './create-video.ts';

/** Length of the simulated video, in milliseconds. */
const VIDEO_LENGTH = 2000;
/** How long the simulated video takes to start after `play`, in milliseconds. */
const START_LENGTH = 100;

let isHidden = false;
function setHidden(value: boolean) {
  isHidden = value;
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Records only how long it has recorded, in milliseconds. */
class Recorder extends EventTarget {
  static recorded = 0;
  state: 'inactive' | 'recording' | 'paused' = 'inactive';
  #since = 0;
  start() {
    this.resume();
  }
  resume() {
    this.state = 'recording';
    this.#since = performance.now();
  }
  pause() {
    Recorder.recorded += performance.now() - this.#since;
    this.state = 'paused';
  }
  stop() {
    if (this.state === 'recording') this.pause();
    this.state = 'inactive';
    setTimeout(() => this.dispatchEvent(new Event('stop')));
  }
}

/** A context whose methods do nothing. */
const context = new Proxy(
  {},
  { get: (_, name) => (name === 'measureText' ? () => ({ width: 1 }) : () => {}), set: () => true },
);

beforeEach(() => {
  isHidden = false;
  Recorder.recorded = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  // Browsers draw no frames while the page is hidden.
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) =>
    setTimeout(function next() {
      if (isHidden) setTimeout(next, 16);
      else draw();
    }, 16),
  );
  vi.stubGlobal('MediaRecorder', Recorder);
  vi.stubGlobal(
    'AudioContext',
    class {
      createMediaStreamDestination = () => ({ stream: { getAudioTracks: () => [] } });
      createMediaElementSource = () => ({ connect() {} });
      resume = async () => {};
      close = async () => {};
    },
  );
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  Object.assign(HTMLCanvasElement.prototype, { captureStream: () => ({ getTracks: () => [] }) });
  Object.assign(document, { fonts: { load: async () => [] } });
  vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(640);
  vi.spyOn(HTMLVideoElement.prototype, 'duration', 'get').mockReturnValue(VIDEO_LENGTH / 1000);
  vi.spyOn(HTMLVideoElement.prototype, 'src', 'set').mockImplementation(function load(
    this: HTMLVideoElement,
  ) {
    setTimeout(() => this.dispatchEvent(new Event('canplay')));
  });
  simulatePlayback();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(HTMLCanvasElement.prototype, 'captureStream');
  Reflect.deleteProperty(document, 'fonts');
});

function simulatePlayback() {
  let position = 0;
  let since: number | null = null;
  let timer: NodeJS.Timeout;
  let interruptStart = () => {};
  const { prototype } = HTMLVideoElement;
  vi.spyOn(prototype, 'ended', 'get').mockImplementation(() => position >= VIDEO_LENGTH);
  vi.spyOn(prototype, 'pause').mockImplementation(() => {
    if (since !== null) position += performance.now() - since;
    since = null;
    clearTimeout(timer);
    interruptStart();
  });
  vi.spyOn(prototype, 'play').mockImplementation(async function play(this: HTMLVideoElement) {
    if (since !== null) return;
    await new Promise<void>((resolve, reject) => {
      interruptStart = () => reject(new DOMException('Interrupted by pause', 'AbortError'));
      timer = setTimeout(resolve, START_LENGTH);
    });
    since = performance.now();
    timer = setTimeout(() => {
      this.pause();
      this.dispatchEvent(new Event('ended'));
    }, VIDEO_LENGTH - position);
  });
}

it.each([
  ['is never hidden', []],
  ['is hidden before the recording starts', [0]],
  ['is hidden while the video starts', [50]],
  ['is hidden while the video plays', [1000]],
  ['is hidden again while the video continues', [1000, 1050]],
  ['is hidden while the card is shown', [3000, 4000]],
])('records the whole video and the whole card if the page %s', async (_, hiddenAt) => {
  const result = createCoBrandedVideo({
    sources: ['https://video.example.com/1.mp4'],
    format: 'video/mp4',
    card: { name: 'Harbor & Pine', phone: null, logoUrl: null },
    signal: new AbortController().signal,
    onProgress() {},
  });
  let time = 0;
  for (const hideAt of hiddenAt) {
    if (hideAt > time) await vi.advanceTimersByTimeAsync(hideAt - time);
    time = hideAt;
    setHidden(true);
    await vi.advanceTimersByTimeAsync(60_000);
    setHidden(false);
  }
  await vi.advanceTimersByTimeAsync(10_000);
  await result;
  // At least the video and the four seconds of the card, and not the minutes when the page was hidden.
  expect(Math.floor(Recorder.recorded / 1000)).toBe(6);
});
