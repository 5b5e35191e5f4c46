/**
 * Signs a sample person in through the reference API's development sign-in.
 *
 * @param api origin of the reference API.
 * @param identity id of the sample person; the first sample producer by default.
 * @returns the tokens under the keys that localStorage holds them by.
 * @throws Error when the host refuses.
 */
export async function signIn(
  api: string,
  identity = 'independent-producer',
): Promise<Record<string, string>> {
  const chosen = await fetch(`${api}/sso/development/choose`, {
    method: 'POST',
    body: new URLSearchParams({ identity, RelayState: '/alerts' }),
    redirect: 'manual',
  });
  const back = chosen.headers.get('location');
  if (!back) throw new Error(`Development sign-in returned ${chosen.status} and led nowhere.`);
  const exchanged = await fetch(`${api}/api/v1/auth_token/exchange`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: new URL(back, api).searchParams.get('code') }),
  });
  if (!exchanged.ok) throw new Error(`The code was not exchanged: ${exchanged.status}.`);
  const { tokens } = (await exchanged.json()) as { tokens: Record<string, string> };
  return tokens;
}
