import {
  type CartItem,
  type CartItemInput,
  createCartItemMutation,
  deleteCartItemMutation,
} from '@producer-portal/api';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '../../modules/session/services.tsx';

interface Placed {
  readonly press: CartItemInput;
  readonly id: CartItem['id'];
}

/**
 * Puts a piece into the cart, or in the place of one that is there: no call changes a piece, so the new one comes first and
 * the one before goes then, and nothing is lost in between. What has failed goes on where it stopped.
 *
 * @param changed - the piece of the cart that it stands for; undefined for a new one.
 */
export function useSaving(changed: CartItem | undefined) {
  const api = useApi();
  const create = useMutation(createCartItemMutation(api));
  const remove = useMutation(deleteCartItemMutation(api));
  const placed = useRef<Placed>(null);
  const before = useRef(changed ? [changed.id] : []);
  const [isChanged, setChanged] = useState(false);

  const save = async (click: CartItemInput) => {
    if (!changed || placed.current?.press !== click) {
      // It was meant otherwise before its predecessor had gone.
      if (placed.current) before.current.push(placed.current.id);
      placed.current = null;
      const { id } = await create.mutateAsync(click);
      if (!changed) return;
      placed.current = { press: click, id };
    }
    for (const id of before.current) await remove.mutateAsync(id);
    setChanged(true);
  };

  return {
    save,
    isPending: create.isPending || remove.isPending,
    error: create.error ?? remove.error,
    isChanged,
    isAdded: create.isSuccess && !changed,
    reset: create.reset,
  };
}
