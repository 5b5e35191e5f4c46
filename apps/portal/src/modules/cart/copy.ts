import { formatNumber } from '../../lib/format-number.ts';
import { t } from '../../lib/i18n.ts';

export const cartCopy = {
  cart: t('Cart'),
  items: (count: number) => t('{count, plural, one {# item} other {# items}}', { count }),
  empty: t('Your cart is empty.'),
  emptyText: t('Choose an item, customize it, and add it to your cart.'),
  untitled: t('Untitled item'),
  remove: t('Remove'),
  removeLabel: (title: string) => t('Remove {title}', { title }),
  removed: (title: string) => t('Removed “{title}” from your cart.', { title }),
  undo: t('Undo'),
  restored: (title: string) => t('“{title}” is back in your cart.', { title }),
  undoFailed: (title: string) =>
    t('Couldn’t put “{title}” back in your cart. Try again.', { title }),
  edit: t('Edit'),
  editLabel: (title: string) => t('Edit {title}', { title }),
  forState: (state: string) => t('For {state}', { state }),
  customText: (label: string, text: string) => t('{label}: “{text}”', { label, text }),
  removeFailed: (title: string) =>
    t('Couldn’t remove “{title}” from your cart. Try again.', { title }),
  inCart: t('Items in your cart'),
  /** A line whose item waits for a network. */
  notSent: t('Not sent yet'),
  quantity: (count: number) => t('Quantity: {count}', { count: formatNumber(count) }),
  total: t('Total'),
  checkOut: t('Check out'),
} as const;
