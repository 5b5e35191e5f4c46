import { shorten, type ContentReport } from './report.ts';

/**
 * What a document may show beyond the built-in allow-list. Hosts and classes only widen what is
 * shown; nothing here lets script, handlers or foreign markup through.
 */
export interface ContentPolicy {
  /** Hosts that pictures may come from beside the page's own: `img.example.com` or `*.example.com`. */
  readonly imageHosts?: readonly string[];
  /** Hosts that `<video>` and `<audio>` may come from beside the page's own. */
  readonly mediaHosts?: readonly string[];
  /** Hosts whose players may be framed (always sandboxed, https only). No host by default. */
  readonly frameHosts?: readonly string[];
  /** Class names that reach the page. None by default: a class could borrow the page's own styles. */
  readonly classes?: readonly string[];
  readonly limits?: Partial<ContentLimits>;
}

/** Bounds on one document; what lies beyond is left out and said (`truncated`). */
export interface ContentLimits {
  /** Characters of HTML. @default 5_000_000 */
  readonly length: number;
  /** Nested elements, 250 at most. @default 100 */
  readonly depth: number;
  /** Elements and texts. @default 200_000 */
  readonly nodes: number;
}

export const defaultLimits: ContentLimits = Object.freeze({
  length: 5_000_000,
  depth: 100,
  nodes: 200_000,
});

/** A policy with nothing left open. */
export interface CheckedPolicy extends Required<ContentPolicy> {
  readonly limits: ContentLimits;
}

/** What a value is, as a report says it. */
export function describe(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}

/** Told of an option that says nothing, and so counts as absent. */
type Refuse = (option: string, value: unknown) => void;

/** What is said of such an option. */
export function refusal(option: string, value: unknown): ContentReport {
  const received = typeof value === 'string' ? shorten(value) : describe(value);
  return { kind: 'invalid-option', option, received };
}

function isEntries(value: unknown): value is Readonly<Record<string, unknown>> {
  return describe(value) === 'object';
}

function isWords(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

/** True for a number that can be counted to. */
export function isCount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0;
}

/**
 * Reads a policy that may come from anywhere: what is no list of words, or no number, counts as absent.
 *
 * @param refuse told of each such part.
 */
export function checkPolicy(given: unknown, refuse: Refuse = () => undefined): CheckedPolicy {
  function read<T>(
    option: string,
    value: unknown,
    fits: (value: unknown) => value is T,
    absent: T,
  ): T {
    if (fits(value)) return value;
    if (value !== undefined) refuse(option, value);
    return absent;
  }
  const policy = read('policy', given, isEntries, {});
  const limits = read('policy.limits', policy['limits'], isEntries, {});
  const list = (name: string) => read(`policy.${name}`, policy[name], isWords, []);
  const limit = (name: keyof ContentLimits) =>
    read(`policy.limits.${name}`, limits[name], isCount, defaultLimits[name]);
  return {
    imageHosts: list('imageHosts'),
    mediaHosts: list('mediaHosts'),
    frameHosts: list('frameHosts'),
    classes: list('classes'),
    limits: { length: limit('length'), depth: limit('depth'), nodes: limit('nodes') },
  };
}

/** The limits of a policy, with the defaults where it names none. */
export function limitsOf(policy: ContentPolicy | undefined): ContentLimits {
  return checkPolicy(policy).limits;
}
