/**
 * Signs the first sample producer in by the reference API's development sign-in.
 *
 * @param api origin of the reference API.
 * @returns the tokens under the keys that localStorage holds them by.
 */
export async function signIn(api: string): Promise<Record<string, string>> {
  const chosen = await fetch(`${api}/sso/development/choose`, {
    method: 'POST',
    body: new URLSearchParams({ identity: 'independent-producer', RelayState: '/alerts' }),
    redirect: 'manual',
  });
  const back = chosen.headers.get('location');
  if (!back) throw new Error(`Development sign-in answered ${chosen.status} and led nowhere.`);
  const exchanged = await fetch(`${api}/api/v1/auth_token/exchange`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: new URL(back, api).searchParams.get('code') }),
  });
  if (!exchanged.ok) throw new Error(`The code was not exchanged: ${exchanged.status}.`);
  const { tokens } = (await exchanged.json()) as { tokens: Record<string, string> };
  return tokens;
}
