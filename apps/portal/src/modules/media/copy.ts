export const mediaCopy = {
  captions: 'English',
  hostNotAllowed: 'This video can’t be played here. Ask producer support for a copy.',
  download: 'Download video',
  labels: {
    failed: 'Couldn’t play this video.',
    retry: 'Try again',
    transcript: 'Transcript',
  },
} as const;
