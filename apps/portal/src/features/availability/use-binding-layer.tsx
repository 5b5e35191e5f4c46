import { bindCheck, type BindAnswer, type Product, type StateBinding } from '@producer-portal/api';
import { ChoiceGroup, StatusSwatch, TextLink, type StateStatus } from '@producer-portal/ui';
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

/** The state map's status for each answer. States without an answer stay in the background. */
const answerStatus: Readonly<Record<BindAnswer, StateStatus>> = {
  yes: 'available',
  limited: 'limited',
  no: 'coming',
  unknown: 'none',
};

const answers: readonly BindAnswer[] = ['yes', 'limited', 'no', 'unknown'];

interface BindingLayer {
  /** The choice between the layers. Null if the host has no binding checks. */
  readonly choice: ReactNode;
  /** The content of the map while this layer is chosen; null while the other layer is. */
  readonly props: Pick<
    MapPageProps<AvailabilityEntry>,
    'entries' | 'legend' | 'columns' | 'details' | 'isAboutBinding'
  > | null;
}

/** The layer "Binding now" of a product's map: whether the user can bind it in each of their states. */
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
      sortBy: ({ code }) => answers.indexOf(findBinding(code)?.answer ?? 'unknown'),
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
          status: answerStatus[binding?.answer ?? 'unknown'],
          label: binding ? describe(binding) : otherLabel,
        };
      }),
      legend: {
        heading: copy.layers.heading(product.title),
        rows: answers.map((answer) => ({
          status: answerStatus[answer],
          label: bindCheckCopy.answers[answer],
        })),
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
