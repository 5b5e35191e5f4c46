import { failureCopy } from '../content-list/copy.ts';

/** The words of one part of a page that has several. */
export const partCopy = {
  failed: 'This part could not be loaded.',
  retry: failureCopy.retry,
  loading: (part: string) => `Loading ${part}`,
} as const;
