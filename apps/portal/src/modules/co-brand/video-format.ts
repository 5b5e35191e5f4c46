/** Video formats, most widely supported by phones and social networks first. */
const formats = [
  'video/mp4;codecs=avc1.42E01E,mp4a.40.2',
  'video/mp4;codecs=avc1.42E01E,opus',
  'video/mp4',
  'video/webm;codecs=vp9,opus',
  'video/webm',
];

/** The best video format that this browser can create; undefined if it can't create any. */
export function getVideoFormat(): string | undefined {
  if (typeof MediaRecorder === 'undefined' || !('captureStream' in HTMLCanvasElement.prototype)) {
    return undefined;
  }
  return formats.find((format) => MediaRecorder.isTypeSupported(format));
}
