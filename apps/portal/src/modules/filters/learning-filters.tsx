import { platforms, products, type TagGroup, tags } from '@producer-portal/api';
import { FacetGroup } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { compareByName } from '../products/compare-by-name.ts';
import { useApi } from '../session/services.tsx';
import { learningFiltersCopy as copy } from './copy.ts';
import type { ListFilter } from './define-filters.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ChoicesFilterOptions {
  readonly legend: string;
  readonly useChoices: () => readonly Choice[];
  /** Label of a first option that selects everything. @default no such option */
  readonly anyLabel?: string;
  /** Opens the group even when nothing in it is selected. @default false */
  readonly defaultOpen?: boolean | undefined;
  readonly prefetch: NonNullable<ListFilter['prefetch']>;
}

/**
 * Filters by any of several choices in a collapsible group. Until the choices load, the control is hidden and a chip shows the
 * value.
 */
const choicesFilter = ({
  legend,
  useChoices,
  anyLabel,
  defaultOpen,
  prefetch,
}: ChoicesFilterOptions): ListFilter<'many'> => ({
  kind: 'many',
  useLabel: () => {
    const choices = useChoices();
    return (value) => choices.find((choice) => choice.value === value)?.label ?? value;
  },
  Control: ({ selected, onToggle, onReplace }) => {
    const choices = useChoices();
    if (choices.length === 0) return null;
    return (
      <FacetGroup
        legend={legend}
        options={[...choices]}
        selected={[...selected]}
        onToggle={onToggle}
        anyLabel={anyLabel}
        onClear={() => onReplace('')}
        labels={copy.more}
        disclosure={{ selectedLabel: copy.selectedLabel, defaultOpen }}
      />
    );
  },
  prefetch,
});

/**
 * Filters by product, identified by slug.
 *
 * @param options.defaultOpen - opens the group even when nothing in it is selected.
 */
export const productsFilter = ({ defaultOpen }: { readonly defaultOpen?: boolean } = {}) =>
  choicesFilter({
    legend: copy.products,
    useChoices: useProductChoices,
    anyLabel: copy.anyProduct,
    defaultOpen,
    prefetch: ({ api, queryClient }) => queryClient.prefetchQuery(products.all.query(api)),
  });

/** Filters by platform. */
export const platformsFilter = choicesFilter({
  legend: copy.platforms,
  useChoices: usePlatformChoices,
  prefetch: ({ api, queryClient }) => queryClient.prefetchQuery(platforms.list.query(api)),
});

/** Filters by the tags of one group. */
export const tagsFilter = (group: TagGroup) =>
  choicesFilter({
    legend: copy.tags[group],
    useChoices: () => useTagChoices(group),
    prefetch: ({ api, queryClient }) => queryClient.prefetchQuery(tags.list.query(api)),
  });

function useProductChoices(): readonly Choice[] {
  const { data = [] } = useQuery(products.all.query(useApi()));
  return data
    .toSorted(compareByName)
    .flatMap(({ slug, title }) => (slug ? [{ value: slug, label: title }] : []));
}

function usePlatformChoices(): readonly Choice[] {
  const { data = [] } = useQuery(platforms.list.query(useApi()));
  return data.map(({ key, name }) => ({ value: key, label: name }));
}

function useTagChoices(group: TagGroup): readonly Choice[] {
  const { data = [] } = useQuery(tags.list.query(useApi()));
  return data
    .filter((tag) => tag.group === group)
    .map(({ key, name }) => ({ value: key, label: name }));
}
