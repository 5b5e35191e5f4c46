/** How users start the host and its commands, both from the package registry and in the container image. */
export const PROGRAM = 'npx @producer-portal/reference-api';
