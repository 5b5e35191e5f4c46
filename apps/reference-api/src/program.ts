/** How users start the host and its commands. It works from the registry and in an image. */
export const PROGRAM = 'npx @producer-portal/reference-api';
