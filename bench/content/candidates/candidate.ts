import type { ComponentType } from 'react';

/** A candidate's component that shows HTML. */
export type RichText = ComponentType<{ html: string }>;

/** Creates a candidate's component for a browser window or a jsdom window. */
export type CreateRichText = (window: Window & typeof globalThis) => RichText;
