import { platforms, products, type TagGroup, tags } from '@producer-portal/api';
import { FacetGroup } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { byName } from '../products/by-name.ts';
import { useApi } from '../session/services.tsx';
import { learningFiltersCopy as copy } from './copy.ts';

export interface ChoiceFilterProps {
  readonly selected: readonly string[];
  /** It shows its choices also where none of them is chosen: the question that most come to ask. */
  readonly defaultOpen?: boolean;
  readonly onToggle: (value: string) => void;
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The products that something is about, by slug; absent while they are unknown. */
export function ProductsFilter(props: ChoiceFilterProps) {
  return <Choices legend={copy.products} options={useProductChoices()} {...props} />;
}

/** The platforms that a training is about; absent while they are unknown. */
export function PlatformsFilter(props: ChoiceFilterProps) {
  return <Choices legend={copy.platforms} options={usePlatformChoices()} {...props} />;
}

export interface TagsFilterProps extends ChoiceFilterProps {
  readonly group: TagGroup;
}

/** The tags of one group; absent while they are unknown. */
export function TagsFilter({ group, ...props }: TagsFilterProps) {
  return <Choices legend={copy.tags[group]} options={useTagChoices(group)} {...props} />;
}

/** The name of a product for its chip; its slug while the products are unknown. */
export function useProductName(): (slug: string) => string {
  return nameIn(useProductChoices());
}

/** The name of a platform for its chip; its key while the platforms are unknown. */
export function usePlatformName(): (key: string) => string {
  return nameIn(usePlatformChoices());
}

/** The name of a tag of one group for its chip; its key while the tags are unknown. */
export function useTagName(group: TagGroup): (key: string) => string {
  return nameIn(useTagChoices(group));
}

const nameIn = (choices: readonly Choice[]) => (value: string) =>
  choices.find((choice) => choice.value === value)?.label ?? value;

function useProductChoices(): readonly Choice[] {
  const { data = [] } = useQuery(products.all.query(useApi()));
  return data
    .toSorted(byName)
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

interface ChoicesProps extends ChoiceFilterProps {
  readonly legend: string;
  readonly options: readonly Choice[];
}

function Choices({ legend, options, selected, defaultOpen, onToggle }: ChoicesProps) {
  if (options.length === 0) return null;
  return (
    <FacetGroup
      legend={legend}
      options={[...options]}
      selected={[...selected]}
      onToggle={onToggle}
      labels={copy.more}
      disclosure={{ chosen: copy.chosen, defaultOpen }}
    />
  );
}
