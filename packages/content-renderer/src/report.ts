/**
 * One thing the renderer changed, refused or could not do; a typed note, never an exception.
 * Values are cut to 200 characters, and one document yields at most 500 notes.
 */
export type ContentReport =
  /** An element that is never drawn (a script, a form field, SVG): it went with all it held. */
  | { readonly kind: 'dropped-element'; readonly tag: string }
  /** An element outside the allow-list: its children took its place. */
  | { readonly kind: 'unwrapped-element'; readonly tag: string }
  | {
      readonly kind: 'dropped-attribute';
      readonly tag: string;
      readonly attribute: string;
      readonly value: string;
    }
  | {
      readonly kind: 'dropped-style';
      readonly tag: string;
      readonly property: string;
      readonly value: string;
    }
  /** A picture, video or frame from a host outside the policy: a link took its place. */
  | { readonly kind: 'linked-media'; readonly tag: string; readonly url: string }
  | { readonly kind: 'truncated'; readonly limit: 'length' | 'depth' | 'nodes' }
  /** `html` was no string, so nothing is shown. */
  | { readonly kind: 'invalid-input'; readonly received: string }
  /** A part of the policy, or the page's address, that says nothing: it counts as absent. */
  | { readonly kind: 'invalid-option'; readonly option: string; readonly received: string }
  /** A component of the caller threw; the plain element stands in its place. */
  | { readonly kind: 'component-failed'; readonly tag: string; readonly error: unknown };

const MAX_REPORTS = 500;
const MAX_VALUE = 200;

/** Collects notes up to the bound, so that a hostile document cannot fill memory with them. */
export function addReport(reports: ContentReport[], report: ContentReport): void {
  if (reports.length < MAX_REPORTS) reports.push(report);
}

/** A value as a report carries it. */
export function shorten(value: string): string {
  return value.length > MAX_VALUE ? `${value.slice(0, MAX_VALUE)}…` : value;
}
