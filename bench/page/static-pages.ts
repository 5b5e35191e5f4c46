import { signIn } from '../../tools/sign-in.ts';
import type { Alert } from './minimal-spa/src/api.ts';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The list as one page of plain HTML: the lower limit for load times. */
export async function staticList(api: string): Promise<string> {
  const { jwt } = await signIn(api);
  const response = await fetch(`${api}/api/v1/alerts`, {
    headers: { Authorization: `Bearer ${jwt}` },
  });
  const { alerts } = (await response.json()) as { alerts: Alert[] };
  const rows = alerts.map(
    ({ slug, title }) => `<li><a href="/alerts/${slug}">${escapeHtml(title)}</a></li>`,
  );
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Alerts</title><main><h1>Alerts</h1><ul>${rows.join('')}</ul></main></html>`;
}
