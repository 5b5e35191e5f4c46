import type { ContentReport } from './report.ts';

const writtenTexts = new Set<string>();

/** Writes each invalid option to the console once. */
function warnOfInvalidOptions(reports: readonly ContentReport[]): void {
  for (const report of reports) {
    if (report.kind !== 'invalid-option') continue;
    const text = `[content-renderer] Invalid ${report.option}, ignored: ${report.received}`;
    if (!writtenTexts.has(text)) console.warn(text);
    writtenTexts.add(text);
  }
}

/** Returns the listener to use if `onReport` is missing. In development, it writes to the console. */
export function getDefaultListener(): typeof warnOfInvalidOptions | undefined {
  try {
    // Bundlers replace `process.env.NODE_ENV`, and leave the warnings out of production builds.
    const mode = process.env['NODE_ENV'];
    return mode === 'production' || mode === 'test' ? undefined : warnOfInvalidOptions;
  } catch {
    // Without a bundler, browsers have no `process`.
    return undefined;
  }
}
