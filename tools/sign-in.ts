/**
 * Signs in a sample user with the reference API's development sign-in.
 *
 * @param api origin of the reference API.
 * @param identity id of the sample user. @default 'independent-producer'
 * @returns the tokens by their localStorage keys.
 * @throws Error if the host rejects the sign-in.
 */
export async function signIn(
  api: string,
  identity = 'independent-producer',
): Promise<Record<string, string>> {
  const choice = await fetch(`${api}/sso/development/choose`, {
    method: 'POST',
    body: new URLSearchParams({ identity, RelayState: '/alerts' }),
    redirect: 'manual',
  });
  const redirect = choice.headers.get('location');
  if (!redirect)
    throw new Error(`Development sign-in returned ${choice.status} without a redirect.`);
  const exchanged = await fetch(`${api}/api/v1/auth_token/exchange`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: new URL(redirect, api).searchParams.get('code') }),
  });
  if (!exchanged.ok) throw new Error(`The code exchange returned ${exchanged.status}.`);
  const { tokens } = (await exchanged.json()) as { tokens: Record<string, string> };
  return tokens;
}
