/** How users start the host and its commands, both from the package registry and in the container image. */
export const PROGRAM = 'npx @producer-portal/reference-api';

/** Prints why the command takes longer than usual. */
export const reportFill = (print: (message: string) => void = console.log): void =>
  print('Filling the empty database. This happens once, and can take a minute.');
