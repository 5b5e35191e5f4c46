import type { ReactNode } from 'react';
import { keyLabel } from '../../lib/key-label.ts';
import { hostText } from '../../lib/host-text.tsx';
import { useSession } from '../session/services.tsx';
import { copy } from './copy.ts';

/** The session's details about the user, who is identified by agency and agent code (docs/contract.md#claims). */
export function useAccountDetails(): { term: string; details: ReactNode }[] {
  const { claims } = useSession();
  const items = [
    { term: copy.details.agency, details: claims?.agency?.name },
    { term: copy.details.agent, details: claims?.agent_code },
    { term: copy.details.access, details: claims?.access_level && keyLabel(claims.access_level) },
    {
      term: copy.details.channel,
      details: claims?.sales_channel && keyLabel(claims.sales_channel),
    },
    { term: copy.details.premierGroup, details: claims?.premier_access_group?.name },
  ];
  return items.flatMap(({ term, details }) =>
    details ? [{ term, details: hostText(details) }] : [],
  );
}
