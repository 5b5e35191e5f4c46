import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { alerts, type MenuItem, menus as menusResource } from '@producer-portal/api';
import {
  AppShell,
  BottomMenu,
  Breadcrumb,
  CountBadge,
  Header,
  MobileMenu,
  Callout,
  RouteAnnouncer,
  TextLink,
  TopMenu,
} from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { lazyExtra } from '../../lib/lazy-extra.ts';
import { parentOf, routeDef } from '../../routes.manifest.ts';
import type { RouteDef } from '../paths/feature-route.ts';
import { access } from '../access/access.ts';
import { favoritesCopy } from '../favorites/copy.ts';
import { favoritePath } from '../favorites/favorite-path.ts';
import type { PageFacts } from '../favorites/favorite-path.ts';
import { useFavorites } from '../favorites/use-favorites.ts';
import { SearchDialogProvider } from '../search-dialog/search-dialog-provider.tsx';
import { SearchField } from '../search-dialog/search-field.tsx';
import { defaultConfig } from '../session/portal-config.ts';
import { useConfig, useServices, useSession } from '../session/services.tsx';
import { AccountButton } from './account-button.tsx';
import { copy } from './copy.ts';
import { fallbackMenus } from './fallback-menus.ts';
import { IdleWarning } from './idle-warning.tsx';
import { EarlyImpersonation, Impersonation } from './impersonation.tsx';
import { menuEntries } from './menu-entries.ts';
import { PageTitleProvider } from './page-title.tsx';
import { ScreenPlaceholder } from './screen-placeholder.tsx';
import { useArrival } from './use-arrival.ts';
import { useHydrated } from './use-hydrated.ts';
import { useRouteDef } from './use-route-def.ts';
import styles from './pp-portal-shell.module.css';

/** Wanted when a phone's menu is opened, not before. */
const PhoneAccount = lazy(async () => ({
  default: (await import('./phone-account.tsx')).PhoneAccount,
}));

/** Wanted when somebody asks for it, which is seldom. */
const DevicesDialog = lazy(async () => ({
  default: (await import('../signed-in-devices/devices-dialog.tsx')).DevicesDialog,
}));

/** The page can be read before its star is there, and without it. */
const PageStar = lazyExtra(() =>
  import('../favorites/page-star.tsx').then((module) => module.PageStar),
);

/** Only for who may order; a header without it is whole. */
const HeaderCart = lazyExtra(() =>
  import('../cart/header-cart.tsx').then((module) => module.HeaderCart),
);

/** What the number in the header is of. */
const unreadPath = '/alerts?unread=true';

/** More than these are found on the page of favorites. */
const favoritesInMenu = 8;

/**
 * What every screen stands in: skip links, impersonation banner, header with search and menus, breadcrumb, footer; with what
 * belongs to arriving on a page. The public pages have it without search and menus.
 *
 * Its first render is the one that the build has put into index.html, so it may know neither the reader nor the address.
 */
export function Shell({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  const arrival = useArrival();
  const config = useConfig();
  const { kind } = useSession();
  const route = useRouteDef();
  const [page, setPage] = useState<PageFacts | null>(null);
  const title = page?.title ?? route?.title ?? config.portalName;
  const documentTitle = route?.path === '/' ? config.portalName : title;
  useDocumentTitle(documentTitle);

  const bare = hydrated && route?.public === true;
  useLayoutEffect(() => {
    if (!hydrated) return;
    // What the boot script has said of the page that was asked for, said of the one that is shown.
    const { dataset } = document.documentElement;
    if (bare) dataset.shell = 'bare';
    else delete dataset.shell;
    // From here on the header is drawn without a field where it has none.
    delete dataset.search;
  }, [bare, hydrated]);

  return (
    <SearchDialogProvider enabled={hydrated && !bare && kind !== 'none'}>
      <ShellFrame bare={bare} known={hydrated} searching={hydrated && route?.path === '/search'}>
        <RouteAnnouncer title={documentTitle} {...arrival} />
        {hydrated ? (
          <PageTitleProvider value={setPage}>
            <NotLasting />
            <Trail route={route} title={title} page={page} />
            {children}
            <IdleWarning />
          </PageTitleProvider>
        ) : (
          <ScreenPlaceholder />
        )}
      </ShellFrame>
    </SearchDialogProvider>
  );
}

/** Where the browser refuses to store, the session lasts as long as the page. */
function NotLasting() {
  const { session } = useServices();
  const { kind } = useSession();
  if (kind === 'none' || session.isLasting()) return null;
  return <Callout tone="warning">{copy.notLasting}</Callout>;
}

function useDocumentTitle(title: string): void {
  const { kind, claims } = useSession();
  // A tab that shows somebody else's portal says so where tabs are told apart.
  const prefix = kind === 'agent' && claims ? copy.asPrefix(claims.agent_code ?? '') : '';
  useEffect(() => {
    document.title = prefix + title;
  }, [prefix, title]);
}

interface TrailProps {
  route: RouteDef | null;
  title: string;
  page: PageFacts | null;
}

/** The steps above a route, the highest first. */
function ancestorsOf(route: RouteDef): RouteDef[] {
  const parent = parentOf(route);
  if (!parent) return [];
  const above = routeDef(parent);
  return [...ancestorsOf(above), above];
}

/** The line above every page: the way back up, and the star. */
function Trail({ route, title, page }: TrailProps) {
  const path = favoritePath(route, page, useLocation());
  if (!route || route.public || route.path === '/') return null;
  const items = [
    { label: copy.home, href: '/' },
    ...ancestorsOf(route).map((above) => ({ label: above.title, href: above.path })),
    { label: title },
  ];
  return (
    <div className={styles.trail}>
      <Breadcrumb label={copy.breadcrumb} items={items} />
      {path !== null && (
        <Suspense fallback={null}>
          <PageStar key={path} title={title} path={path} />
        </Suspense>
      )}
    </div>
  );
}

interface ShellFrameProps {
  /** A public page: no search, no menus, no calls. */
  bare: boolean;
  /** The reader and the address are known. */
  known: boolean;
  /** The page is the search, with a field of its own: a second one would only ask which of them to use. */
  searching: boolean;
  children: ReactNode;
}

function ShellFrame({ bare, known, searching, children }: ShellFrameProps) {
  const { api } = useServices();
  const config = useConfig();
  const session = useSession();
  const { pathname, search } = useLocation();
  // The page that the menu was opened on: on any other it is closed again, however the reader got there.
  const [menuPage, setMenuPage] = useState<string | null>(null);
  /** The page that the devices were opened on, likewise. */
  const [devicesPage, setDevicesPage] = useState<string | null>(null);

  const signedIn = known && !bare && session.kind !== 'none';
  const menusResponse = useQuery({ ...menusResource.all.query(api), enabled: signedIn });
  const countResponse = useQuery({ ...alerts.count.query(api), enabled: signedIn });
  // A screen may have asked, and been answered, before React has taken over the shell that knows of no answer.
  const menus = signedIn ? menusResponse.data : undefined;
  const unread = (signedIn && countResponse.data) || 0;

  const favorites = useFavorites({ enabled: signedIn });
  const shortcuts: MenuItem = {
    label: favoritesCopy.menu,
    ...(favorites.length === 0
      ? { path: '/favorites' }
      : {
          children: [
            ...favorites
              .slice(0, favoritesInMenu)
              .map(({ title, path }) => ({ label: title, path })),
            { label: favoritesCopy.all, path: '/favorites' },
          ],
        }),
  };

  const subject = known ? session : { kind: 'regular' as const, claims: null };
  // The shell in the HTML was drawn before there was a configuration.
  const { askTitle, portalName: name } = known ? config : defaultConfig;
  const fallback = fallbackMenus(askTitle);
  const top = menuEntries([...(menus?.top ?? fallback.top), shortcuts], subject, 'top');
  const mobile = menuEntries([...(menus?.mobile ?? fallback.top), shortcuts], subject, 'mobile');
  const bottom = menuEntries(menus?.bottom ?? fallback.bottom, subject, 'bottom');
  const currentPath = known ? pathname + search : undefined;

  function openDevices() {
    // A phone's menu is in the browser's top layer: nothing else can be used while it is open.
    setMenuPage(null);
    setDevicesPage(pathname);
  }

  const brand = { label: name, href: '/' };
  const note = <p>{name}</p>;
  const unreadBadge = <CountBadge count={unread} label={copy.unreadAlerts(unread)} />;
  if (bare) {
    return (
      <AppShell
        skipLinks={[{ href: '#main', label: copy.skipToMain }]}
        header={<Header brand={brand} />}
        footer={
          <BottomMenu label={copy.bottomMenu} items={[]}>
            {note}
          </BottomMenu>
        }
      >
        {children}
      </AppShell>
    );
  }
  return (
    <AppShell
      skipLinks={[{ href: '#main', label: copy.skipToMain }]}
      banner={known ? <Impersonation /> : <EarlyImpersonation />}
      header={
        <Header
          brand={brand}
          search={!searching && <SearchField compact />}
          actions={
            <>
              {signedIn && access(session, 'co-op.orders').allowed && (
                <Suspense fallback={null}>
                  <HeaderCart />
                </Suspense>
              )}
              <TextLink href={unreadPath} className={styles.alerts}>
                {copy.alerts}
                {unreadBadge}
              </TextLink>
              <AccountButton onOpenDevices={openDevices} />
              {devicesPage === pathname && (
                <Suspense fallback={null}>
                  <DevicesDialog onClose={() => setDevicesPage(null)} />
                </Suspense>
              )}
            </>
          }
          menuButton={
            <MobileMenu
              items={mobile}
              open={menuPage === pathname}
              onOpenChange={(open) => setMenuPage(open ? pathname : null)}
              labels={{ menu: copy.menu, close: copy.closeMenu, title: copy.menu }}
              badge={unreadBadge}
              badgeHref={unreadPath}
              currentPath={currentPath}
            >
              <Suspense fallback={null}>
                <PhoneAccount onOpenDevices={openDevices} />
              </Suspense>
            </MobileMenu>
          }
          topMenu={<TopMenu label={copy.mainMenu} items={top} currentPath={currentPath} />}
        />
      }
      footer={
        <BottomMenu label={copy.bottomMenu} items={bottom}>
          {note}
        </BottomMenu>
      }
    >
      {children}
    </AppShell>
  );
}
