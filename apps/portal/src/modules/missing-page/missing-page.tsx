import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIsCurrent } from '../paths/is-current.ts';
import { useServices } from '../session/services.tsx';
import { NotFound, type NotFoundProps } from './not-found.tsx';
import { HOPPED, useRedirectCheck } from './use-redirect-check.ts';

/**
 * What stands where a record or an unknown address has nothing to show: the way to where it has moved, otherwise not-found.
 * One hop, in the place of the present history entry, to a path of ours or an https address only.
 */
export function MissingPage({ type }: NotFoundProps) {
  const { redirect } = useServices();
  const navigate = useNavigate();
  const isCurrent = useIsCurrent();
  const { settled, target } = useRedirectCheck();
  const href = target?.href;
  const external = target?.external === true;

  useEffect(() => {
    if (href === undefined || !isCurrent()) return;
    if (external) redirect(href);
    else void navigate(href, { replace: true, state: HOPPED });
  }, [external, href, isCurrent, redirect, navigate]);

  return settled && !target ? <NotFound {...(type && { type })} /> : null;
}
