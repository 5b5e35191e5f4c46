import type { JobAid } from '../../resources/job-aids.ts';
import { composeBody } from './compose.ts';
import { buildContentFields, newestFirst } from './content-fields.ts';
import type { SampleCalendar } from './dates.ts';
import { jobAidSeeds } from './job-aids.data.ts';
import { buildLearningFields } from './learning-terms.ts';
import { hash } from './random.ts';
import { findSubcategory } from './taxonomy.ts';

const FIRST_JOB_AID_ID = 5701;

/** Builds the job aids, newest first. */
export function buildJobAids(calendar: SampleCalendar): JobAid[] {
  return jobAidSeeds
    .map((seed, index): JobAid => ({
      record_type: 'JobAid',
      ...buildContentFields(
        seed,
        FIRST_JOB_AID_ID + index,
        composeBody(seed, hash(seed.slug)),
        calendar,
      ),
      ...buildLearningFields(seed),
      category: findSubcategory('job_aids', seed.kind),
      is_monthly: seed.monthly === true,
      is_prelaunch: seed.prelaunch === true,
    }))
    .toSorted(newestFirst);
}
