import type { Cohort } from '@producer-portal/api';
import type { PremierAccessGroup } from '@producer-portal/api/session';
import { sortStates } from '../../modules/states/sort-states.ts';
import { stateName } from '../../modules/states/us-states.ts';

/** A group of states that moves to Agent360 on the same day. */
export interface Wave {
  readonly id: Cohort['id'];
  readonly name: string;
  /** State names. */
  readonly states: readonly string[];
  /** Opening day, `YYYY-MM-DD`; null until it is set. */
  readonly day: string | null;
  readonly isOpen: boolean;
  /** Whether this is the user's own wave. */
  readonly isMine: boolean;
}

const isSameText = (a: string | number, b: string | number) =>
  String(a).trim().toLowerCase() === String(b).trim().toLowerCase();

/**
 * Converts cohorts to waves in opening order, with undated waves last. The user's own wave matches the id or name in the
 * `premier_access_group` claim.
 *
 * @param today - day in Eastern Time, `YYYY-MM-DD`.
 */
export function toWaves(
  cohorts: readonly Cohort[],
  group: Pick<PremierAccessGroup, 'id' | 'name'> | null | undefined,
  today: string,
): Wave[] {
  const userCohort = group
    ? (cohorts.find(({ id }) => isSameText(id, group.id)) ??
      cohorts.find(({ name }) => isSameText(name, group.name)))
    : undefined;
  return cohorts
    .toSorted((a, b) => (a.starts_on ?? '9999').localeCompare(b.starts_on ?? '9999'))
    .map((cohort) => ({
      id: cohort.id,
      name: cohort.name,
      states: sortStates((cohort.states ?? []).map(stateName)),
      day: cohort.starts_on ?? null,
      isOpen: Boolean(cohort.starts_on && cohort.starts_on <= today),
      isMine: cohort === userCohort,
    }));
}
