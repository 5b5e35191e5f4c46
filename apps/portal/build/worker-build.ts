/** The values that the build inserts into the service worker. */
export interface WorkerBuild {
  /** Identifies the build. Changes if index.html or any file of the bundle changes, but not if a file of `public` changes. */
  id: string;
  /** URL of the entry chunk. Only the page of this build contains it. */
  entry: string;
  /** URLs of the files that every page needs. */
  shell: readonly string[];
  /** URLs of the on-demand modules and of the offline features. Not stored ahead of time if the browser's data saver is on. */
  offlineFiles: readonly string[];
  /** Regular expression that matches the paths for which the portal's page is shown. */
  pages: string;
}
