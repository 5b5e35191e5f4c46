/** Hands a file that was made here to the browser, as a download of that name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has not always read it by then: it may not be taken away at once.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
