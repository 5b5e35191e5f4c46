import type { ContentRecord } from '@producer-portal/api';
import { KeyValueList } from '@producer-portal/ui';
import { formatLongDate } from '../../lib/dates.ts';
import { keyLabel } from '../../lib/key-label.ts';
import { nowrap } from '../../lib/nowrap.ts';
import { access } from '../access/access.ts';
import { useSession } from '../session/services.tsx';
import { sortStates } from '../states/sort-states.ts';
import { stateName } from '../states/us-states.ts';
import { hostText } from '../../lib/host-text.tsx';
import { detailsCopy as copy } from './copy.ts';

export interface RecordDetailsProps {
  readonly record: Pick<
    ContentRecord,
    'effective_from' | 'effective_until' | 'states' | 'products' | 'channel' | 'agents'
  >;
}

/**
 * When a record is in effect and who it is for. Missing values are left out, and so are agent codes for users other than admins
 * (docs/product.md#access-rules).
 */
export function RecordDetails({ record }: RecordDetailsProps) {
  const { states, products, channel, agents } = record;
  const { allowed: showsAgents } = access(useSession(), 'agent-codes');
  const items = [
    { term: copy.effective, details: periodText(record) },
    {
      term: copy.states,
      details:
        sortStates((states ?? []).map(({ code }) => stateName(code))).join(', ') || copy.allStates,
    },
    { term: copy.products, details: hostText(joinNames(products)) },
    { term: copy.channel, details: channel && keyLabel(channel) },
    { term: copy.agents, details: showsAgents && agents?.join(', ') },
  ];
  return (
    <KeyValueList
      items={items.flatMap(({ term, details }) => (details ? [{ term, details }] : []))}
    />
  );
}

const joinNames = (list: readonly { readonly name: string }[] | null | undefined) =>
  list?.map(({ name }) => name).join(', ');

/** The first and the last day of a record's period; null if it has no dates. */
export function periodText({
  effective_from: first,
  effective_until: last,
}: Pick<RecordDetailsProps['record'], 'effective_from' | 'effective_until'>): string | null {
  const from = nowrap(formatLongDate(first));
  const until = nowrap(formatLongDate(last));
  if (from && until) return copy.fromUntil(from, until);
  if (from) return copy.from(from);
  return until ? copy.until(until) : null;
}
