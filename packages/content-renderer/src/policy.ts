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

/** Deeper trees overflow the stack of who goes through them, React on a server among them. */
const MAX_DEPTH = 250;

/** A policy with nothing left open. */
export interface CheckedPolicy extends Required<ContentPolicy> {
  readonly limits: ContentLimits;
}

/** What a value is, as a report says it. */
export function describe(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}

type Refuse = (option: string, value: unknown) => void;
type Entries = Readonly<Record<string, unknown>>;

function isEntries(value: unknown): value is Entries {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function entriesOf(value: unknown, option: string, refuse: Refuse): Entries {
  if (isEntries(value)) return value;
  if (value !== undefined) refuse(option, value);
  return {};
}

function words(policy: Entries, name: string, refuse: Refuse): readonly string[] {
  const value = policy[name] ?? [];
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((each): each is string => {
    const isWord = Array.isArray(value) && typeof each === 'string';
    if (!isWord) refuse(`policy.${name}`, each);
    return isWord;
  });
}

function limit(limits: Entries, name: keyof ContentLimits, refuse: Refuse): number {
  const value = limits[name];
  if (typeof value === 'number' && value >= 0) return value;
  if (value !== undefined) refuse(`policy.limits.${name}`, value);
  return defaultLimits[name];
}

/**
 * Reads a policy that may come from anywhere: what is no list of words, or no number, counts as absent.
 *
 * @param refuse told of each such part.
 */
export function checkPolicy(given: unknown, refuse: Refuse = () => undefined): CheckedPolicy {
  const policy = entriesOf(given, 'policy', refuse);
  const limits = entriesOf(policy['limits'], 'policy.limits', refuse);
  return {
    imageHosts: words(policy, 'imageHosts', refuse),
    mediaHosts: words(policy, 'mediaHosts', refuse),
    frameHosts: words(policy, 'frameHosts', refuse),
    classes: words(policy, 'classes', refuse),
    limits: {
      length: limit(limits, 'length', refuse),
      depth: Math.min(MAX_DEPTH, limit(limits, 'depth', refuse)),
      nodes: limit(limits, 'nodes', refuse),
    },
  };
}

/** The limits of a policy, with the defaults where it names none. */
export function limitsOf(policy: ContentPolicy | undefined): ContentLimits {
  return checkPolicy(policy).limits;
}
