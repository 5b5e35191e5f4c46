import { Suspense, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import {
  AppShell,
  BottomMenu,
  CountBadge,
  Header,
  MobileMenu,
  TextLink,
  TopMenu,
} from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { access } from '../access/access.ts';
import { PartLoadError } from '../offline/part-load-error.tsx';
import { SearchDialogProvider } from '../search-dialog/search-dialog-provider.tsx';
import { SearchField } from '../search-dialog/search-field.tsx';
import { useConfig, useServices, useSession } from '../session/services.tsx';
import { AccountButton } from './account-button.tsx';
import { copy } from './copy.ts';
import { CurrentPage } from './current-page.tsx';
import { useHasFirstContent } from './first-content.tsx';
import { EarlyImpersonation, Impersonation } from './impersonation.tsx';
import { ScreenPlaceholder } from './screen-placeholder.tsx';
import { shellQueries } from './shell-queries.ts';
import { useAppBadge } from './use-app-badge.ts';
import { useMenus } from './use-menus.ts';
import { useRouteDef } from './use-route-def.ts';
import styles from './pp-portal-shell.module.css';

/** Loads when the phone menu opens. */
const PhoneAccount = lazyPart(() =>
  import('./phone-account.tsx').then((module) => module.PhoneAccount),
);

/** Loads on demand, because it is rarely used. */
const DevicesDialog = lazyPart(() =>
  import('../signed-in-devices/devices-dialog.tsx').then((module) => module.DevicesDialog),
);

/** Only for users who can order. */
const HeaderCart = lazyPart(() => import('./late-parts.ts').then((module) => module.HeaderCart));

/** The alerts that the header's count refers to. */
const unreadPath = '/alerts?unread=true';

/** Loads after the first screen, because it is at the end of the page. */
const FooterText = lazyPart(() => import('./late-parts.ts').then((module) => module.FooterText));

interface ShellProps {
  /** Renders the shell for index.html, before the user and the URL are known. @default false */
  isPrerendered?: boolean;
  children: ReactNode;
}

/**
 * The frame around every screen: skip links, impersonation banner, header with search and menus, and footer. Public
 * pages have no search and no menus.
 */
export function Shell({ isPrerendered = false, children }: ShellProps) {
  const { kind } = useSession();
  const route = useRouteDef();
  const isBare = !isPrerendered && route?.public === true;
  useLayoutEffect(() => {
    // Replace the boot script's attributes, which are for the page that the user opened first.
    const { dataset } = document.documentElement;
    if (isBare) dataset.shell = 'bare';
    else delete dataset.shell;
    // From now on, the header itself leaves out the search field on the search page.
    delete dataset.search;
    delete dataset.translating;
  }, [isBare]);

  return (
    <SearchDialogProvider enabled={!isBare && kind !== 'none'}>
      <ShellFrame
        isBare={isBare}
        isPrerendered={isPrerendered}
        isSearchPage={!isPrerendered && route?.path === '/search'}
      >
        {isPrerendered ? <ScreenPlaceholder /> : <CurrentPage>{children}</CurrentPage>}
      </ShellFrame>
    </SearchDialogProvider>
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
  const { portalName: name } = useConfig();
  const session = useSession();
  const { pathname, search } = useLocation();
  // The path on which the menu was opened; navigating closes it.
  const [menuPage, setMenuPage] = useState<string | null>(null);
  /** The path on which the devices dialog was opened; navigating closes it. */
  const [devicesPage, setDevicesPage] = useState<string | null>(null);

  const signedIn = !isBare && session.kind !== 'none';
  const { top, mobile, bottom } = useMenus({ enabled: signedIn, isPrerendered });
  const { data: unreadCount, isPending: isCounting } = useQuery({
    ...shellQueries(api).unreadCount,
    enabled: signedIn,
    retryOnMount: false,
  });
  // While an admin views as an agent, the icon shows no count, because the device is the admin's and the count would be the
  // agent's.
  const badgeCount = session.kind === 'agent' ? undefined : unreadCount;
  useAppBadge(session.kind === 'none' ? 0 : badgeCount);
  const hasContent = useHasFirstContent();
  const currentPath = isPrerendered ? undefined : pathname + search;

  // The phone menu is in the top layer and would block dialogs.
  const closeMenu = () => setMenuPage(null);
  function openDevices() {
    closeMenu();
    setDevicesPage(pathname);
  }
  const closeDevices = () => setDevicesPage(null);

  const brand = { label: name, href: '/' };
  const note = <p>{name}</p>;
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
          shortcut={
            <TextLink
              href={unreadPath}
              className={styles.alerts}
              data-loading={isCounting || undefined}
            >
              {copy.alerts}
              <CountBadge count={unreadCount ?? 0} label={copy.unreadAlerts(unreadCount ?? 0)} />
            </TextLink>
          }
          actions={
            <>
              {signedIn && hasContent && access(session, 'co-op.orders').allowed && (
                <Suspense fallback={null}>
                  <HeaderCart />
                </Suspense>
              )}
              <AccountButton onOpenDevices={openDevices} />
              {devicesPage === pathname && (
                <Suspense fallback={null}>
                  <DevicesDialog
                    onClose={closeDevices}
                    renderLoadError={(tryAgain) => (
                      <PartLoadError onTryAgain={tryAgain} onClose={closeDevices} />
                    )}
                  />
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
              currentPath={currentPath}
            >
              <Suspense fallback={null}>
                <PhoneAccount
                  onOpenDevices={openDevices}
                  onSignOut={closeMenu}
                  renderLoadError={(tryAgain) => <PartLoadError onTryAgain={tryAgain} />}
                />
              </Suspense>
            </MobileMenu>
          }
          topMenu={<TopMenu label={copy.mainMenu} items={top} currentPath={currentPath} />}
        />
      }
      footer={
        <BottomMenu label={copy.bottomMenu} items={bottom}>
          {note}
          {signedIn && hasContent && (
            <Suspense fallback={null}>
              <FooterText />
            </Suspense>
          )}
        </BottomMenu>
      }
    >
      {children}
    </AppShell>
  );
}
