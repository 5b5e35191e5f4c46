'use client';

import { cx } from 'class-variance-authority';
import { lazy, Suspense, useId, useState, useSyncExternalStore } from 'react';
import type { ComponentProps, JSX, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { SkipLink } from '../skip-link/skip-link.tsx';
import type { SheetProps } from '../sheet/sheet.tsx';
import type { SkipLinkProps } from '../skip-link/skip-link.tsx';
import styles from './pp-filter-panel.module.css';

const loadSheet = () => import('../sheet/sheet.tsx');

function preloadSheet(): void {
  // If the sheet's code can't be loaded now, loading is tried again when the sheet renders.
  loadSheet().catch(() => undefined);
}

// The sheet includes Radix Dialog, so it is loaded only when a narrow screen needs it.
const Sheet = lazy(async () => ({
  default: await loadSheet().then(
    (module) => module.Sheet,
    () => InlineFilters,
  ),
}));

/** Shows the filters below their button if the sheet can't be loaded. */
function InlineFilters({ open, children, footer }: SheetProps): JSX.Element | null {
  if (!open) return null;
  return (
    <div className={styles.inline}>
      {children}
      {footer}
    </div>
  );
}

/** The viewport width from which the stylesheet can show the rail, a column next to the list. */
const WIDE = '(min-width: 80em)';

// jsdom has no matchMedia.
const getWideQuery = () => (typeof matchMedia === 'function' ? matchMedia(WIDE) : undefined);

function subscribeToWidth(onChange: () => void): () => void {
  const query = getWideQuery();
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/** Whether the rail can be visible. True on the server, where the width is unknown. */
function useCanShowRail(): boolean {
  return useSyncExternalStore(
    subscribeToWidth,
    () => getWideQuery()?.matches ?? true,
    () => true,
  );
}

export interface FilterPanelProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The heading of the side column (rail) and the sheet, for example "Filter". */
  title: string;
  /** The number of selected values, shown on the button as "(2)". */
  appliedCount: number;
  labels: {
    /** The label of the button that opens the sheet, for example "Filters". */
    open: string;
    /** The label of the button that returns to the list, for example "Show 23 results". */
    show: string;
    /** The name of the sheet's close button. */
    close: string;
    /**
     * The label of the button that clears all filters. It is shown only in the sheet, because
     * `AppliedFilters` next to the rail has the same button.
     */
    clearAll: string;
  };
  onClearAll: () => void;
  /**
   * A link that skips the rail. It is the rail's first tab stop. For example
   * `{ href: '#results', label: 'Skip to alerts' }`.
   */
  skipLink?: { href: SkipLinkProps['href']; label: string } | undefined;
  /**
   * The `FacetGroup`s. They are rendered in the rail if the window is wide enough, and also in the
   * open sheet.
   */
  children: ReactNode;
}

/**
 * The filters of a list. In windows at least 1280 px wide, they are in a rail next to the list. In
 * narrower windows, a button opens them in a sheet. The button also replaces the rail if the panel
 * and the list share a container (`container-type: inline-size`) narrower than 60rem, for example
 * with large text. Each toggle applies immediately. The sheet's button shows the number of results
 * and closes the sheet. If the sheet's code can't be loaded, the filters open below the button.
 *
 * @example
 * <FilterPanel title="Filter" appliedCount={2} labels={labels} onClearAll={clear}>
 *   <FacetGroup legend="State" … />
 * </FilterPanel>
 */
export function FilterPanel({
  title,
  appliedCount,
  labels,
  onClearAll,
  skipLink,
  children,
  className,
  ...rest
}: FilterPanelProps): JSX.Element {
  const titleId = useId();
  const canShowRail = useCanShowRail();
  const [open, setOpen] = useState(false);
  // The sheet stays mounted after it first opens, so that it can return focus when it closes.
  const [sheetMounted, setSheetMounted] = useState(false);

  return (
    <div {...rest} className={cx(styles.root, className)}>
      <section aria-labelledby={titleId} className={styles.rail}>
        {skipLink ? (
          <SkipLink href={skipLink.href} className={styles.skip}>
            {skipLink.label}
          </SkipLink>
        ) : null}
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {/* Filters in a hidden rail would cost rendering time and requests. */}
        <div className={styles.groups}>{canShowRail ? children : null}</div>
      </section>
      <div className={styles.bar}>
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          aria-expanded={open}
          onPointerEnter={preloadSheet}
          onFocus={preloadSheet}
          onClick={() => {
            setSheetMounted(true);
            setOpen(true);
          }}
        >
          <Icon name="filter" />
          {appliedCount > 0 ? `${labels.open} (${appliedCount})` : labels.open}
        </Button>
      </div>
      {sheetMounted ? (
        <Suspense fallback={null}>
          <Sheet
            open={open}
            onOpenChange={setOpen}
            title={title}
            closeLabel={labels.close}
            footer={
              <>
                <Button onClick={() => setOpen(false)}>{labels.show}</Button>
                {appliedCount > 0 ? (
                  <Button variant="quiet" size="sm" onClick={onClearAll}>
                    {labels.clearAll}
                  </Button>
                ) : null}
              </>
            }
          >
            <div className={styles.groups}>{children}</div>
          </Sheet>
        </Suspense>
      ) : null}
    </div>
  );
}
