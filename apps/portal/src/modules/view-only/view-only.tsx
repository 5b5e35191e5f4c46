import { Callout } from '@producer-portal/ui';
import { useId, type ReactNode } from 'react';
import { useSession } from '../session/services.tsx';
import { viewOnlyCopy as copy } from './copy.ts';
import styles from './pp-view-only.module.css';
import { isViewOnly } from './refuse-changes.ts';

/** Whether an admin is viewing as an agent. Don't show controls that would do nothing then. */
export function useIsViewOnly(): boolean {
  return isViewOnly(useSession());
}

/**
 * Wraps controls that change something for the user. While an admin is viewing as an agent, they are disabled, with the reason
 * above them. Links in them still work.
 *
 * @example
 * <ViewOnly><Button onClick={submit}>Submit order</Button></ViewOnly>
 */
export function ViewOnly({ children }: { readonly children: ReactNode }) {
  const reasonId = useId();
  if (!useIsViewOnly()) return children;
  return (
    <fieldset disabled className={styles.controls} aria-labelledby={reasonId}>
      <Callout tone="info" title={copy.title} id={reasonId}>
        <p>{copy.text}</p>
      </Callout>
      {children}
    </fieldset>
  );
}
