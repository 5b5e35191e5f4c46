import { cartItems, type CollateralTemplate, collateralTemplates } from '@producer-portal/api';
import { ButtonLink, GridSkeleton, Icon, Callout, PageHeader, TextLink } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { access } from '../../modules/access/access.ts';
import { CartPart } from '../../modules/cart/cart-part.tsx';
import { useCart, useCartPath, useCanOrder } from '../../modules/cart/use-cart.ts';
import { ordersPath } from '../../modules/collateral/paths.ts';
import { ListLayout } from '../../modules/content-list/list-layout.tsx';
import { ListResults } from '../../modules/content-list/list-results.tsx';
import { ListFilters } from '../../modules/filters/list-filters.tsx';
import { useList } from '../../modules/filters/use-list.ts';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useApi } from '../../modules/session/services.tsx';
import { CollateralCard } from './collateral-card.tsx';
import { coopCopy as copy } from './copy.ts';
import { coopFilters } from './filters.ts';
import styles from './pp-co-op.module.css';

/** The co-op marketing center: templates that the agency can customize and order, next to the cart. */
export function CenterScreen() {
  const list = useList(coopFilters);
  const query = useQuery(collateralTemplates.list.query(useApi(), list.query));
  const canOrder = useCanOrder();
  const total = query.data?.total;

  return (
    <div className={styles.center}>
      <div className={styles.heading}>
        <PageHeader
          title={copy.title}
          count={total}
          meta={
            <>
              {copy.intro} {copy.balance.text}{' '}
              <TextLink href="/contact-us">{copy.balance.link}</TextLink>.
            </>
          }
          actions={
            <TextLink standalone href={canOrder ? ordersPath : '/marketing-collateral'}>
              {canOrder ? copy.orders : copy.library}
            </TextLink>
          }
        />
        {!canOrder && <Callout tone="info">{copy.orderingNotAllowed}</Callout>}
      </div>
      <div className={styles.items}>
        <ListLayout
          heading={null}
          filters={<ListFilters list={list} total={total} copy={copy.list} />}
        >
          <ListResults
            query={query}
            list={list}
            copy={copy.list}
            skeleton={<GridSkeleton items={6} className={styles.grid} />}
            renderAll={(templates) => <Cards templates={templates} />}
          />
        </ListLayout>
        <CartBar />
      </div>
      {canOrder && (
        <div className={styles.cart}>
          <CartPart />
        </div>
      )}
    </div>
  );
}

/** Sticky link to the cart, for layouts in which the cart is below all items. */
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
      collateralTemplates.list.query(api, coopFilters.queryFrom(searchParams)),
    ),
    coopFilters.prefetch({ api, queryClient }),
    access(session.snapshot(), 'co-op.orders').allowed &&
      queryClient.prefetchQuery(cartItems.list.query(api)),
  ])) satisfies Preload;
