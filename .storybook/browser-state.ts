/** The portal's keys in localStorage. */
const portalKeys = [
  'jwt',
  'agent_jwt',
  'admin_jwt',
  'headerFavorites',
  'lastAlertChecked',
  'lastInput',
  'theme',
];

/** The sample user for each kind of session in the toolbar. */
const personas: Readonly<Record<string, string>> = {
  regular: 'independent-producer',
  agent: 'admin-as-producer',
  admin: 'home-office-admin',
};

/**
 * Resets the browser before a story: clears stored data, sets the toolbar's theme, and for screens stores
 * the sample tokens of the toolbar's session.
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
  // Loaded on demand: components have no session, and the sample library is large.
  const { sampleTokens } = await import('@producer-portal/api/testing');
  for (const [key, token] of Object.entries(sampleTokens(persona))) {
    if (token) localStorage.setItem(key, token);
  }
}
