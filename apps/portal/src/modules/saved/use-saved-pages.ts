import { useEffect, useState } from 'react';
import { useIsOnline } from '../../lib/online.ts';
import { useServices } from '../session/services.tsx';
import type { SavedPage } from './answer-reader.ts';

/** The pages that can be opened while offline, most recently saved first. Undefined until they are read, and while online. */
export function useSavedPages(): readonly SavedPage[] | undefined {
  const { savedAnswers } = useServices();
  const isOnline = useIsOnline();
  const [pages, setPages] = useState<readonly SavedPage[]>();
  useEffect(() => {
    if (isOnline) return undefined;
    let isMounted = true;
    async function read() {
      const reader = await savedAnswers.open();
      const savedPages = (await reader?.readPages()) ?? [];
      if (isMounted) setPages(savedPages);
    }
    void read();
    return () => {
      isMounted = false;
    };
  }, [isOnline, savedAnswers]);
  return isOnline ? undefined : pages;
}
