/** The message that a page sends to the service worker when it shows its first content, and from then on once an hour. */
export interface OpenedMessage {
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

export const isOpenedMessage = (data: unknown): data is OpenedMessage =>
  hasType(data, 'opened') && 'entry' in data && typeof data.entry === 'string';

export const isNewVersionMessage = (data: unknown): data is NewVersionMessage =>
  hasType(data, 'new-version') &&
  'entry' in data &&
  (data.entry === null || typeof data.entry === 'string');
