import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useServices } from '../session/services.tsx';
import { NotFound } from './not-found.tsx';
import { HOPPED, useRedirectCheck } from './use-redirect-check.ts';

/**
 * What stands where a record or an unknown address has nothing to show: the way to where it has moved, otherwise not-found.
 * One hop, in the place of the present history entry, to a path of ours or an https address only.
 */
export function MissingPage() {
  const { leave } = useServices();
  const navigate = useNavigate();
  const { settled, target } = useRedirectCheck();
  const href = target?.href;
  const external = target?.external === true;

  useEffect(() => {
    if (href === undefined) return;
    if (external) leave(href);
    else void navigate(href, { replace: true, state: HOPPED });
  }, [external, href, leave, navigate]);

  return settled && !target ? <NotFound /> : null;
}
