import { cx } from 'class-variance-authority';
import { lazy, Suspense, useId, useState } from 'react';
import type { ComponentProps, JSX, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { SkipLink } from '../skip-link/skip-link.tsx';
import type { SkipLinkProps } from '../skip-link/skip-link.tsx';
import styles from './pp-filter-panel.module.css';

const loadSheet = () => import('../sheet/sheet.tsx');

function preloadSheet(): void {
  // A failed load is tried again, and then reported, when the sheet is drawn.
  loadSheet().catch(() => undefined);
}

// Radix Dialog comes with the sheet: it is fetched when a reader on a narrow screen reaches for it.
const Sheet = lazy(async () => ({ default: (await loadSheet()).Sheet }));

export interface FilterPanelProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The heading of the rail and of the sheet, for example "Filter". */
  title: string;
  /** How many values are chosen; stands behind the button's word as "(2)". */
  applied: number;
  labels: {
    /** The word on the button that opens the sheet, for example "Filters". */
    open: string;
    /** The word on the button that goes back to the list, for example "Show 23 results". */
    show: string;
    /** The name of the sheet's close button. */
    close: string;
    /** Stands in the sheet alone: beside the rail `AppliedFilters` has the same button. */
    clearAll: string;
  };
  onClearAll: () => void;
  /** Leads past the rail to the list: the first stop in it, for example `{ href: '#results', label: 'Skip to alerts' }`. */
  skipLink?: { href: SkipLinkProps['href']; label: string } | undefined;
  /** The `FacetGroup`s. They are drawn in the rail and, while it is open, in the sheet. */
  children: ReactNode;
}

/**
 * The place of a list's filters: a rail beside it from 1280 px, below that a button and a sheet. Where
 * panel and list stand in a container (`container-type: inline-size`) that has less than 60rem, as it
 * has with large text, it is the button too.
 * A toggle applies at once in both; the sheet's button only says what it led to and goes back.
 *
 * @example
 * <FilterPanel title="Filter" applied={2} labels={labels} onClearAll={clear}>
 *   <FacetGroup legend="State" … />
 * </FilterPanel>
 */
export function FilterPanel({
  title,
  applied,
  labels,
  onClearAll,
  skipLink,
  children,
  className,
  ...rest
}: FilterPanelProps): JSX.Element {
  const titleId = useId();
  const [open, setOpen] = useState(false);
  // Once wanted it stays mounted, so that it can hand the focus back when it closes.
  const [wanted, setWanted] = useState(false);

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
        <div className={styles.groups}>{children}</div>
      </section>
      <div className={styles.bar}>
        <Button
          kind="secondary"
          aria-haspopup="dialog"
          aria-expanded={open}
          onPointerEnter={preloadSheet}
          onFocus={preloadSheet}
          onClick={() => {
            setWanted(true);
            setOpen(true);
          }}
        >
          <Icon name="filter" />
          {applied > 0 ? `${labels.open} (${applied})` : labels.open}
        </Button>
      </div>
      {wanted ? (
        <Suspense fallback={null}>
          <Sheet
            open={open}
            onOpenChange={setOpen}
            title={title}
            closeLabel={labels.close}
            footer={
              <>
                <Button onClick={() => setOpen(false)}>{labels.show}</Button>
                {applied > 0 ? (
                  <Button kind="quiet" size="sm" onClick={onClearAll}>
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
