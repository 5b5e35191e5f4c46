/** An appointment for a calendar file. */
export interface Appointment {
  /** Stable, so that a calendar recognizes the appointment when it is saved again. */
  readonly uid: string;
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly start: number;
  /** Milliseconds since 1970. */
  readonly end: number;
  /** Plain text, including its line breaks. */
  readonly description: string;
  /** Absolute URL of the appointment's page. */
  readonly url: string;
}

const MAX_LINE_OCTETS = 75;
const utf8 = new TextEncoder();

/**
 * Creates a calendar file (RFC 5545) with one appointment. Times are in UTC, so that they are right in any time zone.
 *
 * @param now - creation time, in milliseconds.
 * @param portalName - named in the file as the application that created it.
 */
export function createCalendarFile(
  appointment: Appointment,
  now: number,
  portalName: string,
): string {
  const { uid, title, start, end, description, url } = appointment;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(portalName)}//Webinars//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utcTime(now)}`,
    `DTSTART:${utcTime(start)}`,
    `DTEND:${utcTime(end)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    // The format does not escape URLs.
    `URL:${new URL(url).href}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
}

/** Formats a time as `20260305T160000Z`. */
function utcTime(moment: number): string {
  return new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

/** Escapes special characters and line breaks, and removes control characters. */
function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|[\r\n\u2028\u2029]/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '');
}

/** Folds a line after at most 75 octets, without splitting a character. Continuation lines start with a space. */
function foldLine(line: string): string {
  let octets = 0;
  let text = '';
  for (const character of line) {
    const size = utf8.encode(character).length;
    if (octets + size > MAX_LINE_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
