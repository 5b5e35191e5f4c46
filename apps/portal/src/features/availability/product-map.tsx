import type { Product } from '@producer-portal/api';
import { StatusSwatch, TextLink } from '@producer-portal/ui';
import { useNow } from '../../lib/clock.tsx';
import { formatShortDate } from '../../lib/dates.ts';
import {
  availabilityPath,
  stateMapStatus,
  sinceText,
  statusOrder,
} from '../../modules/products/availability.ts';
import { availabilityCopy } from '../../modules/products/copy.ts';
import { StatusLine } from '../../modules/products/status-line.tsx';
import { recordPath } from '../../modules/record-links/record-links.ts';
import { hostText } from '../../lib/host-text.tsx';
import { mapCopy as copy } from './copy.ts';
import { MapPage, type MapColumn } from './map-page.tsx';
import { toAvailabilityEntries, type AvailabilityEntry } from './map-states.ts';
import styles from './pp-availability.module.css';
import { useBindingLayer } from './use-binding-layer.tsx';

const { statuses } = availabilityCopy;
const legendRows = statusOrder.map((status) => ({
  status: stateMapStatus[status],
  label: statuses[status],
}));

export interface ProductMapProps {
  readonly products: readonly Product[];
  readonly product: Product;
}

/** The map for one product: its status in each state. */
export function ProductMap({ products, product }: ProductMapProps) {
  const now = useNow();
  const path = recordPath(product);
  const entries = toAvailabilityEntries(product);
  const bindingLayer = useBindingLayer(product, entries);
  const columns: MapColumn<AvailabilityEntry>[] = [
    {
      id: 'status',
      ...copy.columns.status,
      sortBy: ({ availability }) => statusOrder.indexOf(availability.status),
      cell: ({ status, label, availability }) => (
        <span className={styles.status}>
          <StatusSwatch status={status} />
          <span>
            {label}
            {availability.note && (
              <span className={styles.noteBelow}>{hostText(availability.note)}</span>
            )}
          </span>
        </span>
      ),
    },
    {
      id: 'since',
      ...copy.columns.since,
      hideBelow: 'tablet',
      sortBy: ({ availability }) => availability.day,
      cell: ({ availability }) => sinceText(availability, now, formatShortDate),
    },
    {
      id: 'note',
      ...copy.columns.note,
      hideBelow: 'tablet',
      sortBy: ({ availability }) => availability.note,
      cell: ({ availability }) => hostText(availability.note),
    },
  ];
  return (
    <MapPage
      products={products}
      product={product}
      entries={entries}
      legend={{ heading: hostText(product.title), rows: legendRows }}
      columns={columns}
      details={({ code, name, availability }) => (
        <>
          <StatusLine availability={availability} />
          <p className={styles.links}>
            {path && (
              <TextLink standalone href={path}>
                {copy.aboutProduct(product.title)}
              </TextLink>
            )}
            <TextLink standalone href={availabilityPath(undefined, code)}>
              {copy.allIn(name)}
            </TextLink>
          </p>
        </>
      )}
      layerChoice={bindingLayer.choice}
      {...bindingLayer.props}
    />
  );
}
