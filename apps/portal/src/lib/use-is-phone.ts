import { useMedia } from './use-media.ts';

/** True at the phone breakpoint. Use it only for differences that CSS can't express. */
export const useIsPhone = (): boolean => useMedia('(max-width: 47.99rem)');
