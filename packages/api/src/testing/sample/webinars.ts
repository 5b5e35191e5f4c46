import type { Webinar } from '../../resources/webinars.ts';
import { createVideo } from './clips.ts';
import { composeBody } from './compose.ts';
import { buildContentFields, newestFirst } from './content-fields.ts';
import type { SampleCalendar } from './dates.ts';
import { buildLearningFields } from './learning-terms.ts';
import { hash } from './random.ts';
import { webinarSeeds, type WebinarSeed } from './webinars.data.ts';

const FIRST_WEBINAR_ID = 5601;
const MINUTE_MS = 60_000;
const HALF_HOUR_MS = 30 * MINUTE_MS;

function getStartTime({ at }: WebinarSeed, calendar: SampleCalendar): number {
  if (at !== 'live') return Date.parse(calendar.instant(...at));
  return Math.floor(calendar.now.getTime() / HALF_HOUR_MS) * HALF_HOUR_MS;
}

/** Builds the webinars, most recently published first. The webinar list sorts them by start time. */
export function buildWebinars(calendar: SampleCalendar): Webinar[] {
  return webinarSeeds
    .map((seed, index): Webinar => {
      const starts = getStartTime(seed, calendar);
      const ends = starts + seed.minutes * MINUTE_MS;
      const hasEnded = ends < calendar.now.getTime();
      return {
        record_type: 'Webinar',
        ...buildContentFields(
          seed,
          FIRST_WEBINAR_ID + index,
          composeBody(seed, hash(seed.slug)),
          calendar,
        ),
        ...buildLearningFields(seed),
        starts_at: new Date(starts).toISOString(),
        ends_at: new Date(ends).toISOString(),
        ...(seed.presenter !== undefined && { presenter: seed.presenter }),
        ...(!hasEnded &&
          !seed.byInvitation && {
            registration_url: `https://webinars.example.com/register/${seed.slug}`,
          }),
        ...(seed.recorded && { recording: createVideo('recording', seed.image) }),
        ...(seed.credits && { ce_credits: [...seed.credits] }),
      };
    })
    .toSorted(newestFirst);
}
