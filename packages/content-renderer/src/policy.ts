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
  /** Nested elements. @default 100 */
  readonly depth: number;
  /** Elements and texts. @default 200_000 */
  readonly nodes: number;
}

export const defaultLimits: ContentLimits = Object.freeze({
  length: 5_000_000,
  depth: 100,
  nodes: 200_000,
});

/** The limits of a policy, with the defaults where it names none. */
export function limitsOf(policy: ContentPolicy | undefined): ContentLimits {
  return { ...defaultLimits, ...policy?.limits };
}
