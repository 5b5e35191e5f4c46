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
  /** Hook that returns the choices. Without `enabled`, it doesn't load them. */
  readonly useChoices: (enabled: boolean) => readonly Choice[];
  /** Opens the group even when nothing in it is selected. @default false */
  readonly defaultOpen?: boolean | undefined;
  /** Fetches the choices before the screen renders. Without it, they load after the list. */
  readonly prefetch?: ListFilter['prefetch'];
}

/**
 * Filters by any of several choices in a collapsible group. Until the choices load, the control is hidden and a chip shows the
 * value.
 */
const choicesFilter = ({
  legend,
  useChoices,
  defaultOpen,
  prefetch,
}: ChoicesFilterOptions): ListFilter<'many'> => ({
  kind: 'many',
  useLabel: (selected) => {
    const choices = useChoices(selected.length > 0);
    return (value) => choices.find((choice) => choice.value === value)?.label ?? value;
  },
  Control: ({ selected, onToggle, form }) => {
    const choices = useChoices(prefetch !== undefined || form.total !== undefined);
    if (choices.length === 0) return null;
    return (
      <FacetGroup
        legend={legend}
        options={[...choices]}
        selected={[...selected]}
        onToggle={onToggle}
        labels={copy.more}
        disclosure={{ selectedLabel: copy.selectedLabel, defaultOpen }}
      />
    );
  },
  ...(prefetch && { prefetch }),
});

interface ProductsFilterOptions {
  /** Opens the group even when nothing in it is selected. @default false */
  readonly defaultOpen?: boolean;
  /** Fetches the products before the screen renders; otherwise, they load after the list. @default true */
  readonly isPrefetched?: boolean;
}

/** Filters by product, identified by slug. */
export const productsFilter = ({
  defaultOpen,
  isPrefetched = true,
}: ProductsFilterOptions = {}) =>
  choicesFilter({
    legend: copy.products,
    useChoices: useProductChoices,
    defaultOpen,
    ...(isPrefetched && {
      prefetch: ({ api, queryClient }) => queryClient.prefetchQuery(products.all.query(api)),
    }),
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
    useChoices: (enabled) => useTagChoices(group, enabled),
    prefetch: ({ api, queryClient }) => queryClient.prefetchQuery(tags.list.query(api)),
  });

function useProductChoices(enabled: boolean): readonly Choice[] {
  const { data = [] } = useQuery({ ...products.all.query(useApi()), enabled });
  return data
    .toSorted(compareByName)
    .flatMap(({ slug, title }) => (slug ? [{ value: slug, label: title }] : []));
}

function usePlatformChoices(enabled: boolean): readonly Choice[] {
  const { data = [] } = useQuery({ ...platforms.list.query(useApi()), enabled });
  return data.map(({ key, name }) => ({ value: key, label: name }));
}

function useTagChoices(group: TagGroup, enabled: boolean): readonly Choice[] {
  const { data = [] } = useQuery({ ...tags.list.query(useApi()), enabled });
  return data
    .filter((tag) => tag.group === group)
    .map(({ key, name }) => ({ value: key, label: name }));
}
