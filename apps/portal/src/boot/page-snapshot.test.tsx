import { createSession } from '@producer-portal/api/session';
import { sampleToken } from '@producer-portal/api/testing';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openEncryptedStore } from '../modules/saved/encrypted-store.ts';
import { takeSnapshot } from '../modules/saved/take-snapshot.ts';
import { openBootSession } from './boot-session.ts';
import { getBuild, showSnapshot } from './page-snapshot.ts';
import type { PageSnapshot, SnapshotNode, SnapshotPage } from './page-snapshot.ts';

const MINUTE = 60_000;
const now = Date.now();

let main: HTMLElement;

/** Signs a user in, so that the browser's storage has the session. */
function signIn(uuid: string) {
  const session = createSession({ events: null, openChannel: () => null });
  session.signIn({ jwt: sampleToken({ uuid, exp: now / 1000 + 900 }) });
  return session;
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  document.head.innerHTML = '<script src="/assets/load-entry-1.js"></script>';
  document.body.innerHTML = '<div id="app"><main>Shell</main></div>';
  main = document.querySelector('main')!;
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

async function save(changes: Partial<PageSnapshot> = {}) {
  await openEncryptedStore('snapshots', signIn('anna'))?.set('/alerts', {
    path: '/alerts?unread=true',
    validUntil: Date.now() + MINUTE,
    idleTime: 15 * MINUTE,
    build: getBuild(),
    locale: 'en-US',
    styles: '',
    message: 'As of 9:41 am ET',
    content: [['h1', { id: 'title' }, ['Alerts']]],
    ...changes,
  } satisfies PageSnapshot);
}

const show = async (changes: Partial<SnapshotPage> = {}, user = 'anna') => {
  const session = openBootSession(localStorage, user);
  if (!session) return false;
  return await showSnapshot({
    session,
    pathname: '/alerts',
    search: '?unread=true',
    locale: 'en-US',
    now: Date.now(),
    hasChanged: () => false,
    loadFonts: null,
    signal: new AbortController().signal,
    ...changes,
  }).catch(() => false);
};

it('shows the last content of the page and its age', async () => {
  await save();
  expect(await show()).toBe(true);
  expect(main.outerHTML).toBe(
    '<main data-snapshot="As of 9:41 am ET"><h1 id="title">Alerts</h1></main>',
  );
});

describe('with a list that is longer than the screen', () => {
  const titles = Array.from({ length: 20 }, (_, index) => `Alert ${index + 1}`);
  const list: SnapshotNode = ['ul', {}, titles.map((title) => ['li', {}, [title]] as const)];
  beforeEach(() => {
    vi.stubGlobal('innerHeight', 440);
    vi.stubGlobal('innerWidth', 1024);
  });

  it('shows the rows on the screen first, and the others after the next paint', async () => {
    await save({ content: [list] });
    await show();
    expect(main.textContent).toBe(titles.slice(0, 10).join(''));
    await vi.waitFor(() => expect(main.textContent).toBe(titles.join('')));
  });

  it('shows all of it at once in a form', async () => {
    await save({ content: [['form', {}, [['fieldset', {}, [list]]]]] });
    await show();
    expect(main.textContent).toBe(titles.join(''));
  });
});

describe('fonts', () => {
  it('load before the content is shown', async () => {
    await save();
    let finish = () => {};
    const fonts = new Promise<void>((resolve) => (finish = resolve));
    const loadFonts = vi.fn(() => fonts);
    const shown = show({ loadFonts });
    await vi.waitFor(() => expect(loadFonts).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(main.textContent).toBe('Shell');
    finish();
    expect(await shown).toBe(true);
  });

  it.each([
    ['fail', () => Promise.reject(new Error('The cache has lost the font.'))],
    ['do not arrive', () => new Promise(() => {})],
  ])('do not prevent it if they %s', async (_, loadFonts) => {
    await save();
    expect(await show({ loadFonts })).toBe(true);
  });
});

describe('shows nothing', () => {
  afterEach(() => expect(main.outerHTML).toBe('<main>Shell</main>'));

  it.each<[string, Partial<PageSnapshot>]>([
    ['for other filters', { path: '/alerts' }],
    ['after the end of the day', { validUntil: now }],
    ['when the idle time is over', { idleTime: 0 }],
    ['from another build', { build: 'http://localhost/assets/load-entry-2.js' }],
    ['in another language', { locale: 'es-US' }],
  ])('%s', async (_, changes) => {
    await save(changes);
    expect(await show()).toBe(false);
  });

  it('for another page', async () => {
    await save();
    expect(await show({ pathname: '/policy-updates' })).toBe(false);
  });

  it('if nothing is saved', async () => {
    signIn('anna');
    expect(await show()).toBe(false);
  });

  it('to another user', async () => {
    await save();
    signIn('ben');
    expect(await show()).toBe(false);
    expect(await show({}, 'ben')).toBe(false);
    // Ben's session has saved something, too.
    await openEncryptedStore('snapshots', signIn('ben'))?.set('/policy-updates', {});
    expect(await show({}, 'ben')).toBe(false);
  });

  it('in a later session of the same user', async () => {
    await save();
    signIn('anna').createStorageSecret();
    expect(await show()).toBe(false);
  });

  it('if the session has changed in the meantime', async () => {
    await save();
    expect(await show({ hasChanged: () => true })).toBe(false);
  });

  it('if the time of the last input is unknown or invalid', async () => {
    await save();
    for (const value of [null, '{', 'null', '{"uuid":"anna","value":"soon"}']) {
      if (value === null) localStorage.removeItem('lastInput');
      else localStorage.setItem('lastInput', value);
      expect(await show()).toBe(false);
    }
  });

  it('after the application has started to render', async () => {
    await save();
    expect(await show({ signal: AbortSignal.abort() })).toBe(false);
  });
});

describe('removes what it shows', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
  afterEach(() => vi.useRealTimers());

  it.each<[string, Partial<PageSnapshot>]>([
    [
      'when the user has been idle for too long',
      { idleTime: MINUTE, validUntil: now + 60 * MINUTE },
    ],
    ['at the end of the day', { idleTime: 15 * MINUTE, validUntil: now + MINUTE }],
  ])('%s', async (_, changes) => {
    await save(changes);
    expect(await show()).toBe(true);
    await vi.advanceTimersByTimeAsync(MINUTE - 1000);
    expect(main.textContent).toBe('Alerts');
    await vi.advanceTimersByTimeAsync(1000);
    expect(main.textContent).toBe('');
  });

  it('when the session changes in another tab', async () => {
    await save();
    let hasChanged = false;
    await show({ hasChanged: () => hasChanged });
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(main.textContent).toBe('Alerts');
    hasChanged = true;
    window.dispatchEvent(new StorageEvent('storage', { key: 'jwt' }));
    expect(main.textContent).toBe('');
  });
});

/** Saves a snapshot of HTML, and returns the HTML that the boot script shows. */
async function copy(html: string): Promise<string> {
  const source = document.createElement('div');
  source.innerHTML = html;
  for (const box of source.querySelectorAll<HTMLInputElement>('[data-check]')) box.checked = true;
  for (const field of source.querySelectorAll<HTMLInputElement>('[data-type]'))
    field.value = 'typed';
  await save({ content: takeSnapshot(source) });
  await show();
  return main.innerHTML;
}

describe('takeSnapshot', () => {
  it('keeps elements, texts, and pictures', async () => {
    const html =
      '<ul><li class="row"><img src="https://cdn.example.com/a.png" alt="Roof"><a href="/alerts/storm?x=1" lang="en">A &lt;b&gt;</a> <svg viewBox="0 0 1 1"><path d="M0 0"></path></svg></li></ul>';
    expect(await copy(html)).toBe(html);
    expect(main.querySelector('path')?.namespaceURI).toBe('http://www.w3.org/2000/svg');
  });

  it('keeps what the user has typed and chosen', async () => {
    expect(
      await copy(
        '<input data-type=""><input type="checkbox" data-check=""><select><option>A</option><option selected="">B</option></select>',
      ),
    ).toBe(
      '<input data-type="" value="typed"><input type="checkbox" data-check="" value="on" checked=""><select><option>A</option><option selected="">B</option></select>',
    );
  });

  it('leaves out hidden pages', async () => {
    expect(await copy('<p>Shown</p><div style="display: none !important">Hidden</div>')).toBe(
      '<p>Shown</p>',
    );
  });

  it('leaves out everything that could run a script', async () => {
    const hostile = [
      '<script>1</script>',
      '<iframe srcdoc="<script>1</script>"></iframe>',
      '<img src="data:image/svg+xml,1" onerror="1">',
      '<a href="javascript:1">a</a>',
      '<a href=" JAVASCRIPT:1">b</a>',
      '<a href="data:text/html,1">c</a>',
      '<form action="javascript:1"><button formaction="javascript:1">d</button></form>',
      '<p style="background: url(x)" onclick="1">e</p>',
      '<svg><use href="data:1"></use><animate attributeName="href"></animate></svg>',
    ];
    expect(await copy(hostile.join(''))).toBe(
      '<img><a>a</a><a>b</a><a>c</a><form><button>d</button></form><p>e</p><svg></svg>',
    );
  });
});

it('doesn’t create elements or attributes that could run a script', async () => {
  await save({
    content: [
      ['script', {}, ['1']],
      ['p', { onclick: '1', class: 'row' }, ['Text']],
      ['a', { href: 'javascript:1' }, ['Link']],
    ],
  });
  await show();
  expect(main.innerHTML).toBe('<p class="row">Text</p><a>Link</a>');
});
