/** Resolves after the browser has painted the current content. Never resolves in a background tab, which doesn't paint. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
