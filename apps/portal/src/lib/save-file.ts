/**
 * Downloads a file without leaving the page, if its server sends it as an attachment or if it is on the portal's own origin.
 *
 * @param url - a URL that the caller has checked.
 */
export function startDownload(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

/** Downloads a file that was created in the browser. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Revoke the URL after a delay, because the browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
