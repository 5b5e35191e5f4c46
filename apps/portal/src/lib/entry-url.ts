/** Path of the entry chunk, which identifies the build that this page runs. The build puts this module into that chunk. */
export const entryUrl = (): string => new URL(import.meta.url).pathname;
