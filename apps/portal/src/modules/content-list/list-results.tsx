import type { Page } from '@producer-portal/api';
import {
  AppliedFilters,
  Button,
  ListSkeleton,
  LoadBoundary,
  Pagination,
  ResultsSummary,
  StatusScreen,
  toLoadState,
} from '@producer-portal/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import {
  Fragment,
  useDeferredValue,
  useEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { isFocusLost } from '../../lib/is-focus-lost.ts';
import type { Labels } from '../filters/define-filters.ts';
import type { Fields } from '../filters/list-params.ts';
import type { List } from '../filters/use-list.ts';
import { useHasFirstContent } from '../shell/first-content.tsx';
import { usePageDetails } from '../shell/page-title.tsx';
import { resultsId, type ListCopy } from './copy.ts';
import { FailedLoad } from './failed-load.tsx';
import styles from './pp-list-layout.module.css';

export interface ListResultsProps<T, F extends Fields> {
  readonly query: UseQueryResult<Page<T>>;
  /** The filters in the URL, from `useList`. */
  readonly list: List<F>;
  readonly copy: ListCopy;
  /** The search text, if no filter chip shows it. It comes first in the document title. */
  readonly subject?: string | undefined;
  /** Shown for an empty list without filters. @default the texts of `copy` */
  readonly empty?: ReactNode;
  /** Shown while loading. @default placeholder rows */
  readonly skeleton?: ReactNode;
  /** Renders all items of a page, for a table or a grid of cards. */
  readonly renderAll?: (items: readonly T[]) => ReactNode;
  /** Renders one row. Ignored with `renderAll`. */
  readonly children?: (item: T) => ReactNode;
  /**
   * Divides the rows into sections with headings. Ignored with `renderAll`. It can leave out rows of replaced records, which the
   * summary then counts.
   */
  readonly toSections?: (items: readonly T[]) => readonly ListSection<T>[];
  /** Renders controls for all rows of a page, next to the count. */
  readonly renderActions?: (page: Page<T>) => ReactNode;
}

/** Rows under a heading. */
export interface ListSection<T> {
  readonly title: string;
  readonly items: readonly T[];
}

type Range = readonly [from: number, to: number, total: number];

/** The total when the page was loaded. It includes the rows that were marked as read since then, because they stay in place. */
const loadedTotal = ({ total, markedReadCount = 0 }: Page<unknown>) => total + markedReadCount;
const loadedRange = (loadedPage: Page<unknown>): Range => {
  const from = (loadedPage.page - 1) * loadedPage.perPage + 1;
  return [from, from + loadedPage.items.length - 1, loadedTotal(loadedPage)];
};
const pageCount = (loadedPage: Page<unknown>) =>
  Math.ceil(loadedTotal(loadedPage) / Math.max(loadedPage.perPage, 1));

/**
 * The range of rows in the summary. After rows on the page were marked as read, the total no longer includes them and a range
 * such as "1–20" would be wrong, so the summary shows only the total.
 */
const getVisibleRange = (page: Page<unknown>): Range =>
  page.markedReadCount ? [1, page.total, page.total] : loadedRange(page);

/**
 * The results of a filtered list in all states: rows with applied filters, count, and pager; empty; no matches; failed. After a
 * page change, focus moves to the summary, so that a screen reader announces the position.
 *
 * @see docs/product.md#filters-in-urls
 */
export function ListResults<T extends { id: string | number }, F extends Fields>(
  props: ListResultsProps<T, F>,
) {
  const { definition, values } = props.list;
  const { WithLabels } = definition;
  return (
    <WithLabels values={values}>
      {(labels) => <LabeledResults {...props} labels={labels} />}
    </WithLabels>
  );
}

interface LabeledResultsProps<T, F extends Fields> extends ListResultsProps<T, F> {
  readonly labels: Labels<F>;
}

function LabeledResults<T extends { id: string | number }, F extends Fields>({
  labels,
  query,
  list: { definition, values, show, hrefFor },
  copy,
  subject,
  empty: customEmpty,
  skeleton = <ListSkeleton rows={8} />,
  renderAll,
  children,
  toSections,
  renderActions,
}: LabeledResultsProps<T, F>) {
  const load = toLoadState(query, ({ items }) => items.length === 0);
  const loadedPage = query.data;
  const { summary, focusSummary, rowsFocus } = useSummaryFocus(query);

  const appliedFilters = definition.getApplied(values).flatMap((filter) => {
    const formatLabel = labels[filter.key];
    if (formatLabel === null) return [];
    return [{ ...filter, id: `${filter.key}:${filter.value}`, label: formatLabel(filter.value) }];
  });
  const isEmpty = loadedPage?.items.length === 0;
  const filters = appliedFilters.map(({ label }) => label).join(', ');
  usePageDetails([subject, filters, values.page > 1 ? copy.pages.page(values.page) : '']);
  const remove = (id: string) => {
    // The clicked chip disappears. AppliedFilters moves focus to the next chip, if there is one.
    if (isEmpty || appliedFilters.length === 1) focusSummary();
    const filter = appliedFilters.find((one) => one.id === id);
    if (filter) show(definition.toggle(values, filter.key, filter.value));
  };
  const clear = () => {
    focusSummary();
    show(
      appliedFilters.reduce((rest, { key, value }) => definition.toggle(rest, key, value), values),
    );
  };

  // No filter except unread is applied, and nothing is unread.
  const isUpToDate = appliedFilters.length === 1 && appliedFilters[0]?.key === 'unread';
  const empty =
    loadedPage && loadedPage.total > 0 ? (
      <StatusScreen
        headingLevel={2}
        title={copy.pastEndTitle}
        primary={
          <Button onClick={() => show(definition.withPage(values, pageCount(loadedPage)))}>
            {copy.lastPage(pageCount(loadedPage))}
          </Button>
        }
      >
        <p>{copy.pastEndText}</p>
      </StatusScreen>
    ) : isUpToDate ? (
      <StatusScreen
        headingLevel={2}
        title={copy.upToDateTitle}
        primary={
          <Button variant="secondary" onClick={clear}>
            {copy.clearAll}
          </Button>
        }
      >
        <p>{copy.upToDateText}</p>
      </StatusScreen>
    ) : appliedFilters.length > 0 ? (
      <StatusScreen
        headingLevel={2}
        title={copy.noMatchesTitle}
        primary={<Button onClick={clear}>{copy.clearAll}</Button>}
        secondary={appliedFilters.map(({ id, label }) => (
          <Button key={id} variant="secondary" onClick={() => remove(id)}>
            {copy.remove(label)}
          </Button>
        ))}
      >
        <p>{copy.noMatchesText}</p>
      </StatusScreen>
    ) : (
      (customEmpty ?? (
        <StatusScreen headingLevel={2} title={copy.emptyTitle}>
          <p>{copy.emptyText}</p>
        </StatusScreen>
      ))
    );

  return (
    <>
      {appliedFilters.length > 0 && !isEmpty && (
        <AppliedFilters
          label={copy.applied}
          items={appliedFilters.map(({ id, label }) => ({
            id,
            label,
            removeLabel: copy.remove(label),
          }))}
          onRemove={remove}
          onClear={clear}
          clearLabel={copy.clearAll}
        />
      )}
      <LoadBoundary
        // The skip link's target: the summary above the rows, or the message in their place.
        id={load.state === 'complete' ? undefined : resultsId}
        load={load}
        skeleton={
          <>
            <ResultsSummary>{copy.loading}</ResultsSummary>
            {skeleton}
          </>
        }
        labels={{
          loading: copy.loading,
          slow: copy.slow,
          failed: copy.failedTitle,
          empty: isUpToDate
            ? copy.upToDateTitle
            : appliedFilters.length > 0
              ? copy.noMatchesTitle
              : copy.emptyTitle,
          loaded: (page) => copy.screenReaderSummary(...loadedRange(page)),
        }}
        empty={empty}
        failed={(error, retry) => <FailedLoad error={error} retry={retry} copy={copy} />}
      >
        {(page) => (
          <>
            <div className={styles.summary}>
              <ResultsSummary ref={summary} id={resultsId}>
                {copy.summary(...getVisibleRange(page))}
                {toSections && (
                  <ReplacedCount items={page.items} toSections={toSections} copy={copy} />
                )}
                {page.markedReadCount ? (
                  <Aside>{copy.markedRead(page.markedReadCount)}</Aside>
                ) : null}
                {page.items.length > 1 && <Aside className={styles.order}>{copy.order}</Aside>}
                {query.isPlaceholderData && (
                  <Aside className={styles.updating}>{copy.updating}</Aside>
                )}
              </ResultsSummary>
              {renderActions?.(page)}
            </div>
            {renderAll ? (
              <div {...rowsFocus}>{renderAll(page.items)}</div>
            ) : (
              <Rows items={page.items} toSections={toSections} {...rowsFocus}>
                {children}
              </Rows>
            )}
            <Pagination
              page={page.page}
              pageCount={pageCount(page)}
              hrefFor={(number) => hrefFor(definition.withPage(values, number))}
              labels={copy.pages}
              onNavigate={focusSummary}
            />
          </>
        )}
      </LoadBoundary>
    </>
  );
}

/** Whether the boot script shows a snapshot of the page (`boot/page-snapshot.ts`). */
const hasSnapshot = () => document.querySelector('main[data-snapshot]') !== null;

/** More rows than fit on a screen. */
const FIRST_ROWS = 8;

interface RowsProps<T> extends Pick<ComponentProps<'div'>, 'onFocus' | 'onBlur'> {
  readonly items: readonly T[];
  readonly toSections: ((items: readonly T[]) => readonly ListSection<T>[]) | undefined;
  readonly children: ((item: T) => ReactNode) | undefined;
}

/** The rows of a list. On the first screen, the visible rows render before the others. */
function Rows<T extends { id: string | number }>({
  items,
  children,
  toSections,
  ...handlers
}: RowsProps<T>) {
  const hasContent = useHasFirstContent();
  // Only the first render of the first screen is incomplete; later changes of the items render immediately. If the page shows a
  // snapshot, the first render is complete, so that the page doesn't get shorter.
  const isComplete = useDeferredValue(true, hasContent || hasSnapshot());
  const renderedItems = isComplete ? items : items.slice(0, FIRST_ROWS);
  const renderRows = (rows: readonly T[], titleId?: string) => (
    <ul className={styles.rows} aria-labelledby={titleId}>
      {rows.map((item) => (
        <li key={item.id}>{children?.(item)}</li>
      ))}
    </ul>
  );
  return (
    <div {...handlers}>
      {toSections
        ? toSections(renderedItems).map((section, index) => (
            <Fragment key={section.title}>
              <h2 id={`${resultsId}-${index}`} className={styles.sectionTitle}>
                {section.title}
              </h2>
              {renderRows(section.items, `${resultsId}-${index}`)}
            </Fragment>
          ))
        : renderRows(renderedItems)}
    </div>
  );
}

/** The number of counted records whose rows the list leaves out, because they were replaced. */
function ReplacedCount<T>({
  items,
  toSections,
  copy,
}: Pick<RowsProps<T>, 'items'> & {
  readonly toSections: (items: readonly T[]) => readonly ListSection<T>[];
  readonly copy: ListCopy;
}) {
  const count = items.length - toSections(items).flatMap((section) => section.items).length;
  return count > 0 && <Aside>{copy.replaced(count)}</Aside>;
}

/** Text next to the count. Its dot stays attached when the line wraps. */
function Aside({ className, children }: Pick<ComponentProps<'span'>, 'className' | 'children'>) {
  return (
    <span className={className}>
      {' ·\u00a0'}
      {children}
    </span>
  );
}

/**
 * Moves focus to the summary after a page change, after the last filter is removed, and when the focused row leaves the list
 * (marked as read in an unread list).
 */
function useSummaryFocus<T>({ data, isPlaceholderData }: UseQueryResult<Page<T>>) {
  const summary = useRef<HTMLParagraphElement>(null);
  const shouldFocus = useRef(false);
  const hasFocusInRows = useRef(false);

  useEffect(() => {
    const wasFocusLost = hasFocusInRows.current && isFocusLost();
    if (!data || isPlaceholderData || !(shouldFocus.current || wasFocusLost)) return;
    shouldFocus.current = false;
    hasFocusInRows.current = false;
    summary.current?.focus();
  }, [data, isPlaceholderData]);

  return {
    summary,
    focusSummary: () => {
      shouldFocus.current = true;
    },
    rowsFocus: {
      onFocus: () => {
        hasFocusInRows.current = true;
      },
      onBlur: () => {
        hasFocusInRows.current = false;
      },
    },
  };
}
