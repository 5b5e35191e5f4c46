import type { UserSession } from '../../resources/sessions.ts';
import { FIXED_NOW } from '../clock.ts';

const MINUTE_MS = 60_000;

/** Device, minutes since sign-in, and minutes since last use. */
const rows = [
  ['Chrome on Windows', 95, 0],
  ['Safari on iPhone', 3 * 24 * 60 + 20, 12],
  ['Edge on Windows', 24 * 60 + 240, 24 * 60 + 15],
] as const;

/**
 * Returns one user's sign-ins: this device and two others, most recently used first.
 *
 * @param now Milliseconds since 1970. Defaults to `FIXED_NOW`.
 */
export function sampleSessions(now: number = FIXED_NOW): UserSession[] {
  return rows.map(([device, startedMinutesAgo, lastUsedMinutesAgo], index) => ({
    id: `5f0c2a9e-7d41-4b6e-9a38-0000000000${10 + index}`,
    current: index === 0,
    device,
    started_at: new Date(now - startedMinutesAgo * MINUTE_MS).toISOString(),
    last_used_at: new Date(now - lastUsedMinutesAgo * MINUTE_MS).toISOString(),
  }));
}
