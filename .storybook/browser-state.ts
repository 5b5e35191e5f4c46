/** Keys that the portal keeps in localStorage. */
const portalKeys = [
  'jwt',
  'agent_jwt',
  'admin_jwt',
  'headerFavorites',
  'lastAlertChecked',
  'lastInput',
  'theme',
];

/** Who of the sample library stands for each kind of session in the toolbar. */
const personas: Readonly<Record<string, string>> = {
  regular: 'independent-producer',
  agent: 'admin-as-producer',
  admin: 'home-office-admin',
};

/**
 * Puts the browser into the state that a story starts from: nobody's data, the toolbar's theme chosen,
 * and for a screen the sample tokens of the toolbar's session under the keys that the portal reads.
 */
export async function resetBrowserState(
  title: string,
  { session = '', theme = '' }: Record<string, string>,
): Promise<void> {
  for (const key of portalKeys) localStorage.removeItem(key);
  for (const key of Object.keys(sessionStorage)) {
    if (!key.startsWith('@storybook')) sessionStorage.removeItem(key);
  }
  localStorage.setItem('theme', theme.startsWith('dark') ? 'dark' : 'light');

  const persona = personas[session];
  if (!persona || !/^(Screens|Flows)\//.test(title)) return;
  // Loaded only where a screen needs it: components know no session, and the sample library is large.
  const { sampleTokens } = await import('@producer-portal/api/testing');
  for (const [key, token] of Object.entries(sampleTokens(persona))) {
    if (token) localStorage.setItem(key, token);
  }
}
