/** The word on the button of the host's own dialog. */
export const copy = { close: 'Close' } as const;
