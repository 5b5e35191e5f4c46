/** The values that the build inserts into the service worker. */
export interface WorkerBuild {
  /** Identifies the build. Changes if any file of the build changes. */
  id: string;
  /** URL of the entry chunk. Only the page of this build contains it. */
  entry: string;
  /** URLs of the files that every page needs. */
  shell: readonly string[];
  /** URLs of the files of the main areas. Not stored ahead of time if the user saves data. */
  areas: readonly string[];
  /** Regular expression of the paths that show the portal's page. */
  pages: string;
}
