import type { Cohort } from '../../resources/cohorts.ts';
import type { SampleCalendar } from './dates.ts';
import { agent360Waves } from './events.ts';

const FIRST_COHORT_ID = 9101;

/** Builds the waves in which states move to Agent360. The last one has no date yet. */
export function buildCohorts(calendar: SampleCalendar): Cohort[] {
  return agent360Waves.map(({ name, states, ...wave }, index) => ({
    id: FIRST_COHORT_ID + index,
    name,
    states: [...states],
    ...('day' in wave && { starts_on: calendar.day(wave.day) }),
  }));
}
