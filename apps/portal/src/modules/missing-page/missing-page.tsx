import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIsCurrent } from '../paths/is-current.ts';
import { useServices } from '../session/services.tsx';
import { NotFound, type NotFoundProps } from './not-found.tsx';
import { REDIRECTED, useRedirectCheck } from './use-redirect-check.ts';

/**
 * Handles a missing record or unknown path: redirects to its new location, or shows the not-found page. Follows only one
 * redirect, to a portal path or an https URL, and replaces the history entry.
 */
export function MissingPage(props: NotFoundProps) {
  const { redirect } = useServices();
  const navigate = useNavigate();
  const isCurrent = useIsCurrent();
  const { isSettled, target } = useRedirectCheck();
  const href = target?.href;
  const external = target?.external === true;

  useEffect(() => {
    if (href === undefined || !isCurrent()) return;
    if (external) redirect(href);
    else void navigate(href, { replace: true, state: REDIRECTED });
  }, [external, href, isCurrent, redirect, navigate]);

  return isSettled && !target ? <NotFound {...props} /> : null;
}
