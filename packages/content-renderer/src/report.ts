/**
 * One thing that the renderer changed, rejected, or failed to do. Values are cut to 200 characters, plus an ellipsis.
 * `sanitize` stops adding reports at 500. Reports of a limit, of `headingOffset`, and of failed components are added anyway.
 */
export type ContentReport =
  /** An element that is never rendered (script, form field, SVG). Its content is removed with it. */
  | { readonly kind: 'dropped-element'; readonly tag: string }
  /** An element outside the allow-list, or in an invalid place such as a link in a link, replaced by its children. */
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
  /**
   * An image, video, audio, or frame that can't load, for example because the policy doesn't list its host. A link or its text
   * replaces it. An image with an empty `alt` is removed.
   */
  | { readonly kind: 'linked-media'; readonly tag: string; readonly url: string }
  /** The document exceeds a limit; the content beyond it is left out. */
  | { readonly kind: 'truncated'; readonly limit: 'length' | 'depth' | 'nodes' }
  /** `html` was not a string, so nothing is shown. */
  | { readonly kind: 'invalid-input'; readonly received: string }
  /** An invalid option, such as a policy entry or `baseUrl`. It counts as missing. */
  | { readonly kind: 'invalid-option'; readonly option: string; readonly received: string }
  /** A component of the caller threw an error; the plain element is rendered instead. */
  | { readonly kind: 'component-failed'; readonly tag: string; readonly error: unknown };

const MAX_REPORTS = 500;
const MAX_VALUE = 200;

/** Adds a report, up to a maximum, so that a hostile document cannot fill memory. */
export function addReport(reports: ContentReport[], report: ContentReport): void {
  if (reports.length < MAX_REPORTS) reports.push(report);
}

/** Cuts a value to the maximum length in reports. */
export function shorten(value: string): string {
  return value.length > MAX_VALUE ? `${value.slice(0, MAX_VALUE)}…` : value;
}
