/** Path of the entry chunk, which identifies the build that this page runs. Empty outside of a build. */
export function entryUrl(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? new URL(script.src).pathname : '';
}
