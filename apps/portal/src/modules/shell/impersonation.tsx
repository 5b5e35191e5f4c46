import { Button, ModeBanner } from '@producer-portal/ui';
import { useNavigate } from 'react-router-dom';
import { useServices, useSession } from '../session/services.tsx';
import { copy, viewingAs } from './copy.ts';
import styles from './pp-impersonation.module.css';

/** A banner on every page that shows the impersonated agent, with a button to stop. */
export function Impersonation() {
  const { session, signIn } = useServices();
  const { kind, claims } = useSession();
  const navigate = useNavigate();
  if (kind !== 'agent' || !claims) return null;

  async function stop() {
    if (session.endImpersonation()) await navigate('/');
    else signIn.start('/');
  }

  return (
    <ModeBanner
      action={
        <Button variant="secondary" size="sm" onClick={() => void stop()}>
          {copy.stopViewing}
        </Button>
      }
    >
      <span>{viewingAs(claims.agent_code ?? '', claims.agency?.name ?? null)}</span>
    </ModeBanner>
  );
}

/**
 * The prerendered banner. The boot script shows it and sets its text during impersonation. The page doesn't shift when the real
 * banner replaces it.
 */
export function EarlyImpersonation() {
  return (
    <ModeBanner
      inert
      aria-hidden
      className={styles.earlyBanner}
      action={
        <Button variant="secondary" size="sm">
          {copy.stopViewing}
        </Button>
      }
    >
      <span className={styles.viewingAs} />
    </ModeBanner>
  );
}
