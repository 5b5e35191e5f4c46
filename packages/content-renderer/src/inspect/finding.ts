/** `error`: blocks readers. `warning`: makes reading harder. `info`: useful for editors to know. */
export type FindingSeverity = 'error' | 'warning' | 'info';

/** The location of a finding in the document. */
export interface FindingLocation {
  /** Text of the element or around it, on one line and cut to 80 characters; may be empty. */
  readonly text: string;
  /** Text of the nearest heading before it; empty before the first heading. */
  readonly heading: string;
}

interface AnyFinding {
  readonly severity: FindingSeverity;
}

/**
 * One problem that an editor should check. `kind` and `reason` identify it; the other values are for
 * the message. Values from the document are cut to 200 characters, plus an ellipsis.
 */
export type Finding =
  /** A link that leads nowhere. */
  | (AnyFinding &
      FindingLocation & {
        readonly kind: 'dead-link';
        /**
         * `no-url`: missing or empty. `page-top`: only `#`. `incomplete`: `http://`, `www.` without
         * a scheme, or a URL that browsers cannot parse. `not-public`: localhost, a private or
         * unqualified host, or a domain reserved for examples. `no-recipient`: `mailto:` without an @,
         * `tel:` without a digit. `missing-target`: no such id in the document.
         */
        readonly reason:
          | 'no-url'
          | 'page-top'
          | 'incomplete'
          | 'not-public'
          | 'no-recipient'
          | 'missing-target';
        readonly href: string;
      })
  /** A link with a forbidden URL (`javascript:`, `file:`, one with a password). Only its text is shown. */
  | (AnyFinding & FindingLocation & { readonly kind: 'unsafe-link'; readonly href: string })
  /** A link whose text does not say where it leads. */
  | (AnyFinding &
      FindingLocation & {
        readonly kind: 'link-text';
        /** `empty`: no text and no image alt text. `vague`: "click here". `address`: a bare URL. */
        readonly reason: 'empty' | 'vague' | 'address';
        readonly href: string;
      })
  /** An image without a useful alternative text. An empty `alt` marks decoration and is fine. */
  | (AnyFinding &
      FindingLocation & {
        readonly kind: 'image-alt';
        /** `missing`: no `alt` attribute. `file-name`: a file name instead of a description. */
        readonly reason: 'missing' | 'file-name';
        readonly src: string;
      })
  /** An image whose attributes make it wider or higher than `limit` pixels. */
  | (AnyFinding &
      FindingLocation & {
        readonly kind: 'large-image';
        readonly src: string;
        readonly width?: number;
        readonly height?: number;
        readonly limit: number;
      })
  /** An image embedded as a `data:` URL, larger than `limit` bytes. */
  | (AnyFinding &
      FindingLocation & {
        readonly kind: 'inline-image';
        readonly bytes: number;
        readonly limit: number;
      })
  /** A heading more than one level below the previous heading. The page's own heading counts as the first. */
  | (AnyFinding &
      FindingLocation & {
        readonly kind: 'skipped-heading';
        readonly level: number;
        readonly previous: number;
      })
  | (AnyFinding & FindingLocation & { readonly kind: 'empty-heading'; readonly level: number })
  /** A second or later heading of level 1. */
  | (AnyFinding & FindingLocation & { readonly kind: 'repeated-h1' })
  /** A data table (at least two rows and two columns) without header cells. */
  | (AnyFinding &
      FindingLocation & {
        readonly kind: 'table-without-headers';
        readonly rows: number;
        readonly columns: number;
      })
  /** A deadline in the past. */
  | (AnyFinding &
      FindingLocation & {
        readonly kind: 'past-date';
        /** `YYYY-MM-DD`. */
        readonly date: string;
      })
  /** Markup that is not shown; one finding for all of the same kind. */
  | (AnyFinding & {
      readonly kind: 'dropped-markup';
      /**
       * `element`: removed with its content. `tag`: only its content is shown. `media`: replaced by a link or text, or removed.
       */
      readonly part: 'element' | 'tag' | 'attribute' | 'style' | 'media';
      readonly tag: string;
      /** Name of the attribute or style property; otherwise empty. */
      readonly name: string;
      /** First value of the attribute or property, or URL of the media. */
      readonly value: string;
      readonly count: number;
    })
  /** The document exceeds a limit; the rest is not shown. */
  | (AnyFinding & { readonly kind: 'truncated'; readonly limit: 'length' | 'depth' | 'nodes' })
  /** `html` is not a string. */
  | (AnyFinding & { readonly kind: 'invalid-input'; readonly received: string });

/** Findings of one kind. */
export type FindingOf<K extends Finding['kind']> = Extract<Finding, { readonly kind: K }>;
