import type { Training } from '../../resources/trainings.ts';
import { composeAlertBody } from './compose.ts';
import { contentFields, newestFirst } from './content-fields.ts';
import type { SampleCalendar } from './dates.ts';
import { learningFields } from './learning-terms.ts';
import { hash } from './random.ts';
import { trainingSeeds } from './trainings.data.ts';

const FIRST_TRAINING_ID = 5501;

/** The e-learnings, newest first. */
export function buildTrainings(calendar: SampleCalendar): Training[] {
  return trainingSeeds
    .map((spec, index): Training => ({
      record_type: 'Training',
      ...contentFields(
        spec,
        FIRST_TRAINING_ID + index,
        composeAlertBody(spec, hash(spec.slug)),
        calendar,
      ),
      ...learningFields(spec),
      ...(spec.duration !== undefined && { duration: spec.duration }),
      ...(spec.credits && { ce_credits: [...spec.credits] }),
      ...(!spec.comes && { launch_url: `https://learning.example.com/courses/${spec.slug}` }),
    }))
    .toSorted(newestFirst);
}
