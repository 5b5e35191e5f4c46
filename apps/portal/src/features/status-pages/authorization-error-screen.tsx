import { NotAuthorized } from '../../modules/error-pages/not-authorized.tsx';
import { useErrorPageState } from '../../modules/paths/error-page-state.ts';

/** Shown after a 403 response. */
export function AuthorizationErrorScreen() {
  return <NotAuthorized response={useErrorPageState()} />;
}
