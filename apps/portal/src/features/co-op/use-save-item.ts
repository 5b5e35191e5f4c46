import {
  type CartItem,
  type CartItemInput,
  createCartItemMutation,
  deleteCartItemMutation,
} from '@producer-portal/api';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '../../modules/session/services.tsx';

interface CreatedItem {
  readonly submission: CartItemInput;
  readonly id: CartItem['id'];
}

/**
 * Adds an item to the cart or replaces one. The API has no call to update an item, so this hook creates the new item and
 * then deletes the old one. If a call fails, no item is lost, and a retry continues where the last attempt stopped.
 *
 * @param editedItem - the cart item to replace; undefined to add a new one.
 */
export function useSaveItem(editedItem: CartItem | undefined) {
  const api = useApi();
  const create = useMutation(createCartItemMutation(api));
  const remove = useMutation(deleteCartItemMutation(api));
  const createdItem = useRef<CreatedItem>(null);
  const idsToDelete = useRef(editedItem ? [editedItem.id] : []);
  const [isReplaced, setReplaced] = useState(false);

  const save = async (submission: CartItemInput) => {
    if (!editedItem || createdItem.current?.submission !== submission) {
      // The user changed the form again before the old item was deleted, so delete the first replacement too.
      if (createdItem.current) idsToDelete.current.push(createdItem.current.id);
      createdItem.current = null;
      const { id } = await create.mutateAsync(submission);
      if (!editedItem) return;
      createdItem.current = { submission, id };
    }
    const replacedBy = createdItem.current?.id;
    for (const id of idsToDelete.current) await remove.mutateAsync({ id, replacedBy });
    setReplaced(true);
  };

  return {
    save,
    isPending: create.isPending || remove.isPending,
    error: create.error ?? remove.error,
    isReplaced,
    isAdded: create.isSuccess && !editedItem,
    reset: create.reset,
  };
}
