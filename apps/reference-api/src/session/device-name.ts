import Bowser from 'bowser';

const UNKNOWN = 'Unknown device';

/** Longer than any real user agent. */
const MAX_USER_AGENT_LENGTH = 512;

/**
 * Names a device by its browser and operating system, for its user.
 *
 * @param userAgent The `User-Agent` header, which is untrusted.
 * @returns A name such as `Chrome on Windows`.
 */
export function toDeviceName(userAgent: string | undefined): string {
  if (!userAgent) return UNKNOWN;
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_USER_AGENT_LENGTH));
  const parts = [browser.name, os.name].filter((name) => /^[\w .-]{1,30}$/.test(name ?? ''));
  return parts.join(' on ') || UNKNOWN;
}
