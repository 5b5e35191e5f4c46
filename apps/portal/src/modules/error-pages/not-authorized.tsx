import { ButtonLink, StatusScreen, TextLink } from '@producer-portal/ui';
import { hostText } from '../../lib/host-text.tsx';
import { useNow } from '../../lib/clock.tsx';
import { useSession } from '../session/services.tsx';
import type { FailedResponse } from './support-details.ts';
import { getSupportDetails } from './support-details.ts';
import { copy } from './copy.ts';

/** The page for a call that returned 403 (docs/product.md#error-pages). */
export function NotAuthorized({ response }: { readonly response: FailedResponse }) {
  const { kind } = useSession();
  const now = useNow();
  return (
    <StatusScreen
      title={copy.notAuthorized.title}
      primary={<ButtonLink href="/">{copy.goHome}</ButtonLink>}
      secondary={
        kind === 'none'
          ? []
          : [
              <TextLink key="contact" href="/contact-us">
                {copy.contact}
              </TextLink>,
            ]
      }
      support={getSupportDetails(response, now)}
    >
      <p>{copy.notAuthorized.text}</p>
      {response.message === undefined ? null : <p>{hostText(response.message)}</p>}
    </StatusScreen>
  );
}
