import { NotAuthorized } from '../../modules/error-pages/not-authorized.tsx';
import { useOrigin } from '../../modules/paths/origin.ts';

/** A call was answered with 403. */
export function AuthorizationErrorScreen() {
  return <NotAuthorized response={useOrigin()} />;
}
