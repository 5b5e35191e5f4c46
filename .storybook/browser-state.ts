/** The sample user for each kind of session in the toolbar. */
const personas: Readonly<Record<string, string>> = {
  regular: 'independent-producer',
  agent: 'admin-as-producer',
  admin: 'home-office-admin',
};

/** Storage that only this frame can see. */
class FrameStorage implements Storage {
  readonly #items = new Map<string, string>();

  get length(): number {
    return this.#items.size;
  }
  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#items.set(key, value);
  }
  removeItem(key: string): void {
    this.#items.delete(key);
  }
  clear(): void {
    this.#items.clear();
  }
}

/**
 * Gives this frame its own storage and no channel to other frames. A docs page shows each screen in a frame. If frames, or
 * two tabs with Storybook, shared their storage, the session of one would end the session of the other.
 */
export function isolateFrame(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, { value: new FrameStorage(), configurable: true });
  Object.defineProperty(globalThis, 'BroadcastChannel', { value: undefined, configurable: true });
}

/**
 * Resets the browser before a story: clears stored data and the document's `data-shell` attribute, sets the toolbar's theme, and for screens stores
 * the sample tokens of the toolbar's session.
 */
export async function resetBrowserState(
  title: string,
  { session = '', theme = '' }: Record<string, string>,
): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('theme', theme.startsWith('dark') ? 'dark' : 'light');
  // A screen without menus sets this attribute, which would hide parts of the next story.
  delete document.documentElement.dataset['shell'];

  const persona = personas[session];
  if (!persona || !/^(Screens|Flows)\//.test(title)) return;
  // Loaded on demand: components have no session, and the sample library is large.
  const { sampleTokens } = await import('@producer-portal/api/testing');
  for (const [key, token] of Object.entries(sampleTokens(persona))) {
    if (token) localStorage.setItem(key, token);
  }
}
