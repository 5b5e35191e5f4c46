import type { Product } from '@producer-portal/api';
import { StatusSwatch, TextLink } from '@producer-portal/ui';
import {
  availabilityPath,
  stateMapStatus,
  statusOrder,
} from '../../modules/products/availability.ts';
import { availabilityCopy } from '../../modules/products/copy.ts';
import { getProductsInState } from '../../modules/products/get-products-in-state.ts';
import { hostText } from '../../lib/host-text.tsx';
import { mapCopy as copy } from './copy.ts';
import { MapPage, type MapColumn } from './map-page.tsx';
import { createCountsLegend, countProductsByState, type CountsEntry } from './map-states.ts';
import styles from './pp-availability.module.css';

/** The map for all products: product counts by state, and the products of the selected state. */
export function AllProductsMap({ products }: { readonly products: readonly Product[] }) {
  const entries = countProductsByState(products);
  const columns: MapColumn<CountsEntry>[] = [
    {
      id: 'offered',
      ...copy.columns.offered,
      sortBy: ({ offered }) => offered,
      cell: ({ status, label }) => (
        <span className={styles.status}>
          <StatusSwatch status={status} />
          {label}
        </span>
      ),
    },
    {
      id: 'limited',
      ...copy.columns.limited,
      align: 'end',
      hideBelow: 'tablet',
      sortBy: ({ limited }) => limited,
      cell: ({ limited }) => limited,
    },
    {
      id: 'coming',
      ...copy.columns.coming,
      align: 'end',
      hideBelow: 'tablet',
      sortBy: ({ coming }) => coming,
      cell: ({ coming }) => coming,
    },
  ];
  return (
    <MapPage
      products={products}
      entries={entries}
      legend={{
        heading: copy.columns.offered.header,
        rows: createCountsLegend(entries),
        countLabel: copy.states,
      }}
      columns={columns}
      details={({ code, label }) => (
        <>
          <p className={styles.summary}>{copy.summary(label)}</p>
          <ProductsOfState products={products} code={code} />
        </>
      )}
    />
  );
}

interface ProductsOfStateProps {
  readonly products: readonly Product[];
  readonly code: string;
}

/** Lists all products by their status in one state, available products first. */
function ProductsOfState({ products, code }: ProductsOfStateProps) {
  const stateProducts = getProductsInState(products, code);
  return statusOrder
    .map((status) => ({
      status,
      group: stateProducts.filter(({ availability }) => availability.status === status),
    }))
    .filter(({ group }) => group.length > 0)
    .map(({ status, group }) => (
      <div key={status} className={styles.group}>
        <h3>
          <StatusSwatch status={stateMapStatus[status]} />
          {availabilityCopy.statuses[status]}
          <span className={styles.count}>{group.length}</span>
        </h3>
        <ul>
          {group.map(({ product, availability: { note } }) => (
            <li key={product.id}>
              <TextLink standalone href={availabilityPath(product.slug, code)}>
                {hostText(product.title)}
              </TextLink>
              {note && <span className={styles.note}>{hostText(note)}</span>}
            </li>
          ))}
        </ul>
      </div>
    ));
}
