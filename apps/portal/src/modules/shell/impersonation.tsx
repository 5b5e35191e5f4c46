import { Button, ImpersonationBanner } from '@producer-portal/ui';
import { useNavigate } from 'react-router-dom';
import { useServices, useSession } from '../session/services.tsx';
import { copy } from './copy.ts';

/** Says on whose behalf an admin acts, on every page, and ends it. */
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
    <ImpersonationBanner
      action={
        <Button kind="secondary" onClick={() => void stop()}>
          {copy.stopViewing}
        </Button>
      }
    >
      {copy.viewingAs(claims.agent_code ?? '', claims.agency?.name ?? null)}
    </ImpersonationBanner>
  );
}
