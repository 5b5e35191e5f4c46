import type { CeCredit } from '@producer-portal/api';
import { groupBy } from '../../lib/group-by.ts';
import { formatLocale } from '../../lib/page-locale.ts';
import { stateName } from '../states/us-states.ts';
import { learningCopy as copy } from './copy.ts';

type Credits = readonly CeCredit[] | null | undefined;

const listFormat = new Intl.ListFormat(formatLocale, { type: 'conjunction' });

/** A course's CE credits by hours, with the states sorted by name. Invalid credits are left out. */
function groupByHours(credits: Credits): { hours: string; codes: string[] }[] {
  const byHours = groupBy(
    (credits ?? []).filter(({ state, hours }) => state && Number.isFinite(hours) && hours > 0),
    ({ hours }) => hours,
  );
  return [...byHours].map(([hours, group]) => ({
    hours: copy.ceHours(hours),
    codes: group
      .map(({ state }) => state)
      .toSorted((a, b) => stateName(a).localeCompare(stateName(b))),
  }));
}

/** A course's CE credits with state names: `1 hour in Michigan and Ohio; 2 hours in Washington`. Null without credits. */
export function formatCeCredits(credits: Credits): string | null {
  return (
    groupByHours(credits)
      .map(({ hours, codes }) => copy.ceIn(hours, listFormat.format(codes.map(stateName))))
      .join('; ') || null
  );
}

/** A course's CE credits with every state's code, for a row: `1 hour (MI, OH); 2 hours (WA)`. Null without credits. */
export function formatCeCodes(credits: Credits): string | null {
  return (
    groupByHours(credits)
      .map(({ hours, codes }) => copy.ceCodes(hours, codes.join(', ')))
      .join('; ') || null
  );
}
