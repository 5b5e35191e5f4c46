import { type SimplePage, simplePages } from '@producer-portal/api';
import { ButtonLink, StatusScreen, TextLink, type KeyValueItem } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { contentLang } from '../../lib/page-locale.ts';
import { telephoneHref } from '../../lib/telephone.ts';
import { access } from '../../modules/access/access.ts';
import { useErrorPageState } from '../../modules/paths/error-page-state.ts';
import { useApi, useSession } from '../../modules/session/services.tsx';
import { copy } from './copy.ts';

const { areas, ask, reasons } = copy.accessDenied;

const isKeyOf = <Texts extends object>(
  texts: Texts,
  key: string | null,
): key is string & keyof Texts => key !== null && Object.hasOwn(texts, key);

/** Shown when the user's claims don't allow a route: explains why and who to ask. */
export function AccessDeniedScreen() {
  const [params] = useSearchParams();
  const { message } = useErrorPageState();
  const session = useSession();
  const isSignedIn = session.kind !== 'none';
  const contacts = useQuery({
    ...simplePages.detail.query(useApi(), 'contact-us'),
    enabled: isSignedIn,
  });
  const reason = params.get('reason');
  const knownReason = isKeyOf(reasons, reason) ? reason : 'permission';
  const area = params.get('area');
  const isLimited =
    area === 'agent360' &&
    access(session, 'agent360.introduction').allowed &&
    !access(session, 'agent360').allowed;
  const numbers = getPhoneNumbers(contacts.data);

  return (
    <StatusScreen
      title={copy.accessDenied.title}
      primary={<ButtonLink href="/">{copy.goHome}</ButtonLink>}
      secondary={[
        ...(isLimited
          ? [
              <TextLink key="introduction" href="/agent360">
                {copy.accessDenied.introduction}
              </TextLink>,
            ]
          : []),
        ...(isSignedIn
          ? [
              <TextLink key="contacts" href="/contact-us">
                {copy.accessDenied.contacts}
              </TextLink>,
            ]
          : []),
      ]}
      support={numbers}
    >
      <p>{isLimited ? areas.limited : isKeyOf(areas, area) ? areas[area] : reasons[knownReason]}</p>
      <p>
        {isLimited ? ask.limited : ask[knownReason]} {numbers.length > 0 && copy.accessDenied.call}
      </p>
      {message === undefined ? null : <p>{message}</p>}
    </StatusScreen>
  );
}

function getPhoneNumbers(page: SimplePage | undefined): KeyValueItem[] {
  return (page?.topics ?? []).flatMap(({ title, phone }) =>
    phone
      ? [
          {
            term: title,
            termLang: contentLang,
            details: (
              <TextLink standalone href={telephoneHref(phone)}>
                {phone}
              </TextLink>
            ),
          },
        ]
      : [],
  );
}
