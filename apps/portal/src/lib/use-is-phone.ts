import { useMedia } from './use-media.ts';

/** Whether the page has the layout for phones, for parts that differ by more than their styles. */
export const useIsPhone = (): boolean => useMedia('(max-width: 47.99rem)');
