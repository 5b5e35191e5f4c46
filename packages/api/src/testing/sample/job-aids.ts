import type { JobAid } from '../../resources/job-aids.ts';
import { composeAlertBody } from './compose.ts';
import { contentFields, newestFirst } from './content-fields.ts';
import type { SampleCalendar } from './dates.ts';
import { jobAidSeeds } from './job-aids.data.ts';
import { learningFields } from './learning-terms.ts';
import { hash } from './random.ts';
import { subCategory } from './taxonomy.ts';

const FIRST_JOB_AID_ID = 5701;

/** The job aids, newest first. */
export function buildJobAids(calendar: SampleCalendar): JobAid[] {
  return jobAidSeeds
    .map((spec, index): JobAid => ({
      record_type: 'JobAid',
      ...contentFields(
        spec,
        FIRST_JOB_AID_ID + index,
        composeAlertBody(spec, hash(spec.slug)),
        calendar,
      ),
      ...learningFields(spec),
      category: subCategory('job_aids', spec.kind),
      is_monthly: spec.monthly === true,
      is_prelaunch: spec.prelaunch === true,
    }))
    .toSorted(newestFirst);
}
