/**
 * Builds the portal unless its last build is of the very same sources.
 *
 * @returns whether there is a build to serve; the build's own output says why not.
 */
export declare function buildPortalIfChanged(): Promise<boolean>;
