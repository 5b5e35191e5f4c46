/** Texts of downloads. The success sentence and the failures are fixed (docs/product.md#attachments). */
export const downloadsCopy = {
  files: 'Files',
  download: 'Download',
  tryAgain: 'Try again',
  unnamed: 'File',
  yourFile: 'Your file',
  preparing: (name: string) => `Preparing ${name || 'your file'}…`,
  done: (name: string) =>
    `Success! ${name} has been downloaded. Please check for the file in your default download folder.`,
  failures: {
    notAuthorized: 'You are currently not authorized to view this content.',
    notFound: 'Oops! That file could not be found.',
  },
  kinds: {
    'application/pdf': 'PDF',
    'text/csv': 'CSV',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
    'application/zip': 'ZIP',
    'image/png': 'PNG',
    'image/jpeg': 'JPEG',
    'video/mp4': 'Video',
    'video/webm': 'Video',
  } as Readonly<Record<string, string>>,
} as const;
