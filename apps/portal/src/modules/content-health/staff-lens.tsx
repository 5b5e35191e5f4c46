import type { ContentRecord } from '@producer-portal/api';
import { Suspense } from 'react';
import { lazyExtra } from '../../lib/lazy-extra.ts';
import { access } from '../access/access.ts';
import { useSession } from '../session/services.tsx';

/** Loaded for those who look after the content alone. */
const StaffView = lazyExtra(() => import('./staff-view.tsx').then((module) => module.StaffView));

export interface StaffLensProps {
  readonly record: Pick<ContentRecord, 'record_type' | 'id' | 'contents'>;
}

/**
 * What those who look after the content see of a record beside its readers: the way to its form on the admin site, and what
 * there is to mend in its text. Absent for everybody else (docs/product.md#admin-edit-links).
 */
export function StaffLens({ record }: StaffLensProps) {
  const { allowed } = access(useSession(), 'edit-links');
  if (!allowed) return null;
  return (
    <Suspense fallback={null}>
      <StaffView record={record} />
    </Suspense>
  );
}
