import { shorten, type ContentReport } from './report.ts';

/**
 * What a document can show beyond the built-in allow-list. No setting here lets scripts, event
 * handlers, SVG, or MathML through.
 */
export interface ContentPolicy {
  /** Hosts for images, such as `img.example.com` or `*.example.com`, in addition to the page's own host. */
  readonly imageHosts?: readonly string[];
  /** Hosts for `<video>` and `<audio>`, in addition to the page's own host. */
  readonly mediaHosts?: readonly string[];
  /** Hosts whose players can load in a frame, always sandboxed and over https. None by default. */
  readonly frameHosts?: readonly string[];
  /**
   * Class names that reach the page. None by default, because the page's styles can apply to a class. Layout classes, such as
   * `row`, `alert`, and `note`, have no effect here: `applyRules` reads and removes them.
   */
  readonly classes?: readonly string[];
  readonly limits?: Partial<ContentLimits>;
}

/** Limits for one document. The renderer leaves out the content beyond them, and reports `truncated`. */
export interface ContentLimits {
  /** Maximum characters of HTML. @default 5_000_000 */
  readonly length: number;
  /** Maximum nesting of elements; values above 250 count as 250. @default 100 */
  readonly depth: number;
  /** Maximum number of elements and text nodes. @default 200_000 */
  readonly nodes: number;
}

export const defaultLimits: ContentLimits = Object.freeze({
  length: 5_000_000,
  depth: 100,
  nodes: 200_000,
});

/** A policy with defaults for all missing options. */
export interface CheckedPolicy extends Required<ContentPolicy> {
  readonly limits: ContentLimits;
}

/** Returns the name of a value's type, for reports. */
export function getTypeName(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}

/** Called for each invalid option, which counts as missing. */
type OnInvalidOption = (option: string, value: unknown) => void;

/** Creates the report for an invalid option. */
export function createInvalidOptionReport(option: string, value: unknown): ContentReport {
  const received = typeof value === 'string' ? shorten(value) : getTypeName(value);
  return { kind: 'invalid-option', option, received };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return getTypeName(value) === 'object';
}

function isStringList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** A lowercase host name, with an optional `*.` before it and an optional port after it. */
const HOST = /^(?:\*\.)?[a-z\d._-]+(?::\d+)?$/;

/** True for a number of zero or more. */
export function isCount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0;
}

/**
 * Validates a policy. An option of the wrong type, or an entry that isn't a host, counts as missing.
 *
 * @param onInvalidOption called for each of them.
 */
export function checkPolicy(
  rawPolicy: unknown,
  onInvalidOption: OnInvalidOption = () => undefined,
): CheckedPolicy {
  function read<T>(
    option: string,
    value: unknown,
    isValid: (value: unknown) => value is T,
    defaultValue: T,
  ): T {
    if (isValid(value)) return value;
    if (value !== undefined) onInvalidOption(option, value);
    return defaultValue;
  }
  const policy = read('policy', rawPolicy, isRecord, {});
  const limits = read('policy.limits', policy['limits'], isRecord, {});
  const readList = (name: string) => read(`policy.${name}`, policy[name], isStringList, []);
  const readHosts = (name: string) =>
    readList(name).filter((entry, index) => {
      const isHost = HOST.test(entry);
      if (!isHost) onInvalidOption(`policy.${name}.${index}`, entry);
      return isHost;
    });
  const readLimit = (name: keyof ContentLimits) =>
    read(`policy.limits.${name}`, limits[name], isCount, defaultLimits[name]);
  return {
    imageHosts: readHosts('imageHosts'),
    mediaHosts: readHosts('mediaHosts'),
    frameHosts: readHosts('frameHosts'),
    classes: readList('classes'),
    limits: { length: readLimit('length'), depth: readLimit('depth'), nodes: readLimit('nodes') },
  };
}

/** Returns the limits of a policy, with defaults for missing ones. */
export function getLimits(policy: ContentPolicy | undefined): ContentLimits {
  return checkPolicy(policy).limits;
}
