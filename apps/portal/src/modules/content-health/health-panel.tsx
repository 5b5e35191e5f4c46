import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { access } from '../access/access.ts';
import { useSession } from '../session/services.tsx';
import type { HealthPanelContentProps } from './health-panel-content.tsx';

/** Loaded only for users who maintain the content. */
const Content = lazyPart(() =>
  import('./health-panel-content.tsx').then((module) => module.HealthPanelContent),
);

/**
 * The content health panel: a link to the record's edit form on the admin site, and the issues in its text. Hidden from users
 * who don't maintain the content (docs/product.md#admin-edit-links).
 */
export function HealthPanel({ record }: HealthPanelContentProps) {
  const { allowed } = access(useSession(), 'edit-links');
  if (!allowed) return null;
  return (
    <Suspense fallback={null}>
      <Content record={record} />
    </Suspense>
  );
}
