/** Screen texts for file downloads. The success sentence is fixed (docs/product.md#attachments). */
export const attachmentsCopy = {
  title: 'Download a file',
  preparing: (name: string) => `Preparing ${name || 'your file'}…`,
  unnamed: 'Your file',
  loading: 'Preparing your file',
  slow: 'Still preparing your file. Your connection seems slow.',
  failed: 'Couldn’t download your file',
  done: (name: string) =>
    `Success! ${name} has been downloaded. Please check for the file in your default download folder.`,
  again: 'Download again',
  back: 'Go back',
} as const;
