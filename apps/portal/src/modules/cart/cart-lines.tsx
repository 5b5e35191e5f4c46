import type { CartItem as Item } from '@producer-portal/api';
import { deleteCartItemMutation } from '@producer-portal/api/queries';
import { CartItem, useAnnounce } from '@producer-portal/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { collateralPath } from '../collateral/addresses.ts';
import { failureText } from '../content-list/failure-text.ts';
import { formatCents, lineCents, totalCents } from '../money/money.ts';
import { useApi } from '../session/services.tsx';
import { stateName } from '../states/us-states.ts';
import { cartCopy as copy } from './copy.ts';
import styles from './pp-cart.module.css';

export interface CartLinesProps {
  readonly items: readonly Item[];
}

/**
 * The pieces in the cart with what they cost, or that there are none. A removal shows at once; when it fails the piece is back
 * in its place and says so.
 */
export function CartLines({ items }: CartLinesProps) {
  const announce = useAnnounce();
  const root = useRef<HTMLElement>(null);
  const { mutateAsync } = useMutation(deleteCartItemMutation(useApi()));
  // Held here: a line that goes takes what it knows with it.
  const [failures, setFailures] = useState<Readonly<Record<string, string>>>({});

  const remove = async ({ id, title }: Item) => {
    setFailures((before) =>
      Object.fromEntries(Object.entries(before).filter(([failed]) => failed !== String(id))),
    );
    // What was pressed goes with its line.
    root.current?.focus();
    try {
      await mutateAsync(id);
      announce(copy.removed(title ?? copy.untitled));
    } catch (error) {
      const message = failureText(error instanceof Error ? error : null, copy.removeFailed);
      setFailures((before) => ({ ...before, [id]: message }));
    }
  };

  return (
    <section ref={root} aria-label={copy.inCart} tabIndex={-1}>
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
                <PieceLine
                  item={item}
                  failure={failures[item.id]}
                  onRemove={() => void remove(item)}
                />
              </li>
            ))}
          </ul>
          <Total cents={totalCents(items)} />
        </>
      )}
    </section>
  );
}

interface PieceLineProps {
  readonly item: Item;
  /** Why it could not be removed. */
  readonly failure: string | undefined;
  readonly onRemove: () => void;
}

function PieceLine({ item, failure, onRemove }: PieceLineProps) {
  const { quantity, state, title, collateral_template_id: template } = item;
  const cents = lineCents(item);
  return (
    <CartItem
      title={title ?? copy.untitled}
      href={collateralPath({ slug: String(template) }) ?? undefined}
      details={state && stateName(state)}
      quantity={copy.pieces(quantity)}
      price={cents === null ? null : formatCents(cents)}
      state={failure === undefined ? 'idle' : 'failed'}
      labels={{ removeWord: copy.removeWord, remove: copy.remove, failed: failure ?? '' }}
      onRemove={onRemove}
    />
  );
}

/** What all pieces cost together. */
export function Total({ cents }: { readonly cents: number }) {
  return (
    <p className={styles.total}>
      <span>{copy.total}</span> <strong>{formatCents(cents)}</strong>
    </p>
  );
}
