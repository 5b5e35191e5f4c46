import { states as statesResource } from '@producer-portal/api';
import { ButtonLink, StatusScreen, TextLink } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { hostText } from '../../lib/host-text.tsx';
import { formatLocale } from '../../lib/page-locale.ts';
import { useGoBack } from '../paths/use-go-back.ts';
import { useApi, useSession } from '../session/services.tsx';
import { usePageTitle } from '../shell/page-title.tsx';
import { stateName } from '../states/us-states.ts';
import { copy } from './copy.ts';

const listFormat = new Intl.ListFormat(formatLocale);

export interface NotFoundProps {
  /** What is missing: a page, a record, or a file. @default 'page' */
  readonly type?: 'page' | 'record' | 'file';
  /** The host's message, shown as plain text. */
  readonly message?: string | undefined;
}

/** The states whose records the user can see. Hidden from admins, who see all states. */
function UserStates() {
  const { kind } = useSession();
  const { data: states = [] } = useQuery({
    ...statesResource.list.query(useApi()),
    enabled: kind !== 'admin',
  });
  if (kind === 'admin' || states.length === 0) return null;
  return <p>{copy.userStates(listFormat.format(states.map(({ code }) => stateName(code))))}</p>;
}

/** The not-found page. */
export function NotFound({ type = 'page', message }: NotFoundProps) {
  usePageTitle(copy[type].documentTitle, null, { isWholeTitle: true });
  const goBack = useGoBack();

  return (
    <StatusScreen
      title={copy[type].title}
      primary={
        <ButtonLink href="/" onClick={goBack}>
          {copy.goBack}
        </ButtonLink>
      }
      secondary={[
        <TextLink key="contact" href="/contact-us">
          {copy.contact}
        </TextLink>,
        <TextLink key="search" href="/search">
          {copy.search}
        </TextLink>,
      ]}
    >
      {message && <p>{hostText(message)}</p>}
      <p>{copy[type].text}</p>
      {type === 'record' && <UserStates />}
    </StatusScreen>
  );
}
