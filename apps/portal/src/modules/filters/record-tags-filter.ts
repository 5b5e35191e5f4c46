import { tags } from '@producer-portal/api';
import { useQuery } from '@tanstack/react-query';
import { keyLabel } from '../../lib/key-label.ts';
import { useApi } from '../session/services.tsx';
import { customFilter } from './define-filters.ts';

/**
 * Filters by the tags of the records. Users select a tag on a record's page, so the filter has a chip but no control
 * (docs/product.md#tags).
 */
export const recordTagsFilter = customFilter({
  kind: 'many',
  useLabel: (selected) => {
    const { data } = useQuery({ ...tags.list.query(useApi()), enabled: selected.length > 0 });
    return (key) => data?.find((tag) => tag.key === key)?.name ?? keyLabel(key);
  },
  Control: null,
});
