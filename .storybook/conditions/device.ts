import { commands } from 'vitest/browser';

/** What a device can ask of a page, as far as the checks change it. */
export interface Media {
  forcedColors?: 'active' | 'none';
  colorScheme?: 'light' | 'dark';
  /** The size of plain text that a reader has set in the browser, in px: media queries in `em` follow it. */
  fontSize?: number;
}

/** What the stories are drawn under. */
const usual: Required<Media> = { forcedColors: 'none', colorScheme: 'light', fontSize: 16 };

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: Required<Media>) => Promise<void>;
    pressKey: (key: string, times: number) => Promise<void>;
  }
}

/** Asks for what a device would ask for, while `check` runs. */
export async function underMedia<Result>(
  media: Media,
  check: () => Result | Promise<Result>,
): Promise<Result> {
  await commands.emulateMedia({ ...usual, ...media });
  try {
    return await check();
  } finally {
    await commands.emulateMedia(usual);
  }
}
