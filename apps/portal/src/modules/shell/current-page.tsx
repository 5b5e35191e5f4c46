import { Suspense, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { Breadcrumb, Callout, RouteAnnouncer } from '@producer-portal/ui';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { getParentRoute, routeDef } from '../../routes.manifest.ts';
import { favoritePath } from '../favorites/favorite-path.ts';
import type { PageMetadata } from '../favorites/favorite-path.ts';
import type { RouteDef } from '../paths/feature-route.ts';
import { useListLink } from '../paths/use-list-link.ts';
import { useConfig, useServices, useSession } from '../session/services.tsx';
import { copy } from './copy.ts';
import { composeDocumentTitle } from './document-title.ts';
import { useHasFirstContent } from './first-content.tsx';
import { IdleWarning } from './idle-warning.tsx';
import { useLanguageNotice } from './language.ts';
import { PageTitleProvider } from './page-title.tsx';
import { useFocusAndScroll } from './use-focus-and-scroll.ts';
import { useRouteDef } from './use-route-def.ts';
import styles from './pp-portal-shell.module.css';

/** The favorites toggle. Loads later, because the page is readable without it. */
const PageStar = lazyPart(() => import('./late-parts.ts').then((module) => module.PageStar));

/**
 * The current page with its title and breadcrumb. Handles focus and announcements on navigation. The title's state is
 * here, so that a new title doesn't render the whole shell again.
 */
export function CurrentPage({ children }: { children: ReactNode }) {
  const announcerProps = useFocusAndScroll();
  useLanguageNotice();
  const { portalName } = useConfig();
  const route = useRouteDef();
  const [pageMetadata, setPageMetadata] = useState<PageMetadata | null>(null);
  const [details, setDetails] = useState<string | null>(null);
  const setters = useMemo(() => ({ setPageMetadata, setDetails }), []);
  const title = pageMetadata?.title ?? route?.title ?? portalName;
  useDocumentTitle(composeDocumentTitle({ route, page: pageMetadata, details, portalName }));

  return (
    <PageTitleProvider value={setters}>
      <RouteAnnouncer
        title={route?.path === '/' ? portalName : title}
        titleLang={pageMetadata?.lang}
        {...announcerProps}
      />
      <StorageWarning />
      <BreadcrumbBar route={route} title={title} details={details} page={pageMetadata} />
      {children}
      <IdleWarning />
    </PageTitleProvider>
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
  // `agent` is an admin who views the portal as an agent. The prefix makes the tab easy to tell from the admin's other tabs.
  const prefix = kind === 'agent' && claims ? copy.asPrefix(claims.agent_code ?? '') : '';
  useEffect(() => {
    document.title = prefix + title;
  }, [prefix, title]);
}

interface BreadcrumbBarProps {
  route: RouteDef | null;
  title: string;
  /** A description of what the list shows, such as its filters, for titles. Null until the list has reported it. */
  details: string | null;
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
function BreadcrumbBar({ route, title, details, page }: BreadcrumbBarProps) {
  const location = useLocation();
  const path = favoritePath(route, page, location);
  // Wait until a list has reported its filters, because the favorite is named after them.
  const hasName =
    route?.kind !== 'list' || page !== null || details !== null || location.search === '';
  const hasContent = useHasFirstContent();
  const listLink = useListLink();
  if (!route || route.public || route.path === '/') return null;
  const items = [
    { label: copy.home, href: '/' },
    ...getAncestors(route).map(({ title: label, path: href, kind }) =>
      kind === 'list' ? { label, ...listLink(href) } : { label, href },
    ),
    { label: title, lang: page?.lang },
  ];
  return (
    <div className={styles.trail}>
      <Breadcrumb label={copy.breadcrumb} items={items} />
      {path !== null && hasName && hasContent && (
        <Suspense fallback={null}>
          <PageStar key={path} title={details ? `${title}: ${details}` : title} path={path} />
        </Suspense>
      )}
    </div>
  );
}
