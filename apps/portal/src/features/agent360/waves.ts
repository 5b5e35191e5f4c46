import type { Cohort } from '@producer-portal/api';
import type { PremierAccessGroup } from '@producer-portal/api/session';
import { stateName } from '../../modules/states/us-states.ts';

/** One wave of states that come to the platform together. */
export interface Wave {
  readonly id: Cohort['id'];
  readonly name: string;
  /** The states' names. */
  readonly states: readonly string[];
  /** The day it opens, `YYYY-MM-DD`; null while it is not set. */
  readonly day: string | null;
  readonly isOpen: boolean;
  /** The reader's own. */
  readonly isMine: boolean;
}

const same = (a: string | number, b: string | number) =>
  String(a).trim().toLowerCase() === String(b).trim().toLowerCase();

/**
 * The waves in the order in which they open, those without a day last. The reader's own is the one that the
 * claim `premier_access_group` names, by its id or its name.
 *
 * @param today - the day in Eastern Time, `YYYY-MM-DD`.
 */
export function wavesOf(
  cohorts: readonly Cohort[],
  group: Pick<PremierAccessGroup, 'id' | 'name'> | null | undefined,
  today: string,
): Wave[] {
  const own = group
    ? (cohorts.find(({ id }) => same(id, group.id)) ??
      cohorts.find(({ name }) => same(name, group.name)))
    : undefined;
  return cohorts
    .toSorted((a, b) => (a.starts_on ?? '9999').localeCompare(b.starts_on ?? '9999'))
    .map((cohort) => ({
      id: cohort.id,
      name: cohort.name,
      states: (cohort.states ?? []).map(stateName),
      day: cohort.starts_on ?? null,
      isOpen: Boolean(cohort.starts_on && cohort.starts_on <= today),
      isMine: cohort === own,
    }));
}
