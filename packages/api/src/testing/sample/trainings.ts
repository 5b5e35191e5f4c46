import type { Training } from '../../resources/trainings.ts';
import { composeBody } from './compose.ts';
import { buildContentFields, newestFirst } from './content-fields.ts';
import type { SampleCalendar } from './dates.ts';
import { buildLearningFields } from './learning-terms.ts';
import { hash } from './random.ts';
import { trainingSeeds } from './trainings.data.ts';

const FIRST_TRAINING_ID = 5501;

/** Builds the e-learnings, newest first. */
export function buildTrainings(calendar: SampleCalendar): Training[] {
  return trainingSeeds
    .map((seed, index): Training => ({
      record_type: 'Training',
      ...buildContentFields(
        seed,
        FIRST_TRAINING_ID + index,
        composeBody(seed, hash(seed.slug)),
        calendar,
      ),
      ...buildLearningFields(seed),
      ...(seed.duration !== undefined && { duration: seed.duration }),
      ...(seed.credits && { ce_credits: [...seed.credits] }),
      ...(!seed.comingSoon && { launch_url: `https://learning.example.com/courses/${seed.slug}` }),
    }))
    .toSorted(newestFirst);
}
