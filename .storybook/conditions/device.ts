import { commands } from 'vitest/browser';

/** Media features that the checks change. */
export interface Media {
  forcedColors?: 'active' | 'none';
  colorScheme?: 'light' | 'dark';
  /** The browser's default text size in px. Media queries in `em` depend on it. */
  fontSize?: number;
}

/** Media features when no check changes them. */
const defaultMedia: Required<Media> = { forcedColors: 'none', colorScheme: 'light', fontSize: 16 };

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: Required<Media>) => Promise<void>;
    pressKey: (key: string, times: number) => Promise<void>;
  }
}

/** Runs a check with emulated media features. */
export async function withMedia<Result>(
  media: Media,
  check: () => Result | Promise<Result>,
): Promise<Result> {
  await commands.emulateMedia({ ...defaultMedia, ...media });
  try {
    return await check();
  } finally {
    await commands.emulateMedia(defaultMedia);
  }
}
