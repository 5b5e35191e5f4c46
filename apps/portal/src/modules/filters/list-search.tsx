import { SearchBox } from '@producer-portal/ui';
import { filtersCopy as copy } from './copy.ts';
import type { Fields } from './list-params.ts';
import type { List } from './use-list.ts';
import styles from './pp-list-search.module.css';

export interface ListSearchProps<F extends Fields> {
  /** A list with a `search` filter, defined with `searchFilter`. */
  readonly list: List<F>;
  /** The accessible name and placeholder of the field. */
  readonly label: string;
}

/** The search field of a search page. It is above the list, because a phone hides the filter panel. */
export function ListSearch<F extends Fields>({
  list: { definition, values, show },
  label,
}: ListSearchProps<F>) {
  const { isFilter } = definition;
  const key = 'search';
  const [text = ''] = isFilter(key) ? definition.getSelected(values, key) : [];
  return (
    <SearchBox
      className={styles.field}
      label={label}
      placeholder={label}
      submitLabel={copy.searchSubmit}
      name={key}
      value={text}
      onSubmit={(search) => isFilter(key) && show(definition.replace(values, key, search))}
    />
  );
}
