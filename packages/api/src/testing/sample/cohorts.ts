import type { Cohort } from '../../resources/cohorts.ts';
import type { SampleCalendar } from './dates.ts';
import { agent360Waves } from './events.ts';

const FIRST_COHORT_ID = 9101;

/** The waves in which states come to the newer platform, the last one without a day. */
export function buildCohorts(calendar: SampleCalendar): Cohort[] {
  return agent360Waves.map(({ name, states, ...wave }, index) => ({
    id: FIRST_COHORT_ID + index,
    name,
    states: [...states],
    ...('day' in wave && { starts_on: calendar.day(wave.day) }),
  }));
}
