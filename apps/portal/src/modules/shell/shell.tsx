import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { MenuItem } from '@producer-portal/api';
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
import { lazyOptional } from '../../lib/lazy-optional.ts';
import { getParentRoute, routeDef } from '../../routes.manifest.ts';
import type { RouteDef } from '../paths/feature-route.ts';
import { access } from '../access/access.ts';
import { favoritesCopy } from '../favorites/copy.ts';
import { favoritePath } from '../favorites/favorite-path.ts';
import type { PageMetadata } from '../favorites/favorite-path.ts';
import { useFavorites } from '../favorites/use-favorites.ts';
import { SearchDialogProvider } from '../search-dialog/search-dialog-provider.tsx';
import { SearchField } from '../search-dialog/search-field.tsx';
import { useConfig, useServices, useSession } from '../session/services.tsx';
import { AccountButton } from './account-button.tsx';
import { copy } from './copy.ts';
import { fallbackMenus } from './fallback-menus.ts';
import { useHasFirstContent } from './first-content.tsx';
import { IdleWarning } from './idle-warning.tsx';
import { EarlyImpersonation, Impersonation } from './impersonation.tsx';
import { menuEntries } from './menu-entries.ts';
import { PageTitleProvider } from './page-title.tsx';
import { ScreenPlaceholder } from './screen-placeholder.tsx';
import { shellQueries } from './shell-queries.ts';
import { useFocusAndScroll } from './use-focus-and-scroll.ts';
import { useRouteDef } from './use-route-def.ts';
import styles from './pp-portal-shell.module.css';

/** Loads when the phone menu opens. */
const PhoneAccount = lazy(async () => ({
  default: (await import('./phone-account.tsx')).PhoneAccount,
}));

/** Loads on demand, because it is rarely used. */
const DevicesDialog = lazy(async () => ({
  default: (await import('../signed-in-devices/devices-dialog.tsx')).DevicesDialog,
}));

/** Optional: the page is readable without its star. */
const PageStar = lazyOptional(() =>
  import('../favorites/page-star.tsx').then((module) => module.PageStar),
);

/** Loads only for users who can order. */
const HeaderCart = lazyOptional(() =>
  import('../cart/header-cart.tsx').then((module) => module.HeaderCart),
);

/** The alerts that the header's count refers to. */
const unreadPath = '/alerts?unread=true';

/** The favorites page shows the rest. */
const MAX_MENU_FAVORITES = 8;

interface ShellProps {
  /** Renders the shell for index.html, before the user and the URL are known. @default false */
  isPrerendered?: boolean;
  children: ReactNode;
}

/**
 * The frame around every screen: skip links, impersonation banner, header with search and menus, breadcrumb, and footer. It
 * also handles focus and announcements on navigation. Public pages have no search and no menus.
 */
export function Shell({ isPrerendered = false, children }: ShellProps) {
  const announcerProps = useFocusAndScroll();
  const config = useConfig();
  const { kind } = useSession();
  const route = useRouteDef();
  const [page, setPage] = useState<PageMetadata | null>(null);
  const title = page?.title ?? route?.title ?? config.portalName;
  const documentTitle = route?.path === '/' ? config.portalName : title;
  useDocumentTitle(documentTitle);

  const isBare = !isPrerendered && route?.public === true;
  useLayoutEffect(() => {
    // Replace the boot script's attributes, set for the opened page, with those of the current page.
    const { dataset } = document.documentElement;
    if (isBare) dataset.shell = 'bare';
    else delete dataset.shell;
    // From now on, the header itself leaves out the search field on the search page.
    delete dataset.search;
  }, [isBare]);

  return (
    <SearchDialogProvider enabled={!isBare && kind !== 'none'}>
      <ShellFrame
        isBare={isBare}
        isPrerendered={isPrerendered}
        isSearchPage={!isPrerendered && route?.path === '/search'}
      >
        <RouteAnnouncer title={documentTitle} {...announcerProps} />
        {isPrerendered ? (
          <ScreenPlaceholder />
        ) : (
          <PageTitleProvider value={setPage}>
            <StorageWarning />
            <BreadcrumbBar route={route} title={title} page={page} />
            {children}
            <IdleWarning />
          </PageTitleProvider>
        )}
      </ShellFrame>
    </SearchDialogProvider>
  );
}

/** Warns that the session ends with the tab if the browser blocks storage. */
function StorageWarning() {
  const { session } = useServices();
  const { kind } = useSession();
  if (kind === 'none' || session.isPersistent()) return null;
  return <Callout tone="warning">{copy.storageBlocked}</Callout>;
}

function useDocumentTitle(title: string): void {
  const { kind, claims } = useSession();
  // Mark a tab that shows an agent's portal, so that tabs are easy to tell apart.
  const prefix = kind === 'agent' && claims ? copy.asPrefix(claims.agent_code ?? '') : '';
  useEffect(() => {
    document.title = prefix + title;
  }, [prefix, title]);
}

interface BreadcrumbBarProps {
  route: RouteDef | null;
  title: string;
  page: PageMetadata | null;
}

/** The ancestors of a route, top first. */
function getAncestors(route: RouteDef): RouteDef[] {
  const parent = getParentRoute(route);
  if (!parent) return [];
  const ancestor = routeDef(parent);
  return [...getAncestors(ancestor), ancestor];
}

/** The line above every page: breadcrumb and star. */
function BreadcrumbBar({ route, title, page }: BreadcrumbBarProps) {
  const path = favoritePath(route, page, useLocation());
  const hasContent = useHasFirstContent();
  if (!route || route.public || route.path === '/') return null;
  const items = [
    { label: copy.home, href: '/' },
    ...getAncestors(route).map((ancestor) => ({ label: ancestor.title, href: ancestor.path })),
    { label: title },
  ];
  return (
    <div className={styles.trail}>
      <Breadcrumb label={copy.breadcrumb} items={items} />
      {path !== null && hasContent && (
        <Suspense fallback={null}>
          <PageStar key={path} title={title} path={path} />
        </Suspense>
      )}
    </div>
  );
}

interface ShellFrameProps {
  /** True on a public page, which has no search, menus, or calls. */
  isBare: boolean;
  isPrerendered: boolean;
  /** True on the search page, which has its own field, so the header has none. */
  isSearchPage: boolean;
  children: ReactNode;
}

function ShellFrame({ isBare, isPrerendered, isSearchPage, children }: ShellFrameProps) {
  const { api } = useServices();
  const config = useConfig();
  const session = useSession();
  const { pathname, search } = useLocation();
  // The path on which the menu was opened; navigating closes it.
  const [menuPage, setMenuPage] = useState<string | null>(null);
  /** The path on which the devices dialog was opened; navigating closes it. */
  const [devicesPage, setDevicesPage] = useState<string | null>(null);

  const signedIn = !isBare && session.kind !== 'none';
  const queries = shellQueries(api);
  const { data: menus } = useQuery({ ...queries.menus, enabled: signedIn });
  const { data: unread = 0 } = useQuery({ ...queries.unreadCount, enabled: signedIn });

  const hasContent = useHasFirstContent();
  const favorites = useFavorites({ enabled: signedIn && hasContent });
  const favoritesMenu: MenuItem = {
    label: favoritesCopy.menu,
    ...(favorites.length === 0
      ? { path: '/favorites' }
      : {
          children: [
            ...favorites
              .slice(0, MAX_MENU_FAVORITES)
              .map(({ title, path }) => ({ label: title, path })),
            { label: favoritesCopy.all, path: '/favorites' },
          ],
        }),
  };

  // The prerendered menus are those of most users.
  const subject = isPrerendered ? { kind: 'regular' as const, claims: null } : session;
  const { askTitle, portalName: name } = config;
  const fallback = fallbackMenus(askTitle);
  const top = menuEntries([...(menus?.top ?? fallback.top), favoritesMenu], subject, 'top');
  const mobile = menuEntries(
    [...(menus?.mobile ?? fallback.top), favoritesMenu],
    subject,
    'mobile',
  );
  const bottom = menuEntries(menus?.bottom ?? fallback.bottom, subject, 'bottom');
  const currentPath = isPrerendered ? undefined : pathname + search;

  function openDevices() {
    // The phone menu is in the top layer and would block the dialog.
    setMenuPage(null);
    setDevicesPage(pathname);
  }

  const brand = { label: name, href: '/' };
  const note = <p>{name}</p>;
  const unreadBadge = <CountBadge count={unread} label={copy.unreadAlerts(unread)} />;
  if (isBare) {
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
      banner={isPrerendered ? <EarlyImpersonation /> : <Impersonation />}
      header={
        <Header
          brand={brand}
          search={!isSearchPage && <SearchField compact />}
          actions={
            <>
              {signedIn && hasContent && access(session, 'co-op.orders').allowed && (
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
