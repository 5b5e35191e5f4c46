import type { ComponentType } from 'react';

/** What every candidate offers: a component that shows HTML. */
export type RichText = ComponentType<{ html: string }>;

/** Makes a candidate's component once, for a window of the browser or of jsdom. */
export type CreateRichText = (window: Window & typeof globalThis) => RichText;
