/**
 * A page's message to the service worker: the page is in use, and runs this build. Sent after the first content appears, and
 * then at most once an hour when the user returns to the tab.
 */
export interface PageInUseMessage {
  /** Pages send this value to service workers of other builds too, so it must not change. */
  type: 'opened';
  /** URL of the entry chunk that the page runs, which identifies its build. */
  entry: string;
}

/** The service worker's message to pages: the next load shows another version of the portal, or another configuration. */
export interface NewVersionMessage {
  type: 'new-version';
  /** URL of the entry chunk of the new build; null if only the configuration has changed. */
  entry: string | null;
}

const hasType = (data: unknown, type: string): data is { type: unknown } =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === type;

export const isPageInUseMessage = (data: unknown): data is PageInUseMessage =>
  hasType(data, 'opened') && 'entry' in data && typeof data.entry === 'string';

export const isNewVersionMessage = (data: unknown): data is NewVersionMessage =>
  hasType(data, 'new-version') &&
  'entry' in data &&
  (data.entry === null || typeof data.entry === 'string');
