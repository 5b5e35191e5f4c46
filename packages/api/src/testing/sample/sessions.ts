import type { UserSession } from '../../resources/sessions.ts';
import { FIXED_NOW } from '../clock.ts';

const minute = 60_000;

/** Device, and how many minutes ago it signed in and was last used. */
const rows = [
  ['Chrome on Windows', 95, 0],
  ['Safari on iPhone', 3 * 24 * 60 + 20, 12],
  ['Edge on Windows', 24 * 60 + 240, 24 * 60 + 15],
] as const;

/**
 * The sign-ins of one user: this device and two others, most recently used first.
 *
 * @param now milliseconds since 1970. @default FIXED_NOW
 */
export function sampleSessions(now: number = FIXED_NOW): UserSession[] {
  return rows.map(([device, startedAgo, usedAgo], index) => ({
    id: `5f0c2a9e-7d41-4b6e-9a38-0000000000${10 + index}`,
    current: index === 0,
    device,
    started_at: new Date(now - startedAgo * minute).toISOString(),
    last_used_at: new Date(now - usedAgo * minute).toISOString(),
  }));
}
