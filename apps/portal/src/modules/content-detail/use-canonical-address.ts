import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { recordPath, type LinkableRecord } from '../record-links/record-links.ts';

/**
 * Puts a record's address into its slug form when it was opened by its id, so that it has one
 * address, one cache entry and one star (decisions, section 5.2).
 */
export function useCanonicalAddress(record: LinkableRecord | undefined, asked: string): void {
  const navigate = useNavigate();
  const path = record?.slug && record.slug !== asked ? recordPath(record) : null;
  useEffect(() => {
    if (path) void navigate(path, { replace: true });
  }, [navigate, path]);
}
