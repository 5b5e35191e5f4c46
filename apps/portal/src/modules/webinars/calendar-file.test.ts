import { describe, expect, it } from 'vitest';
import { createCalendarFile, type Appointment } from './calendar-file.ts';

const now = Date.parse('2026-03-02T19:05:00Z');
const appointment: Appointment = {
  uid: 'webinar-5602@portal.example.com',
  title: 'Take20: spring opening',
  start: Date.parse('2026-03-05T11:00:00-05:00'),
  end: Date.parse('2026-03-05T11:20:00-05:00'),
  description: 'Twenty minutes.',
  url: 'https://portal.example.com/training-and-job-aids/webinars/take20',
};
const file = (changes: Partial<Appointment> = {}) =>
  createCalendarFile({ ...appointment, ...changes }, now, 'Producer News Portal');
/** The lines of the file, unfolded as a calendar reads them. */
const lines = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
/** The value of a line, unescaped as a calendar reads it. */
const value = (text: string, name: string) =>
  lines(text)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .replaceAll(/\\([\\;,n])/g, (_, mark: string) => (mark === 'n' ? '\n' : mark));

describe('createCalendarFile', () => {
  it('returns one event with UTC times and CRLF line endings', () => {
    expect(file()).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Producer News Portal//Webinars//EN',
        'CALSCALE:GREGORIAN',
        'METHOD:PUBLISH',
        'BEGIN:VEVENT',
        'UID:webinar-5602@portal.example.com',
        'DTSTAMP:20260302T190500Z',
        'DTSTART:20260305T160000Z',
        'DTEND:20260305T162000Z',
        'SUMMARY:Take20: spring opening',
        'DESCRIPTION:Twenty minutes.',
        'URL:https://portal.example.com/training-and-job-aids/webinars/take20',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it('converts starts before and after a daylight saving time change to UTC', () => {
    const winter = file({ start: Date.parse('2026-03-07T09:00:00-05:00') });
    const summer = file({ start: Date.parse('2026-03-09T09:00:00-04:00') });
    expect(lines(winter)).toContain('DTSTART:20260307T140000Z');
    expect(lines(summer)).toContain('DTSTART:20260309T130000Z');
  });

  it('escapes special characters', () => {
    const title = String.raw`Roofs; hail, wind \ water: \n is no line`;
    const description = 'First line\nSecond, line\r\nThird\rFourth\u2028Fifth';
    const text = file({ title, description });
    expect(value(text, 'SUMMARY')).toBe(title);
    expect(value(text, 'DESCRIPTION')).toBe('First line\nSecond, line\nThird\nFourth\nFifth');
  });

  it('prevents text from injecting lines', () => {
    const text = file({
      title: 'x\r\nATTACH:https://evil.example/x',
      description: 'y\nEND:VEVENT\u0000\u0085z',
    });
    expect(
      lines(text).filter((line) => line.startsWith('ATTACH') || line === 'END:VEVENT'),
    ).toEqual(['END:VEVENT']);
    expect(text).not.toContain('\u0000');
    expect(text).not.toContain('\u0085');
  });

  it.each([
    'a'.repeat(300),
    'é'.repeat(120),
    '屋根'.repeat(80),
    '🏍️'.repeat(60),
    `${'a'.repeat(62)}🏠b`,
  ])('folds %s into lines of at most 75 octets without splitting characters', (title) => {
    const text = file({ title });
    const octets = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(text.isWellFormed()).toBe(true);
    expect(value(text, 'SUMMARY')).toBe(title);
  });

  it('replaces a lone surrogate', () => {
    const saved = new TextDecoder().decode(new TextEncoder().encode(file({ title: 'x\ud83c' })));
    expect(value(saved, 'SUMMARY')).toBe('x\ufffd');
  });
});
