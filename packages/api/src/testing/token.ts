function base64Url(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/**
 * A well-formed token that no host accepts: it is not signed.
 *
 * @param claims the payload as it stands
 */
export function sampleToken(claims: object): string {
  return `${base64Url({ alg: 'none', typ: 'JWT' })}.${base64Url(claims)}.unsigned`;
}
