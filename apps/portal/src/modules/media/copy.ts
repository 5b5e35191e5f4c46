/** The words of a record's video. */
export const mediaCopy = {
  captions: 'English',
  notHere: 'This video cannot be played here. Ask producer support for it.',
  download: 'Download the video',
  labels: {
    failed: 'This video could not be played.',
    retry: 'Try again',
    transcript: 'Transcript',
  },
} as const;
