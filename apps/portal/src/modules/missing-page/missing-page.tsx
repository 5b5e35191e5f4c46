import { useEffect } from 'react';
import { redirectRecordQuery } from '@producer-portal/api/queries';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { safeTarget } from '../paths/navigation.ts';
import { useServices } from '../session/services.tsx';
import { NotFound } from './not-found.tsx';

/**
 * What stands where a record or an unknown address has nothing to show: the way to where it has moved, otherwise not-found.
 * One hop, in the place of the present history entry, to a path of ours or an https address only.
 */
export function MissingPage() {
  const { api, leave } = useServices();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const hopped = state === HOPPED;
  const check = useQuery({ ...redirectRecordQuery(api, pathname), enabled: !hopped });
  const target = safeTarget(check.data?.to);
  const href = target?.href;
  const external = target?.external === true;

  useEffect(() => {
    if (href === undefined) return;
    if (external) leave(href);
    else void navigate(href, { replace: true, state: HOPPED });
  }, [external, href, leave, navigate]);

  if (target || (check.isPending && check.isFetching)) return null;
  return <NotFound />;
}

/** In a history entry: the reader has been sent on once already. */
const HOPPED = 'redirected';
