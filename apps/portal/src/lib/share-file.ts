/** Whether this device has a share sheet that takes a file of this type. */
export function canShareFile({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  // Some browsers have neither function, or only `share`.
  if (!('canShare' in navigator)) return false;
  return navigator.canShare({ files: [new File([], name, { type })] });
}

/** Whether this device has a share sheet that takes text. */
export const canShareText = (text: string): boolean =>
  'canShare' in navigator && navigator.canShare({ text });

/**
 * Opens the share sheet. Call it shortly after a click.
 *
 * @returns false if the user closed the sheet.
 * @throws DOMException `NotAllowedError` if the last click was too long ago.
 */
export const shareFile = (file: File, text?: string): Promise<boolean> =>
  share({ files: [file], ...(text ? { text } : {}) });

/** Opens the share sheet with a text. Returns and throws as {@link shareFile} does. */
export const shareText = (text: string): Promise<boolean> => share({ text });

async function share(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    throw error;
  }
}
