import { NotAuthorised } from '../../modules/error-pages/not-authorised.tsx';
import { useOrigin } from '../../modules/paths/origin.ts';

/** A call was answered with 403. */
export function AuthorizationErrorScreen() {
  return <NotAuthorised answer={useOrigin()} />;
}
