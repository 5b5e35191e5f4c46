/** Screen texts for files with the agency's card. */
export const coBrandCopy = {
  download: 'Download with your card',
  share: 'Share',
  creating: 'Creating your file. Keep this page open.',
  percent: (done: number) => `${Math.round(done * 100)}%`,
  cancel: 'Cancel',
  done: (name: string) => `${name} has been downloaded. Check your default download folder.`,
  failed: 'Couldn’t add your agency’s card. Try again, or download the original file.',
  shareFailed: 'Your file is ready. Select Share again.',
} as const;
