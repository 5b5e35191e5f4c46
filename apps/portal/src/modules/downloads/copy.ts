export const downloadsCopy = {
  files: 'Files',
  download: 'Download',
  unnamed: 'File',
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
