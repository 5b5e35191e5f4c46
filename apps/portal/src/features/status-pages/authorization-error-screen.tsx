import { NotAuthorized } from '../../modules/error-pages/not-authorized.tsx';
import { useOrigin } from '../../modules/paths/origin.ts';

/** Shown after a 403 response. */
export function AuthorizationErrorScreen() {
  return <NotAuthorized response={useOrigin()} />;
}
