import {
  cartItems,
  type CollateralTemplate,
  collateralTemplates,
  taxonomies,
} from '@producer-portal/api';
import { ButtonLink, GridSkeleton, Icon, Notice, PageHeader, TextLink } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { access } from '../../modules/access/access.ts';
import { CartPart } from '../../modules/cart/cart-part.tsx';
import { useCart, useCartPath, useMayOrder } from '../../modules/cart/use-cart.ts';
import { ordersPath } from '../../modules/collateral/addresses.ts';
import { ListLayout } from '../../modules/content-list/list-layout.tsx';
import { ListResults } from '../../modules/content-list/list-results.tsx';
import { CategoryFilter, useCategoryName } from '../../modules/filters/category-filter.tsx';
import { ListFilters } from '../../modules/filters/list-filters.tsx';
import { WordsFilter } from '../../modules/filters/common-filters.tsx';
import { filtersCopy } from '../../modules/filters/copy.ts';
import { useListValues } from '../../modules/filters/use-list-values.ts';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useApi } from '../../modules/session/services.tsx';
import { CollateralCard } from './collateral-card.tsx';
import { coopCopy as copy } from './copy.ts';
import { coopParams as params } from './list-params.ts';
import styles from './pp-co-op.module.css';

/** What can be ordered with the agency's own on it, and the cart beside it. */
export function CenterScreen() {
  const { values, show, hrefFor } = useListValues(params);
  const query = useQuery(collateralTemplates.list.query(useApi(), params.toQuery(values)));
  const categoryName = useCategoryName('marketing_collateral');
  const mayOrder = useMayOrder();
  const total = query.data?.total;

  return (
    <div className={styles.center}>
      <div className={styles.heading}>
        <PageHeader
          title={copy.title}
          count={total}
          meta={copy.intro}
          actions={
            <TextLink standalone href={mayOrder ? ordersPath : '/marketing-collateral'}>
              {mayOrder ? copy.orders : copy.library}
            </TextLink>
          }
        />
        {!mayOrder && <Notice tone="info">{copy.lookOnly}</Notice>}
      </div>
      <div className={styles.pieces}>
        <ListLayout
          heading={null}
          filters={
            <ListFilters params={params} values={values} show={show} total={total} copy={copy.list}>
              <WordsFilter
                label={copy.searchLabel}
                value={values.search}
                onSearch={(text) => show(params.replace(values, 'search', text))}
              />
              <CategoryFilter
                group="marketing_collateral"
                selected={values.category}
                onToggle={(key) => show(params.toggle(values, 'category', key))}
              />
            </ListFilters>
          }
        >
          <ListResults
            query={query}
            params={params}
            values={values}
            show={show}
            hrefFor={hrefFor}
            copy={copy.list}
            labelOf={{ category: categoryName, search: filtersCopy.searched }}
            skeleton={<GridSkeleton items={6} className={styles.grid} />}
            all={(templates) => <Cards templates={templates} />}
          />
        </ListLayout>
        <CartBar />
      </div>
      {mayOrder && (
        <div className={styles.cart}>
          <CartPart />
        </div>
      )}
    </div>
  );
}

/** Where the cart stands below all pieces, the way to it stays in view. */
function CartBar() {
  const count = useCart().data?.length ?? 0;
  const path = useCartPath();
  if (count === 0) return null;
  return (
    <div className={styles.bar}>
      <ButtonLink href={path}>
        <Icon name="cart" />
        {copy.cartBar(count)}
      </ButtonLink>
    </div>
  );
}

function Cards({ templates }: { readonly templates: readonly CollateralTemplate[] }) {
  return (
    <ul className={styles.grid}>
      {templates.map((template) => (
        <li key={template.id}>
          <CollateralCard template={template} />
        </li>
      ))}
    </ul>
  );
}

CenterScreen.preload = (({ api, session, queryClient }, { searchParams }) =>
  Promise.all([
    queryClient.prefetchQuery(
      collateralTemplates.list.query(api, params.toQuery(params.parse(searchParams))),
    ),
    queryClient.prefetchQuery(taxonomies.categories.query(api, 'marketing_collateral')),
    access(session.snapshot(), 'co-op.orders').allowed &&
      queryClient.prefetchQuery(cartItems.list.query(api)),
  ])) satisfies Preload;
