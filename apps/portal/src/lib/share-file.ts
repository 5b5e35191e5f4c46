/** Whether this device has a share sheet that takes a file of this type. */
export function canShareFile({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  // Some browsers have neither function, or only `share`.
  if (!('canShare' in navigator)) return false;
  return navigator.canShare({ files: [new File([], name, { type })] });
}

/**
 * Opens the share sheet. Call it shortly after a click.
 *
 * @returns false if the user closed the sheet.
 * @throws DOMException `NotAllowedError` if the last click was too long ago.
 */
export async function shareFile(file: File, text?: string): Promise<boolean> {
  try {
    await navigator.share({ files: [file], ...(text ? { text } : {}) });
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    throw error;
  }
}
