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
import { rejectionText } from '../../modules/cart/rejection-text.ts';
import { reorderInput } from '../../modules/collateral/custom-texts.ts';
import { Outcome } from '../../modules/outcome/outcome.tsx';
import { useApi, useSession } from '../../modules/session/services.tsx';
import { orderCopy } from './copy.ts';
import styles from './pp-order.module.css';

const copy = orderCopy.again;

interface Outcome {
  readonly done: number;
  readonly failed: readonly { readonly item: CartItem; readonly why: string }[];
}

/** Puts the pieces of an order into the cart once more, each once; says which could not be, and tries those alone again. */
export function OrderAgain({ items }: { readonly items: readonly CartItem[] }) {
  const api = useApi();
  const client = useQueryClient();
  const agency = useSession().claims?.agency ?? null;
  const cartPath = useCartPath();
  const { mutateAsync } = useMutation(createCartItemMutation(api));
  const [outcome, setOutcome] = useState<Outcome | 'pending' | null>(null);
  // A piece that may or may not have got there is the same press when it is tried again.
  const submissions = useRef(new Map<CartItem['id'], CartItemInput>());

  const add = async (wanted: readonly CartItem[], before: number) => {
    setOutcome('pending');
    const failed: { item: CartItem; why: string }[] = [];
    for (const item of wanted) {
      try {
        const known = submissions.current.get(item.id);
        const submission =
          known ??
          reorderInput(
            item,
            await client.fetchQuery(
              collateralTemplates.detail.query(api, item.collateral_template_id, client),
            ),
            agency,
          );
        submissions.current.set(item.id, submission);
        // One after the other: the first opens the draft that the others join.
        await mutateAsync(submission);
        submissions.current.delete(item.id);
      } catch (error) {
        failed.push({ item, why: rejectionText(error, copy.failed) });
      }
    }
    setOutcome({ done: before + wanted.length - failed.length, failed });
  };

  const settled = outcome === 'pending' ? null : outcome;
  const failed = settled?.failed ?? [];
  const begin = () => {
    if (outcome === 'pending') return;
    void (failed.length > 0
      ? add(
          failed.map(({ item }) => item),
          settled?.done ?? 0,
        )
      : add(items, 0));
  };

  if (items.length === 0) return null;
  return (
    <div className={styles.again}>
      {settled && settled.done > 0 && (
        <Outcome tone="success" message={copy.done(settled.done)}>
          <TextLink standalone href={cartPath}>
            {copy.toCart}
          </TextLink>
        </Outcome>
      )}
      {failed.length > 0 && (
        <Outcome tone="warning" message={copy.partly}>
          <ul>
            {failed.map(({ item, why }) => (
              <li key={item.id}>{copy.failedLine(item.title ?? cartCopy.untitled, why)}</li>
            ))}
          </ul>
        </Outcome>
      )}
      <Button kind="secondary" pending={outcome === 'pending'} onClick={begin}>
        {failed.length > 0 ? copy.retry : copy.button}
      </Button>
      {!settled && <p>{copy.text}</p>}
    </div>
  );
}
