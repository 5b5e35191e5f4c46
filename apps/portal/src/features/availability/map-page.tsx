import type { Product } from '@producer-portal/api';
import {
  DataTable,
  StateMap,
  StateMapLegend,
  StatePicker,
  StatusSwatch,
  TextLink,
  useAnnounce,
  type DataTableColumn,
  type MapStatus,
  type StateMapLegendItem,
  type StateMapLegendProps,
} from '@producer-portal/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { contentLang } from '../../lib/page-locale.ts';
import { BindingCallout } from '../../modules/binding/binding-callout.tsx';
import { BindingMark } from '../../modules/binding/binding-mark.tsx';
import { availabilityPath } from '../../modules/products/availability.ts';
import { statePickerCopy } from '../../modules/products/copy.ts';
import { OtherStateNote } from '../../modules/products/other-state-note.tsx';
import { useUserStates, useUserStatesFirst } from '../../modules/products/use-user-states.ts';
import { mapCopy as copy } from './copy.ts';
import type { LegendRow, MapEntry } from './map-states.ts';
import styles from './pp-availability.module.css';
import { getNextSort, sortRows, type Sort } from './sorting.ts';
import { useMapUrl } from './use-map-url.ts';

/** A table column with its sort key. */
export interface MapColumn<Entry> extends DataTableColumn<Entry> {
  readonly sortLabel: string;
  readonly sortBy: (entry: Entry) => string | number | null;
}

export interface MapPageProps<Entry extends MapEntry> {
  readonly products: readonly Product[];
  /** The selected product; undefined for all products. */
  readonly product?: Product | undefined;
  /** All states, sorted by name. */
  readonly entries: readonly Entry[];
  readonly legend: Pick<StateMapLegendProps, 'countLabel'> & {
    readonly heading: ReactNode;
    /** In display order. Rows that match no state are left out. */
    readonly rows: readonly LegendRow[];
  };
  /** The columns after the state's name. */
  readonly columns: readonly MapColumn<Entry>[];
  /**
   * Whether the map shows where the user can bind now. If so, the list of the user's states has no binding marks, and the
   * legend and the table have only the user's states. @default false
   */
  readonly isAboutBinding?: boolean;
  /** The control that chooses the map's layer, below the pickers. */
  readonly layerChoice?: ReactNode;
  /** Renders the details of the selected state. */
  readonly details: (entry: Entry) => ReactNode;
}

const panelId = 'availability-panel';
const headingId = 'availability-state';

/**
 * The map with its side panel and table, which present the same data. The URL contains the product, the state, and the
 * layer, but not the highlighted status or the sort order.
 *
 * @see docs/design.md#product-availability-map
 */
export function MapPage<Entry extends MapEntry>({
  products,
  product,
  entries,
  legend,
  columns,
  isAboutBinding = false,
  layerChoice,
  details,
}: MapPageProps<Entry>) {
  const navigate = useNavigate();
  const announce = useAnnounce();
  const userStates = useUserStates();
  const states = useUserStatesFirst();
  const { selectedState, selectState, layer } = useMapUrl();
  const [highlight, setHighlight] = useState<MapStatus>();
  const [sort, setSort] = useState<Sort>({ column: 'state', direction: 'ascending' });

  const subject = product?.title ?? copy.allProducts;
  // The links in the table and in the list of the user's states jump to the details, which may be far above.
  const getPath = (code: string) => `${availabilityPath(product?.slug, code, layer)}#${headingId}`;
  const detailsHeading = useHeadingFocus();
  const findEntry = (code: string | undefined) => entries.find((entry) => entry.code === code);
  const entry = findEntry(selectedState);
  const userEntries = entries.filter(({ code }) => userStates.includes(code));
  const listedEntries = isAboutBinding && userEntries.length > 0 ? userEntries : entries;
  const chooseState = (code: string | undefined) => {
    const next = findEntry(code);
    selectState(code);
    if (next) announce(copy.selected(next.name, next.label));
  };

  const allColumns: MapColumn<Entry>[] = [
    {
      id: 'state',
      ...copy.columns.state,
      rowHeader: true,
      sortBy: ({ name }) => name,
      cell: ({ code, name }) => (
        <TextLink
          standalone
          href={getPath(code)}
          aria-current={code === selectedState ? 'true' : undefined}
        >
          {name}
        </TextLink>
      ),
    },
    ...columns,
  ];
  const sortBy = allColumns.find(({ id }) => id === sort.column)?.sortBy ?? (({ name }) => name);

  return (
    <div className={styles.page}>
      <StateMap
        label={copy.mapLabel(subject)}
        states={[...entries]}
        selected={selectedState}
        onSelect={chooseState}
        userStates={userStates}
        highlight={highlight}
        labels={{ skip: copy.skip, smallStates: copy.smallStates, userStates: copy.yourState }}
        skipTo={panelId}
        className={styles.map}
      />
      <div className={styles.side}>
        <div id={panelId} tabIndex={-1} className={styles.choices}>
          <StatePicker
            label={copy.product}
            options={products.flatMap(({ slug, title }) =>
              slug ? [{ code: slug, name: title }] : [],
            )}
            value={product?.slug ?? undefined}
            placeholder={copy.allProducts}
            showCodes={false}
            optionLang={contentLang}
            keepSelection
            onChange={(slug) => void navigate(availabilityPath(slug, selectedState, layer))}
            labels={copy.productPicker}
          />
          <StatePicker
            label={copy.state}
            options={states}
            value={selectedState}
            keepSelection
            onChange={chooseState}
            labels={statePickerCopy}
          />
          {layerChoice}
        </div>
        <BindingCallout product={product?.slug} state={selectedState} />
        {entry && (
          <section className={styles.details} aria-labelledby={headingId}>
            <h2 ref={detailsHeading} id={headingId} tabIndex={-1}>
              {entry.name}
            </h2>
            <OtherStateNote code={entry.code} />
            {details(entry)}
          </section>
        )}
        {userEntries.length > 0 && (
          <section className={styles.own} aria-labelledby="availability-own">
            <h2 id="availability-own">{copy.yourStates}</h2>
            <ul>
              {userEntries.map(({ code, name, status, label }) => (
                <li key={code}>
                  <StatusSwatch status={status} />
                  <TextLink
                    standalone
                    href={getPath(code)}
                    aria-current={code === selectedState ? 'true' : undefined}
                  >
                    {name}
                  </TextLink>
                  <span className={styles.label}>
                    {label}
                    {!isAboutBinding && status !== 'none' && status !== 'coming' && (
                      <BindingMark product={product?.slug} state={code} />
                    )}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <StateMapLegend
        legend={legend.heading}
        items={legend.rows.flatMap((row): StateMapLegendItem[] => {
          const count = listedEntries.filter(({ status }) => status === row.status).length;
          return count > 0 ? [{ ...row, count }] : [];
        })}
        countLabel={legend.countLabel}
        selected={highlight}
        onToggle={(status) => setHighlight(status === highlight ? undefined : status)}
        userStates={userStates[0] ? { label: copy.yourStates, code: userStates[0] } : undefined}
        className={styles.legend}
      />
      <div className={styles.table}>
        <h2 id="availability-table">{copy.table}</h2>
        <DataTable
          caption={copy.mapLabel(subject)}
          captionHidden
          columns={allColumns.map((column) => ({ ...column, sortable: true }))}
          rows={sortRows(
            listedEntries.filter(({ status }) => highlight === undefined || status === highlight),
            sortBy,
            sort.direction,
          )}
          rowKey={({ code }) => code}
          sort={sort}
          onSort={(column) => setSort(getNextSort(sort, column))}
          empty={copy.noRows}
          labels={{
            sort: (header) =>
              allColumns.find((column) => column.header === header)?.sortLabel ?? header,
            scroller: copy.scroller,
          }}
        />
      </div>
    </div>
  );
}

/** Focuses the details heading after a click on a state link, but not on Back, which restores the scroll position. */
function useHeadingFocus() {
  const location = useLocation();
  const type = useNavigationType();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (location.hash === `#${headingId}` && type !== NavigationType.Pop) heading.current?.focus();
  }, [location, type]);
  return heading;
}
