import { failureCopy } from '../content-list/copy.ts';

export const partCopy = {
  failed: 'Couldn’t load this section.',
  retry: failureCopy.retry,
  loading: (part: string) => `Loading ${part}`,
} as const;
