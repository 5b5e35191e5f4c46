import { platforms, type TagGroup, tags } from '@producer-portal/api';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../session/services.tsx';
import { contentLang } from '../../lib/page-locale.ts';
import { multipleChoiceFilter, type Choice } from './common-filters.tsx';
import { learningFiltersCopy as copy } from './copy.ts';
import { stateFilter } from './state-filter.tsx';

/** Filters by a state in which a course gives CE credit. */
export const ceStateFilter = stateFilter({
  legend: copy.ceState,
  anyLabel: copy.anyCeState,
  chipLabel: copy.ceChip,
});

/** Filters by platform. */
export const platformsFilter = multipleChoiceFilter({
  legend: copy.platforms,
  useChoices: usePlatformChoices,
  prefetch: ({ api, queryClient }) => queryClient.prefetchQuery(platforms.list.query(api)),
});

/** Filters by the tags of one group. */
export const tagsFilter = (group: TagGroup) =>
  multipleChoiceFilter({
    legend: copy.tags[group],
    useChoices: (enabled) => useTagChoices(group, enabled),
    prefetch: ({ api, queryClient }) => queryClient.prefetchQuery(tags.list.query(api)),
  });

function usePlatformChoices(enabled: boolean): readonly Choice[] {
  const { data = [] } = useQuery({ ...platforms.list.query(useApi()), enabled });
  return data.map(({ key, name }) => ({ value: key, label: name, lang: contentLang }));
}

function useTagChoices(group: TagGroup, enabled: boolean): readonly Choice[] {
  const { data = [] } = useQuery({ ...tags.list.query(useApi()), enabled });
  return data
    .filter((tag) => tag.group === group)
    .map(({ key, name }) => ({ value: key, label: name, lang: contentLang }));
}
