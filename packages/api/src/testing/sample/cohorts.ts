import type { Cohort } from '../../resources/cohorts/schema.ts';
import type { SampleCalendar } from './dates.ts';

/** The states that come to the newer platform together, in the order in which they start. */
export function buildCohorts(calendar: SampleCalendar): Cohort[] {
  return [
    { id: 9101, name: 'Wave 1', states: ['MI', 'TN'], starts_on: calendar.day(-120) },
    { id: 9102, name: 'Wave 2', states: ['OH', 'IN'], starts_on: calendar.day(-28) },
    { id: 9103, name: 'Wave 3', states: ['TX'], starts_on: calendar.day(35) },
    // Its day is not set yet.
    { id: 9104, name: 'Wave 4', states: ['AZ', 'GA', 'NC', 'PA'] },
  ];
}
