import { ButtonLink, StatusScreen } from '@producer-portal/ui';
import { useSearchParams } from 'react-router-dom';
import { copy } from './copy.ts';

const { reasons } = copy.accessDenied;
const isReason = (value: string | null): value is keyof typeof reasons =>
  value !== null && Object.hasOwn(reasons, value);

/** A route that the reader's claims close: why, and whom to ask. */
export function AccessDeniedScreen() {
  const [params] = useSearchParams();
  const reason = params.get('reason');
  return (
    <StatusScreen
      title={copy.accessDenied.title}
      primary={<ButtonLink href="/">{copy.goHome}</ButtonLink>}
    >
      <p>{reasons[isReason(reason) ? reason : 'permission']}</p>
    </StatusScreen>
  );
}
