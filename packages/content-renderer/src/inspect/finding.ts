/** How much a finding matters: readers are stopped, readers are hampered, or editors may want to know. */
export type FindingSeverity = 'error' | 'warning' | 'info';

/** Where in the document a finding is. */
export interface Place {
  /** The element's words, or those around it, folded and cut to 80 characters; may be empty. */
  readonly text: string;
  /** Words of the nearest heading before it; empty before the first. */
  readonly heading: string;
}

interface AnyFinding {
  readonly severity: FindingSeverity;
}

/**
 * One thing that an editor should look at. `kind` and, where there is one, `reason` say which; the
 * other values word the message. Values out of the document are cut to 200 characters.
 */
export type Finding =
  /** A link that leads nowhere. */
  | (AnyFinding &
      Place & {
        readonly kind: 'dead-link';
        /**
         * `no-address`: none or an empty one. `page-top`: nothing but `#`. `incomplete`: `http://`,
         * `www.` without a scheme, an address no browser can read. `not-public`: localhost, a private
         * or bare host, a name reserved for examples. `no-recipient`: `mailto:` without an @, `tel:`
         * without a digit. `missing-target`: a place on the page that is not there.
         */
        readonly reason:
          | 'no-address'
          | 'page-top'
          | 'incomplete'
          | 'not-public'
          | 'no-recipient'
          | 'missing-target';
        readonly href: string;
      })
  /** A link whose address is refused (`javascript:`, `file:`, a password in it): only its words are shown. */
  | (AnyFinding & Place & { readonly kind: 'unsafe-link'; readonly href: string })
  /** A link whose words do not say where it leads. */
  | (AnyFinding &
      Place & {
        readonly kind: 'link-text';
        /** `empty`: no words, no picture's alternative text. `vague`: "click here". `address`: a bare address. */
        readonly reason: 'empty' | 'vague' | 'address';
        readonly href: string;
      })
  /** A picture that says nothing to those who do not see it. An empty `alt` marks decoration and is fine. */
  | (AnyFinding &
      Place & {
        readonly kind: 'image-alt';
        /** `missing`: no `alt` at all. `file-name`: the name of a file in its place. */
        readonly reason: 'missing' | 'file-name';
        readonly src: string;
      })
  /** A picture that is said to be wider or higher than `limit` pixels. */
  | (AnyFinding &
      Place & {
        readonly kind: 'large-image';
        readonly src: string;
        readonly width?: number;
        readonly height?: number;
        readonly limit: number;
      })
  /** A picture written into the text as `data:`, larger than `limit` bytes. */
  | (AnyFinding &
      Place & { readonly kind: 'inline-image'; readonly bytes: number; readonly limit: number })
  /** A heading more than one level below the one before it (the first: below the page's own). */
  | (AnyFinding &
      Place & {
        readonly kind: 'skipped-heading';
        readonly level: number;
        readonly previous: number;
      })
  | (AnyFinding & Place & { readonly kind: 'empty-heading'; readonly level: number })
  /** A further heading of level 1. */
  | (AnyFinding & Place & { readonly kind: 'repeated-h1' })
  /** A table of data (at least two rows and two columns) without one header cell. */
  | (AnyFinding &
      Place & {
        readonly kind: 'table-without-headers';
        readonly rows: number;
        readonly columns: number;
      })
  /** A day that the text gives as a deadline and that is over. */
  | (AnyFinding &
      Place & {
        readonly kind: 'past-date';
        /** `YYYY-MM-DD`. */
        readonly date: string;
      })
  /** Markup that is not shown, by what it was; one finding for all alike. */
  | (AnyFinding & {
      readonly kind: 'dropped-markup';
      /** `element`: gone with what it held. `tag`: its content stayed. `media`: a link took its place. */
      readonly part: 'element' | 'tag' | 'attribute' | 'style' | 'media';
      readonly tag: string;
      /** Name of the attribute or style property, else empty. */
      readonly name: string;
      /** Value of the first one: of the attribute or property, or the medium's address. */
      readonly value: string;
      readonly count: number;
    })
  /** The document goes on beyond a limit, and what follows is not shown. */
  | (AnyFinding & { readonly kind: 'truncated'; readonly limit: 'length' | 'depth' | 'nodes' })
  /** What was given is no text. */
  | (AnyFinding & { readonly kind: 'invalid-input'; readonly received: string });

/** The finding of one kind. */
export type FindingOf<K extends Finding['kind']> = Extract<Finding, { readonly kind: K }>;
