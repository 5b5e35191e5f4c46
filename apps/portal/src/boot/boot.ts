/*
 * The first script of the page. It is inline and classic, so that it runs before first paint. It sets the theme. While
 * the application's code loads, the script starts to load the page's data and code. The script stores nothing. If it fails, the
 * application does the same work later.
 */
import { formatEasternTime } from '@producer-portal/api/dates';
import { chooseLocale, locales, sourceLocale } from '../lib/locales.ts';
import { nextPaint } from '../lib/next-paint.ts';
import { wait } from '../lib/wait.ts';
import { loadWebFonts } from '../lib/web-fonts.ts';
import { planBoot } from './boot-plan.ts';
import type { BootTable } from './boot-plan.ts';
import type { EarlyCall } from './early-calls.ts';
import { openBootSession } from './boot-session.ts';
import { showSnapshot } from './page-snapshot.ts';

/** Inserted by the build, which knows the file names. */
declare const BOOT_TABLE: BootTable;

// Referenced once, because the build replaces each reference with the whole table.
const { entry, files, routes, catalogs, answerReader, fonts } = BOOT_TABLE;
const root = document.documentElement;

/** How long the page stays empty at most while the boot script reads its snapshot, in milliseconds. */
const MAX_RESTORING = 500;

/** How long the application waits at most for the page's snapshot, and then again for its paint, in milliseconds. */
const MAX_SNAPSHOT_WAIT = 1000;

// The buttons do nothing until the application has loaded. The application then repeats the last click (app/early-input.ts).
const listening = new AbortController();
const earlyClick: NonNullable<Window['earlyClick']> = { target: null, listening };
window.earlyClick = earlyClick;
window.addEventListener(
  'click',
  ({ target }) => {
    earlyClick.target = target;
  },
  listening,
);

/** Waits until the browser has painted the snapshot. Returns early if the page shows none. */
async function waitForPaint(shown: Promise<boolean>): Promise<void> {
  const isShown = await Promise.race([shown, wait(MAX_SNAPSHOT_WAIT).then(() => false)]);
  // A tab in the background doesn't paint.
  if (isShown && document.visibilityState === 'visible')
    await Promise.race([nextPaint(), wait(MAX_SNAPSHOT_WAIT)]);
}

try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  // An earlier visit has cached the web fonts, so use them from the first paint on.
  const hasFonts = localStorage.getItem('fonts') === 'web';
  if (hasFonts) root.dataset.fonts = 'web';

  const config: {
    apiHost?: string;
    locales?: unknown;
    defaultLocale?: unknown;
    savedAnswersHours?: unknown;
  } = JSON.parse(document.getElementById('portal-config')?.textContent ?? '{}');
  const locale = chooseLocale({
    stored: localStorage.getItem('locale'),
    config,
    browserLanguages: navigator.languages,
  });
  if (locale !== sourceLocale) {
    root.lang = locale;
    root.dir = locales[locale].direction;
    // Hides the English texts of the prerendered shell until the application renders.
    root.dataset.translating = '';
  }

  const token = localStorage.getItem('jwt');
  const hasChanged = () => localStorage.getItem('jwt') !== token;
  const plan = planBoot({
    pathname: location.pathname,
    search: location.search,
    token,
    impersonating:
      localStorage.getItem('agent_jwt') !== null && localStorage.getItem('admin_jwt') !== null,
    now: Date.now(),
    routes: routes.map((route) => ({
      ...route,
      files: route.files.map((index) => files[index] ?? ''),
    })),
  });

  if (plan.bare) root.dataset.shell = 'bare';
  if (plan.ownSearch) root.dataset.search = 'own';
  if (plan.viewingAs !== null) {
    root.dataset.shell = 'impersonating';
    root.style.setProperty('--viewing-as', JSON.stringify(plan.viewingAs));
  }

  const session =
    plan.savedContentOwner === null || config.savedAnswersHours === 0
      ? null
      : openBootSession(localStorage, plan.savedContentOwner);

  const host = config.apiHost || location.origin;
  function startCall(path: string): EarlyCall {
    const url = host + path;
    const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
    const response = fetch(url, { headers, redirect: 'error' });
    // The client handles the failure when it takes the response. This avoids an unhandled rejection until then.
    response.catch(() => {});
    return { url, token: token ?? '', response };
  }
  let earlyCalls: EarlyCall[] | undefined;
  // Until a page in the background paints, another tab can renew the token or sign out.
  const startCalls = () =>
    (earlyCalls ??= hasChanged() ? [] : plan.calls.map((path) => startCall(path)));
  window.startEarlyCalls = startCalls;

  if (session && plan.canHaveSnapshot) {
    const abortController = new AbortController();
    const shown = showSnapshot({
      session,
      pathname: location.pathname,
      search: location.search,
      locale,
      now: Date.now(),
      hasChanged,
      loadFonts: hasFonts ? loadWebFonts : null,
      signal: abortController.signal,
      // Without a snapshot, the application renders as on the first visit.
    }).catch(() => false);
    window.snapshotPainted = waitForPaint(shown).finally(() => abortController.abort());
    // Hides the prerendered shell, because a layout without the snapshot would only delay it.
    root.dataset.restoring = '';
    const showShell = () => delete root.dataset.restoring;
    void shown.then(showShell);
    setTimeout(showShell, MAX_RESTORING);
  }

  const addLink = (rel: string, href: string, properties: Partial<HTMLLinkElement> = {}) =>
    document.head.append(Object.assign(document.createElement('link'), { rel, href }, properties));
  // Must be the mode in which fonts, modules, and their stylesheets load. The browser ignores a preload in another mode.
  const crossOrigin = '';
  if (hasFonts) for (const file of fonts) addLink('preload', file, { crossOrigin, as: 'font' });
  const preloads = [
    ...entry,
    ...(catalogs[locale] ?? []),
    ...plan.files,
    ...(session ? answerReader : []),
  ];
  function preloadCode() {
    for (const file of preloads) {
      // Preload a stylesheet instead of adding it to the page. Otherwise, Vite's import code would treat a stylesheet that is
      // still loading as loaded, and the page would render too early.
      if (file.endsWith('.css')) addLink('preload', file, { crossOrigin, as: 'style' });
      else addLink('modulepreload', file, { crossOrigin });
    }
  }
  // On slow devices, starting the calls takes 100 ms, and compiling the code takes longer, so show the snapshot first. Code that
  // the service worker hasn't stored must load from the network meanwhile.
  const painted = Promise.resolve(window.snapshotPainted);
  if (navigator.serviceWorker?.controller) void painted.then(preloadCode);
  else preloadCode();
  void painted.then(startCalls);
} catch {
  // Blocked storage or malformed configuration: the application handles both.
}

// The browser's first use of a time zone takes slow devices 70 ms: do it after the first paint, while the code loads. Safari
// has no requestIdleCallback and leaves it to the application.
window.requestIdleCallback?.(() => formatEasternTime(Date.now()));
