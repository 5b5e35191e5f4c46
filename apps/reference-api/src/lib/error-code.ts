/** Returns the code of a system or database error, such as `EEXIST` or `57014`, if it has one. */
export function getErrorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}
