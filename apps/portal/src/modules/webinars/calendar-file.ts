/** One appointment, as a calendar takes it from a file. */
export interface Appointment {
  /** The same each time it is saved, so that a calendar knows it again. */
  readonly uid: string;
  readonly title: string;
  /** Milliseconds. */
  readonly start: number;
  /** Milliseconds. */
  readonly end: number;
  /** Plain text; lines are kept. */
  readonly description: string;
  /** The page that it is about: an absolute address. */
  readonly url: string;
}

const lineOctets = 75;
const utf8 = new TextEncoder();

/**
 * An appointment as a calendar file (RFC 5545), which every calendar opens. Times are in UTC, so that it
 * stands right in whatever zone the reader is.
 *
 * @param now - when the file is made, in milliseconds.
 * @param maker - who makes it: the name of the portal.
 */
export function calendarFile(appointment: Appointment, now: number, maker: string): string {
  const { uid, title, start, end, description, url } = appointment;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${textOf(maker)}//Webinars//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${textOf(uid)}`,
    `DTSTAMP:${utcTime(now)}`,
    `DTSTART:${utcTime(start)}`,
    `DTEND:${utcTime(end)}`,
    `SUMMARY:${textOf(title)}`,
    `DESCRIPTION:${textOf(description)}`,
    // An address is no text: nothing in it is escaped.
    `URL:${new URL(url).href}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

/** `20260305T160000Z`. */
function utcTime(moment: number): string {
  return new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

/** A text as a value: its own marks are escaped, and what could begin another line is not let through. */
function textOf(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|[\r\n\u2028\u2029]/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '');
}

/** A line of at most 75 octets; the rest goes on after a space in the next. No letter is cut. */
function folded(line: string): string {
  let octets = 0;
  let text = '';
  for (const letter of line) {
    const size = utf8.encode(letter).length;
    if (octets + size > lineOctets) {
      text += '\r\n ';
      octets = 1;
    }
    text += letter;
    octets += size;
  }
  return text;
}
