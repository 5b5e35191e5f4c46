import { keyLabel } from '../../lib/key-label.ts';
import { useSession } from '../session/services.tsx';
import { copy } from './copy.ts';

/** The session's facts about the user, who is named by agency and agent code (docs/contract.md#claims). */
export function useAccountFacts(): { term: string; details: string }[] {
  const { claims } = useSession();
  const facts = [
    { term: copy.facts.agency, details: claims?.agency?.name },
    { term: copy.facts.agent, details: claims?.agent_code },
    { term: copy.facts.access, details: claims?.access_level && keyLabel(claims.access_level) },
    { term: copy.facts.channel, details: claims?.sales_channel && keyLabel(claims.sales_channel) },
    { term: copy.facts.premierGroup, details: claims?.premier_access_group?.name },
  ];
  return facts.flatMap(({ term, details }) => (details ? [{ term, details }] : []));
}
