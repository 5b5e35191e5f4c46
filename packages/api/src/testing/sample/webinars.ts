import type { Webinar } from '../../resources/webinars.ts';
import { clip } from './clips.ts';
import { composeAlertBody } from './compose.ts';
import { contentFields, newestFirst } from './content-fields.ts';
import type { SampleCalendar } from './dates.ts';
import { learningFields } from './learning-terms.ts';
import { hash } from './random.ts';
import { webinarSeeds, type WebinarSpec } from './webinars.data.ts';

const FIRST_WEBINAR_ID = 5601;
const MINUTE_MS = 60_000;
const HALF_HOUR_MS = 30 * MINUTE_MS;

function startOf({ at }: WebinarSpec, calendar: SampleCalendar): number {
  if (at !== 'live') return Date.parse(calendar.instant(...at));
  return Math.floor(calendar.now.getTime() / HALF_HOUR_MS) * HALF_HOUR_MS;
}

/** The webinars, newest first by publication; lists order them by their start. */
export function buildWebinars(calendar: SampleCalendar): Webinar[] {
  return webinarSeeds
    .map((spec, index): Webinar => {
      const starts = startOf(spec, calendar);
      const ends = starts + spec.minutes * MINUTE_MS;
      const over = ends < calendar.now.getTime();
      return {
        record_type: 'Webinar',
        ...contentFields(
          spec,
          FIRST_WEBINAR_ID + index,
          composeAlertBody(spec, hash(spec.slug)),
          calendar,
        ),
        ...learningFields(spec),
        starts_at: new Date(starts).toISOString(),
        ends_at: new Date(ends).toISOString(),
        ...(spec.presenter !== undefined && { presenter: spec.presenter }),
        ...(!over &&
          !spec.closed && {
            registration_url: `https://webinars.example.com/register/${spec.slug}`,
          }),
        ...(spec.recorded && { recording: clip('recording', spec.image ?? 'calendar-stamp') }),
        ...(spec.credits && { ce_credits: [...spec.credits] }),
      };
    })
    .toSorted(newestFirst);
}
