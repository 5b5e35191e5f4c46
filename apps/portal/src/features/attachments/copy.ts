/** The words of the page that downloads a file; the success sentence is fixed (docs/product.md#attachments). */
export const attachmentsCopy = {
  title: 'Download a file',
  preparing: (name: string) => `${name} is being prepared.`,
  unnamed: 'Your file',
  loading: 'Preparing your file',
  slow: 'Still preparing your file. The connection seems slow.',
  failed: 'Your file could not be downloaded',
  done: (name: string) =>
    `Success! ${name} has been downloaded. Please check for the file in your default download folder.`,
  again: 'Download again',
  back: 'Go back',
} as const;
