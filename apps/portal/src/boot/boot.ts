/*
 * The first script of the page, classic and tiny: it runs before the first paint. It sets the theme, and starts what the page
 * will need while the application's code is still on its way. It only ever reads; whatever goes wrong in it, the application
 * does the same work later.
 */
import { planBoot } from './boot-plan.ts';
import type { BootTable } from './boot-plan.ts';

/** Written in by the build, which knows the names of the files. */
declare const BOOT_TABLE: BootTable;

const root = document.documentElement;

try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;

  const token = localStorage.getItem('jwt');
  const plan = planBoot({
    pathname: location.pathname,
    search: location.search,
    token,
    impersonating:
      localStorage.getItem('agent_jwt') !== null && localStorage.getItem('admin_jwt') !== null,
    now: Date.now(),
    routes: BOOT_TABLE.routes.map((route) => ({
      ...route,
      files: route.files.map((at) => BOOT_TABLE.files[at] ?? ''),
    })),
  });

  if (plan.bare) root.dataset.shell = 'bare';
  if (plan.ownSearch) root.dataset.search = 'own';
  if (plan.viewingAs !== null) {
    root.dataset.shell = 'impersonating';
    root.style.setProperty('--viewing-as', JSON.stringify(plan.viewingAs));
  }

  const addLink = (rel: string, href: string, more: Partial<HTMLLinkElement> = {}) =>
    document.head.append(Object.assign(document.createElement('link'), { rel, href }, more));
  // Modules and their sheets are asked for in this mode; a preload in another would be in vain.
  const crossOrigin = '';
  for (const file of plan.files) {
    // A sheet not yet as one: its chunk waits for it to be read, and takes a sheet that is on its way for one that is there.
    if (file.endsWith('.css')) addLink('preload', file, { crossOrigin, as: 'style' });
    else addLink('modulepreload', file, { crossOrigin });
  }
  // The sheet of the fonts, where an earlier visit has left them with the browser.
  const fonts = localStorage.getItem('fonts') ?? '';
  if (/^\/assets\/[\w.-]+\.css$/.test(fonts)) addLink('stylesheet', fonts);

  const config: { apiHost?: string } = JSON.parse(
    document.getElementById('portal-config')?.textContent ?? '{}',
  );
  const host = config.apiHost || location.origin;
  window.portalEarlyCalls = plan.calls.map((path) => {
    const url = host + path;
    const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
    const response = fetch(url, { headers, redirect: 'error' });
    // Whoever takes it hears of the failure; until then it is nobody's.
    response.catch(() => {});
    return { url, token: token ?? '', response };
  });
} catch {
  // Storage refused or a garbled block: the application copes with both by itself.
}
