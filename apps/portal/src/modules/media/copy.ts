/** The words of a record's video. */
export const mediaCopy = {
  captions: 'English',
  download: 'Download the video',
  labels: {
    failed: 'This video could not be played.',
    retry: 'Try again',
    transcript: 'Transcript',
  },
} as const;
