/** The values that the build inserts into the service worker. */
export interface WorkerBuild {
  /** Identifies the build. Changes if any file of the build changes. */
  id: string;
  /** URL of the entry chunk. Only the page of this build contains it. */
  entry: string;
  /** URLs of the files that every page needs. */
  shell: readonly string[];
  /** URLs of the files of the main areas. Not stored ahead of time if the browser's data saver is on. */
  areas: readonly string[];
  /** Regular expression that matches the paths for which the portal's page is shown. */
  pages: string;
}
