import {
  type CartItem,
  type CartItemInput,
  collateralTemplates,
  createCartItemMutation,
  deleteCartItemMutation,
  isQueuedId,
} from '@producer-portal/api';
import { Button, LineItem, Callout, TextLink, useAnnounce } from '@producer-portal/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { editItemPath } from '../collateral/paths.ts';
import { toCartItemInput } from '../collateral/custom-texts.ts';
import { failureText } from '../content-list/failure-text.ts';
import { formatCents, getLineCents, getTotalCents } from '../money/money.ts';
import { Outcome } from '../outcome/outcome.tsx';
import { useApi, useSession } from '../session/services.tsx';
import { contentLang } from '../../lib/page-locale.ts';
import { cartCopy as copy } from './copy.ts';
import { ItemPicture, ItemText } from './item-details.tsx';
import styles from './pp-cart.module.css';
import { rejectionText } from '../content-list/failure-text.ts';

export interface CartLinesProps {
  readonly items: readonly CartItem[];
}

/**
 * The items in the cart with their prices, or an empty message. A removal shows immediately and can be undone. If it fails, the
 * item reappears with an error.
 */
export function CartLines({ items }: CartLinesProps) {
  const announce = useAnnounce();
  const root = useRef<HTMLElement>(null);
  const { mutateAsync } = useMutation(deleteCartItemMutation(useApi()));
  // Stored here because a removed line loses its own state.
  const [failures, setFailures] = useState<Readonly<Record<string, string>>>({});
  const [removedItem, setRemovedItem] = useState<CartItem | null>(null);

  const remove = async (item: CartItem) => {
    const { id, title } = item;
    setFailures((previous) =>
      Object.fromEntries(Object.entries(previous).filter(([failed]) => failed !== String(id))),
    );
    setRemovedItem(null);
    // Move focus, because the clicked button disappears with its line.
    root.current?.focus();
    try {
      await mutateAsync({ id });
      setRemovedItem(item);
      announce(copy.removed(title ?? copy.untitled));
    } catch (error) {
      const message = failureText(
        error instanceof Error ? error : null,
        copy.removeFailed(title ?? copy.untitled),
      );
      setFailures((previous) => ({ ...previous, [id]: message }));
    }
  };

  return (
    <section ref={root} aria-label={copy.inCart} tabIndex={-1}>
      {removedItem && (
        <RemovedItem
          key={removedItem.id}
          item={removedItem}
          onRestored={() => {
            setRemovedItem(null);
            root.current?.focus();
            announce(copy.restored(removedItem.title ?? copy.untitled));
          }}
        />
      )}
      {items.length === 0 ? (
        <>
          <p className={styles.empty}>{copy.empty}</p>
          <p>{copy.emptyText}</p>
        </>
      ) : (
        <>
          <ul className={styles.lines}>
            {items.map((item) => (
              <li key={item.id}>
                <CartLine
                  item={item}
                  failure={failures[item.id]}
                  onRemove={() => void remove(item)}
                />
              </li>
            ))}
          </ul>
          <Total cents={getTotalCents(items)} />
        </>
      )}
    </section>
  );
}

interface RemovedItemProps {
  readonly item: CartItem;
  readonly onRestored: () => void;
}

/** A removed item, and a button to restore it. */
function RemovedItem({ item, onRestored }: RemovedItemProps) {
  const api = useApi();
  const client = useQueryClient();
  const agency = useSession().claims?.agency ?? null;
  const { mutateAsync } = useMutation(createCartItemMutation(api));
  // Reuse the submission on a retry, so that its idempotency key prevents a duplicate.
  const submission = useRef<CartItemInput>(null);
  const [state, setState] = useState<'idle' | 'pending' | { readonly message: string }>('idle');

  const restore = async () => {
    if (state === 'pending') return;
    setState('pending');
    try {
      const query = collateralTemplates.detail.query(api, item.collateral_template_id, client);
      submission.current ??= toCartItemInput(item, await client.ensureQueryData(query), agency);
      await mutateAsync(submission.current);
      onRestored();
    } catch (error) {
      setState({ message: rejectionText(error, copy.undoFailed(item.title ?? copy.untitled)) });
    }
  };

  return (
    <Callout tone="info">
      <p>{copy.removed(item.title ?? copy.untitled)}</p>
      {typeof state === 'object' && <Outcome tone="danger" message={state.message} />}
      <Button
        variant="secondary"
        size="sm"
        pending={state === 'pending'}
        onClick={() => void restore()}
      >
        {copy.undo}
      </Button>
    </Callout>
  );
}

interface CartLineProps {
  readonly item: CartItem;
  /** Why the item couldn't be removed. */
  readonly failure: string | undefined;
  readonly onRemove: () => void;
}

function CartLine({ item, failure, onRemove }: CartLineProps) {
  const { quantity } = item;
  const title = item.title ?? copy.untitled;
  const cents = getLineCents(item);
  const path = editItemPath(item);
  return (
    <LineItem
      title={title}
      titleLang={item.title === null || item.title === undefined ? undefined : contentLang}
      illustration={<ItemPicture item={item} />}
      details={
        <>
          {isQueuedId(item.id) && <p>{copy.notSent}</p>}
          <ItemText item={item} />
        </>
      }
      quantity={copy.quantity(quantity)}
      price={cents === null ? null : formatCents(cents)}
      actions={
        path && (
          <TextLink standalone href={path} aria-label={copy.editLabel(title)}>
            {copy.edit}
          </TextLink>
        )
      }
      removal={{
        state: failure === undefined ? 'idle' : 'failed',
        labels: { removeText: copy.remove, remove: copy.removeLabel, failed: failure ?? '' },
        onRemove,
      }}
    />
  );
}

/** The total price of the items. */
export function Total({ cents }: { readonly cents: number }) {
  return (
    <p className={styles.total}>
      <span>{copy.total}</span> <strong>{formatCents(cents)}</strong>
    </p>
  );
}
