import {
  type CartItem,
  type CartItemInput,
  collateralTemplates,
  createCartItemMutation,
} from '@producer-portal/api';
import { Button, TextLink } from '@producer-portal/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useCartPath } from '../../modules/cart/use-cart.ts';
import { cartCopy } from '../../modules/cart/copy.ts';
import { rejectionText } from '../../modules/content-list/failure-text.ts';
import { toCartItemInput } from '../../modules/collateral/custom-texts.ts';
import { Outcome } from '../../modules/outcome/outcome.tsx';
import { useApi, useSession } from '../../modules/session/services.tsx';
import { ViewOnly } from '../../modules/view-only/view-only.tsx';
import { orderCopy } from './copy.ts';
import styles from './pp-order.module.css';

const copy = orderCopy.again;

interface AddResult {
  readonly added: number;
  readonly failed: readonly { readonly item: CartItem; readonly reason: string }[];
}

export interface OrderAgainProps {
  readonly items: readonly CartItem[];
  /** Text below the button until the items have been added. */
  readonly hint: string;
}

/** Adds an order's items to the cart again. Items that fail are listed and can be retried. */
export function OrderAgain({ items, hint }: OrderAgainProps) {
  const api = useApi();
  const client = useQueryClient();
  const agency = useSession().claims?.agency ?? null;
  const cartPath = useCartPath();
  const { mutateAsync } = useMutation(createCartItemMutation(api));
  const [result, setResult] = useState<AddResult | 'pending' | null>(null);
  // A retry sends the same object and so the same idempotency key, because the first attempt may have reached the host.
  const submissions = useRef(new Map<CartItem['id'], CartItemInput>());

  const add = async (itemsToAdd: readonly CartItem[], alreadyAdded: number) => {
    setResult('pending');
    const failed: { item: CartItem; reason: string }[] = [];
    for (const item of itemsToAdd) {
      try {
        const submission =
          submissions.current.get(item.id) ??
          toCartItemInput(
            item,
            await client.fetchQuery(
              collateralTemplates.detail.query(api, item.collateral_template_id, client),
            ),
            agency,
          );
        submissions.current.set(item.id, submission);
        // Add one item at a time, because the first creates the draft order that the others join.
        await mutateAsync(submission);
        submissions.current.delete(item.id);
      } catch (error) {
        failed.push({ item, reason: rejectionText(error, copy.failed) });
      }
    }
    setResult({ added: alreadyAdded + itemsToAdd.length - failed.length, failed });
  };

  const addResult = result === 'pending' ? null : result;
  const failed = addResult?.failed ?? [];
  const handleClick = () => {
    if (result === 'pending') return;
    void (failed.length > 0
      ? add(
          failed.map(({ item }) => item),
          addResult?.added ?? 0,
        )
      : add(items, 0));
  };

  if (items.length === 0) return null;
  return (
    <div className={styles.again}>
      {addResult && addResult.added > 0 && (
        <Outcome tone="success" message={copy.done(addResult.added)}>
          <TextLink standalone href={cartPath}>
            {copy.toCart}
          </TextLink>
        </Outcome>
      )}
      {failed.length > 0 && (
        <Outcome tone="warning" message={copy.failedItems(failed.length)}>
          <ul>
            {failed.map(({ item, reason }) => (
              <li key={item.id}>{copy.failedLine(item.title ?? cartCopy.untitled, reason)}</li>
            ))}
          </ul>
        </Outcome>
      )}
      <ViewOnly>
        <Button variant="secondary" pending={result === 'pending'} onClick={handleClick}>
          {failed.length > 0 ? copy.retry(failed.length) : copy.button}
        </Button>
      </ViewOnly>
      {!addResult && <p>{hint}</p>}
    </div>
  );
}
