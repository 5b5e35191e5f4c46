import { createCanvas, getContext } from '../../lib/canvas.ts';
import { drawFullCard, loadCard } from './draw-agency-card.ts';
import type { AgencyCard } from './use-agency-card.ts';

/** How long the card is shown at the end, in seconds. */
const CARD_SECONDS = 4;
const FRAMES_PER_SECOND = 30;
const BITS_PER_SECOND = 4_000_000;

export interface CoBrandedVideoOptions {
  /** URLs of the video that the page is allowed to load, the preferred URL first. */
  readonly sources: readonly string[];
  /** From `getVideoFormat`. */
  readonly format: string;
  readonly card: AgencyCard;
  readonly signal: AbortSignal;
  /** Called with the progress, from 0 to 1. */
  readonly onProgress: (done: number) => void;
}

/**
 * Creates a video that ends with the agency's card. The video plays once, unseen and unheard, while the browser records it, so
 * this takes as long as the video. It pauses while the page is hidden, because browsers then draw no frames.
 *
 * @throws Error if the browser can't play or record the video, or if `signal` aborts.
 */
export async function createCoBrandedVideo(options: CoBrandedVideoOptions): Promise<Blob> {
  const { sources, format, card, signal, onProgress } = options;
  const [video, loadedCard] = await Promise.all([loadVideo(sources, signal), loadCard(card)]);
  const size = { width: video.videoWidth, height: video.videoHeight };
  const canvas = createCanvas(size);
  const context = getContext(canvas);
  const stream = canvas.captureStream(FRAMES_PER_SECOND);
  const audio = new AudioContext();
  // The sound goes only to the recording.
  const sound = audio.createMediaStreamDestination();
  audio.createMediaElementSource(video).connect(sound);
  for (const track of sound.stream.getAudioTracks()) stream.addTrack(track);

  const recorder = new MediaRecorder(stream, {
    mimeType: format,
    videoBitsPerSecond: BITS_PER_SECOND,
  });
  const chunks: Blob[] = [];
  recorder.ondataavailable = ({ data }) => chunks.push(data);

  const pauseWhenHidden = () => {
    if (document.hidden) {
      video.pause();
      if (recorder.state === 'recording') recorder.pause();
    } else {
      if (recorder.state === 'paused') recorder.resume();
      // Hiding the page again interrupts the start of the video.
      if (!video.ended) video.play().catch(() => {});
    }
  };
  const total = video.duration + CARD_SECONDS;

  try {
    await audio.resume();
    recorder.start(1000);
    const whenEnded = waitForEvent(video, 'ended', signal);
    await video.play();
    // Not before the video plays, because pausing it earlier would make `play` fail.
    document.addEventListener('visibilitychange', pauseWhenHidden);
    pauseWhenHidden();
    const stopDrawing = onEveryFrame(() => {
      context.drawImage(video, 0, 0, size.width, size.height);
      onProgress(video.currentTime / total);
    });
    await whenEnded.finally(stopDrawing);

    await showCard(CARD_SECONDS, signal, (seconds) => {
      drawFullCard(context, loadedCard, { x: 0, y: 0, ...size });
      onProgress((video.duration + seconds) / total);
    });
    const whenStopped = waitForEvent(recorder, 'stop', signal);
    recorder.stop();
    await whenStopped;
    return new Blob(chunks, { type: format.split(';')[0] ?? format });
  } finally {
    document.removeEventListener('visibilitychange', pauseWhenHidden);
    if (recorder.state !== 'inactive') recorder.stop();
    for (const track of stream.getTracks()) track.stop();
    video.pause();
    video.removeAttribute('src');
    void audio.close();
  }
}

/** Loads the first source that the browser can play. */
async function loadVideo(
  sources: readonly string[],
  signal: AbortSignal,
): Promise<HTMLVideoElement> {
  for (const src of sources) {
    const video = document.createElement('video');
    video.crossOrigin = 'anonymous';
    video.playsInline = true;
    video.preload = 'auto';
    const whenLoaded = waitForEvent(video, 'canplay', signal);
    video.src = src;
    // One source at a time, because browsers can usually play the first.
    // oxlint-disable-next-line no-await-in-loop
    if (
      await whenLoaded
        .then(() => video.videoWidth > 0 && Number.isFinite(video.duration))
        .catch(() => false)
    )
      return video;
    signal.throwIfAborted();
  }
  throw new Error('The video can’t be played.');
}

/** Resolves when the target emits the event. Rejects if it emits an error, or when the signal aborts. */
function waitForEvent(target: EventTarget, type: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = { once: true, signal };
    target.addEventListener(type, () => resolve(), options);
    target.addEventListener('error', () => reject(new Error('The video failed.')), options);
    signal.addEventListener('abort', () => reject(new Error('The video was canceled.')));
  });
}

/**
 * Calls a function before each frame, with the seconds since the last frame. The time while the page is hidden doesn't count.
 *
 * @returns a function that stops the calls.
 */
function onEveryFrame(draw: (seconds: number) => void): () => void {
  let isStopped = false;
  let lastTime = performance.now();
  const restartTime = () => {
    lastTime = performance.now();
  };
  const next = () => {
    if (isStopped) return;
    const seconds = (performance.now() - lastTime) / 1000;
    restartTime();
    draw(seconds);
    requestAnimationFrame(next);
  };
  document.addEventListener('visibilitychange', restartTime);
  requestAnimationFrame(next);
  return () => {
    isStopped = true;
    document.removeEventListener('visibilitychange', restartTime);
  };
}

/** Draws the card on every frame, because a recording has only the frames that are drawn. */
function showCard(
  seconds: number,
  signal: AbortSignal,
  draw: (secondsShown: number) => void,
): Promise<void> {
  let secondsShown = 0;
  return new Promise((resolve, reject) => {
    const stop = onEveryFrame((frameSeconds) => {
      secondsShown += frameSeconds;
      if (signal.aborted) reject(new Error('The video was canceled.'));
      else if (secondsShown < seconds) return draw(secondsShown);
      else resolve();
      stop();
      return undefined;
    });
  });
}
