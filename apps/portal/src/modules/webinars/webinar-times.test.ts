import { describe, expect, it } from 'vitest';
import { easternZone } from '../../lib/zones.ts';
import { createAgenda, getWebinarStatus, formatWebinarTimes } from './webinar-times.ts';

const toTime = (instant: string) => Date.parse(instant);
const recording = { sources: [{ url: '/sample/recording.webm' }] };
const webinar = (starts_at?: string, ends_at?: string) => ({ starts_at, ends_at });
const withPlainSpaces = (text: string | null | undefined) =>
  text?.replaceAll('\u00a0', ' ') ?? null;

// 11:00 am to 11:20 am ET.
const march5 = webinar('2026-03-05T16:00:00Z', '2026-03-05T16:20:00Z');

describe('getWebinarStatus', () => {
  it.each([
    ['2026-03-04T16:00:00Z', 'upcoming'],
    // Just before midnight in New York, and midnight.
    ['2026-03-05T04:59:59Z', 'upcoming'],
    ['2026-03-05T05:00:00Z', 'today'],
    ['2026-03-05T15:59:59Z', 'today'],
    ['2026-03-05T16:00:00Z', 'live'],
    ['2026-03-05T16:19:59Z', 'live'],
    ['2026-03-05T16:20:00Z', 'ended'],
  ])('at %s is %s', (now, status) => expect(getWebinarStatus(march5, toTime(now))).toBe(status));

  it('is recorded only after it has ended', () => {
    expect(getWebinarStatus({ ...march5, recording }, toTime('2026-03-05T16:10:00Z'))).toBe('live');
    expect(getWebinarStatus({ ...march5, recording }, toTime('2026-03-05T16:20:00Z'))).toBe(
      'recorded',
    );
    expect(
      getWebinarStatus({ ...march5, recording: { sources: [] } }, toTime('2026-04-01T00:00:00Z')),
    ).toBe('ended');
  });

  it('can be live past midnight', () => {
    const late = webinar('2026-03-06T04:30:00Z', '2026-03-06T05:30:00Z');
    expect(getWebinarStatus(late, toTime('2026-03-06T04:59:00Z'))).toBe('live');
    expect(getWebinarStatus(late, toTime('2026-03-06T05:01:00Z'))).toBe('live');
    expect(getWebinarStatus(late, toTime('2026-03-06T05:30:00Z'))).toBe('ended');
  });

  it('ends at the right time across daylight saving time changes', () => {
    // One hour, although the clock times are 01:30 am and 03:30 am.
    const spring = webinar('2026-03-08T06:30:00Z', '2026-03-08T07:30:00Z');
    expect(getWebinarStatus(spring, toTime('2026-03-08T07:29:59Z'))).toBe('live');
    expect(getWebinarStatus(spring, toTime('2026-03-08T07:30:00Z'))).toBe('ended');
    // Three hours, although the clock times are 12:30 am and 02:30 am.
    const fall = webinar('2026-11-01T04:30:00Z', '2026-11-01T07:30:00Z');
    expect(getWebinarStatus(fall, toTime('2026-11-01T06:30:00Z'))).toBe('live');
    expect(getWebinarStatus(fall, toTime('2026-11-01T07:30:00Z'))).toBe('ended');
  });

  it('detects today on days with 23 or 25 hours', () => {
    const spring = webinar('2026-03-09T03:00:00Z', '2026-03-09T03:30:00Z');
    expect(getWebinarStatus(spring, toTime('2026-03-08T04:59:00Z'))).toBe('upcoming');
    expect(getWebinarStatus(spring, toTime('2026-03-08T05:00:00Z'))).toBe('today');
    const fall = webinar('2026-11-02T04:00:00Z', '2026-11-02T04:30:00Z');
    expect(getWebinarStatus(fall, toTime('2026-11-01T03:59:00Z'))).toBe('upcoming');
    expect(getWebinarStatus(fall, toTime('2026-11-01T04:00:00Z'))).toBe('today');
  });

  it('assumes a length of one hour if there is no valid end', () => {
    for (const webinarWithoutEnd of [
      webinar('2026-03-05T16:00:00Z'),
      webinar('2026-03-05T16:00:00Z', '2026-03-05T15:00:00Z'),
    ]) {
      expect(getWebinarStatus(webinarWithoutEnd, toTime('2026-03-05T16:59:59Z'))).toBe('live');
      expect(getWebinarStatus(webinarWithoutEnd, toTime('2026-03-05T17:00:00Z'))).toBe('ended');
    }
  });

  it('is upcoming if there is no start, unless the end is past or there is a recording', () => {
    const now = toTime('2026-03-05T16:00:00Z');
    expect(getWebinarStatus({}, now)).toBe('upcoming');
    expect(getWebinarStatus(webinar('soon', '2026-03-01T16:00:00Z'), now)).toBe('ended');
    expect(getWebinarStatus({ recording }, now)).toBe('recorded');
  });
});

describe('formatWebinarTimes', () => {
  it('uses Eastern Time, with weekday and no-break spaces', () => {
    const when = formatWebinarTimes(march5, easternZone);
    expect(when?.starts).toBe('11:00\u00a0am\u00a0ET');
    expect(withPlainSpaces(when?.period)).toBe('11:00 am ET to 11:20 am ET');
    expect(when?.date).toBe('Thursday, March 5, 2026');
    expect(when?.day).toBe('2026-03-05');
  });

  it('leaves out a local time that is the same as Eastern Time', () => {
    expect(formatWebinarTimes(march5, 'America/Detroit')?.localStarts).toBeNull();
    expect(formatWebinarTimes(march5, 'America/Detroit')?.localPeriod).toBeNull();
  });

  it('adds the user’s local time if it differs', () => {
    const when = formatWebinarTimes(march5, 'America/Los_Angeles');
    expect(withPlainSpaces(when?.localStarts)).toBe('08:00 am your time');
    expect(withPlainSpaces(when?.localPeriod)).toBe('08:00 am to 08:20 am');
  });

  it('handles daylight saving time: Arizona is two hours behind in winter, three in summer', () => {
    const summer = webinar('2026-07-09T15:00:00Z');
    expect(withPlainSpaces(formatWebinarTimes(march5, 'America/Phoenix')?.localStarts)).toBe(
      '09:00 am your time',
    );
    expect(withPlainSpaces(formatWebinarTimes(summer, 'America/Phoenix')?.localStarts)).toBe(
      '08:00 am your time',
    );
  });

  it('adds the local day if it differs, ahead of or behind New York', () => {
    expect(withPlainSpaces(formatWebinarTimes(march5, 'Asia/Tokyo')?.localStarts)).toBe(
      'Mar 6, 01:00 am your time',
    );
    expect(withPlainSpaces(formatWebinarTimes(march5, 'Asia/Tokyo')?.localPeriod)).toBe(
      'Mar 6, 01:00 am to 01:20 am',
    );
    const early = webinar('2026-03-05T05:30:00Z', '2026-03-05T06:30:00Z');
    expect(withPlainSpaces(formatWebinarTimes(early, 'America/Los_Angeles')?.localStarts)).toBe(
      'Mar 4, 09:30 pm your time',
    );
  });

  it('adds the date to an end time after midnight', () => {
    const late = webinar('2026-03-06T04:30:00Z', '2026-03-06T05:30:00Z');
    expect(withPlainSpaces(formatWebinarTimes(late, easternZone)?.period)).toBe(
      '11:30 pm ET to Mar 6, 12:30 am ET',
    );
    expect(withPlainSpaces(formatWebinarTimes(late, 'America/Chicago')?.localPeriod)).toBe(
      '10:30 pm to 11:30 pm',
    );
  });

  it('adds the year to a day only if it differs from the year of the start in Eastern Time', () => {
    const newYear = webinar('2027-01-02T02:30:00Z', '2027-01-02T06:30:00Z');
    expect(withPlainSpaces(formatWebinarTimes(newYear, easternZone)?.period)).toBe(
      '09:30 pm ET to Jan 2, 01:30 am ET',
    );
    const early = webinar('2027-01-01T05:30:00Z');
    expect(withPlainSpaces(formatWebinarTimes(early, 'America/Los_Angeles')?.localStarts)).toBe(
      'Dec 31, 2026, 09:30 pm your time',
    );
  });

  it('is null without a start, and leaves out a missing end', () => {
    expect(formatWebinarTimes(webinar('soon'), easternZone)).toBeNull();
    expect(
      withPlainSpaces(formatWebinarTimes(webinar('2026-03-05T16:00:00Z'), easternZone)?.period),
    ).toBe('11:00 am ET');
  });

  it('leaves out the local time of an unknown time zone', () => {
    expect(formatWebinarTimes(march5, 'Nowhere/Atall')?.localStarts).toBeNull();
  });
});

describe('createAgenda', () => {
  it('groups current webinars by day in Eastern Time, soonest first', () => {
    const now = toTime('2026-03-05T16:10:00Z');
    const over = webinar('2026-03-05T14:00:00Z', '2026-03-05T15:00:00Z');
    // 11:30 pm on March 5 in New York, March 6 in UTC.
    const late = webinar('2026-03-06T04:30:00Z', '2026-03-06T05:30:00Z');
    const later = webinar('2026-03-12T17:00:00Z');
    expect(createAgenda([later, late, over, march5, webinar()], now)).toEqual([
      { day: '2026-03-05', webinars: [march5, late] },
      { day: '2026-03-12', webinars: [later] },
    ]);
  });

  it('keeps a webinar that started yesterday and is still live', () => {
    const late = webinar('2026-03-06T04:30:00Z', '2026-03-06T05:30:00Z');
    expect(createAgenda([late], toTime('2026-03-06T05:10:00Z'))).toHaveLength(1);
  });
});
