import { Button, ModeBanner } from '@producer-portal/ui';
import { useNavigate } from 'react-router-dom';
import { useServices, useSession } from '../session/services.tsx';
import { copy, viewingAs } from './copy.ts';
import styles from './pp-impersonation.module.css';

/** Shows on every page on whose behalf an admin acts, and ends it. */
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
        <Button kind="secondary" onClick={() => void stop()}>
          {copy.stopViewing}
        </Button>
      }
    >
      <span>{viewingAs(claims.agent_code ?? '', claims.agency?.name ?? null)}</span>
    </ModeBanner>
  );
}

/**
 * The banner as it stands in the HTML, so that nothing moves when the real one takes its place. It is there for whoever the
 * boot script knows to act on somebody's behalf, with that script's words; it works as soon as the reader is known.
 */
export function EarlyImpersonation() {
  return (
    <ModeBanner
      inert
      aria-hidden
      className={styles.earlyBanner}
      action={<Button kind="secondary">{copy.stopViewing}</Button>}
    >
      <span className={styles.viewingAs} />
    </ModeBanner>
  );
}
