import { bindCheck, type BindAnswer, type Product, type StateBinding } from '@producer-portal/api';
import { ChoiceGroup, StatusSwatch, TextLink, type MapStatus } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNow } from '../../lib/clock.tsx';
import { toBindPath } from '../../modules/bind-check/bind-params.ts';
import { bindCheckCopy } from '../../modules/bind-check/copy.ts';
import { formatAnswer } from '../../modules/bind-check/format-times.ts';
import { useHasCapability } from '../../modules/capabilities/use-capabilities.ts';
import { useApi } from '../../modules/session/services.tsx';
import { mapCopy as copy } from './copy.ts';
import type { MapColumn, MapPageProps } from './map-page.tsx';
import type { AvailabilityEntry } from './map-states.ts';
import styles from './pp-availability.module.css';
import { useMapUrl } from './use-map-url.ts';

/** The legend's rows. States where the answer depends on the county look like `some` on the map for all products. */
const legendRows = [
  { answer: 'yes', status: 'available', label: bindCheckCopy.answers.yes },
  { answer: 'partly', status: 'some', label: copy.layers.byCounty },
  { answer: 'limited', status: 'limited', label: bindCheckCopy.answers.limited },
  { answer: 'no', status: 'coming', label: bindCheckCopy.answers.no },
  // States without an answer look like states where the product isn't offered.
  { answer: 'unknown', status: 'none', label: bindCheckCopy.answers.unknown },
] as const satisfies readonly {
  readonly answer: BindAnswer | 'partly';
  readonly status: MapStatus;
  readonly label: string;
}[];

const findRowIndex = (binding: StateBinding | undefined) => {
  const shown = binding?.partly ? 'partly' : (binding?.answer ?? 'unknown');
  return legendRows.findIndex(({ answer }) => answer === shown);
};

interface BindingLayer {
  /** The control that chooses the layer; renders nothing if the host has no binding checks. */
  readonly choice: ReactNode;
  /** The map's props while this layer is chosen; null while the availability layer is chosen. */
  readonly props: Pick<
    MapPageProps<AvailabilityEntry>,
    'entries' | 'legend' | 'columns' | 'details' | 'isAboutBinding'
  > | null;
}

/** The layer "Binding now" of a product's map: whether the user can bind the product in each of their states. */
export function useBindingLayer(
  product: Product,
  entries: readonly AvailabilityEntry[],
): BindingLayer {
  const now = useNow();
  const canCheck = useHasCapability('bind_check');
  const { layer, selectLayer } = useMapUrl();
  const isChosen = canCheck && layer === 'binding';
  const { data, isError } = useQuery({
    ...bindCheck.map.query(useApi(), { product: product.slug ?? '', action: 'bind' }),
    enabled: isChosen,
  });
  const choice = canCheck && (
    <ChoiceGroup
      legend={copy.layers.legend}
      name="map-layer"
      options={[
        { value: 'availability', label: copy.layers.availability },
        { value: 'binding', label: copy.layers.binding },
      ]}
      value={layer}
      onChange={(value) => selectLayer(value === 'binding' ? 'binding' : 'availability')}
    />
  );
  if (!isChosen) return { choice, props: null };

  const loadingLabel = isError ? copy.layers.failed : copy.layers.loading;
  const findBinding = (code: string) => data?.find(({ state }) => state === code);
  const describe = (binding: StateBinding) => {
    const answer = formatAnswer(binding, now);
    return binding.partly ? copy.layers.partly(answer) : answer;
  };
  const columns: MapColumn<AvailabilityEntry>[] = [
    {
      id: 'status',
      ...copy.columns.binding,
      sortBy: ({ code }) => findRowIndex(findBinding(code)),
      cell: ({ status, label }) => (
        <span className={styles.status}>
          <StatusSwatch status={status} />
          <span>{label}</span>
        </span>
      ),
    },
  ];
  return {
    choice,
    props: {
      entries: entries.map((entry) => {
        const binding = findBinding(entry.code);
        const otherLabel = data ? copy.layers.otherState : loadingLabel;
        return {
          ...entry,
          status: legendRows[findRowIndex(binding)]?.status ?? 'none',
          label: binding ? describe(binding) : otherLabel,
        };
      }),
      legend: {
        heading: copy.layers.heading(product.title),
        rows: legendRows,
      },
      columns,
      isAboutBinding: true,
      details: ({ code, label }) => (
        <>
          <p className={styles.summary}>{label}</p>
          <p className={styles.links}>
            <TextLink
              standalone
              href={toBindPath({ state: code, product: product.slug ?? undefined, action: 'bind' })}
            >
              {bindCheckCopy.title}
            </TextLink>
          </p>
        </>
      ),
    },
  };
}
