/*
 * Loads the application's entry. If the page has a snapshot, its paint comes first, because compiling the entry takes slow devices
 * 100 ms. This script has its own file, because it must also run if a server's policy blocks the inline boot script.
 */

/** Inserted by the build: the URL of the entry. */
declare const ENTRY: string;

void Promise.resolve(window.snapshotPainted).then(() => import(/* @vite-ignore */ ENTRY));
