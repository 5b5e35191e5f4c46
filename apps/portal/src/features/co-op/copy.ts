import { formatNumber } from '../../lib/format-number.ts';
import { listCopyOf, recordCopyOf } from '../../modules/content-list/noun-copy.ts';

/** Screen texts for the co-op marketing center and its items. */
export const coopCopy = {
  title: 'Co-op marketing center',
  intro: 'See each item with your agency’s details before you order or download it.',
  orders: 'Your orders',
  library: 'All marketing collateral',
  orderingNotAllowed:
    'You can browse, but you don’t have ordering access. Ask your manager or supervisor to add it.',
  searchLabel: 'Search items',
  list: {
    ...listCopyOf({ one: 'item', many: 'items' }),
    emptyText: 'Items you can order appear here.',
  },
  detail: recordCopyOf({ one: 'item' }),
  cart: recordCopyOf({ one: 'cart' }),
  cartBar: (count: number) => `Cart: ${count === 1 ? '1 item' : `${count} items`}`,
  preview: 'Preview',
  previewText: 'This is how it will look. You can’t change the design.',
  form: {
    title: 'Customize this item',
    state: 'State',
    stateHint: 'Sets your license number and the required disclosure.',
    chooseState: 'Choose a state',
    stateMissing: 'Choose a state.',
    optional: (label: string) => `${label} (optional)`,
    leftEmpty: (value: string) => `Leave blank to use ${value}.`,
    filledIn: 'Filled in for you',
    setByState: 'Choose a state first',
    filledInHint:
      'These details come from your agency’s record. To correct them, contact producer support.',
    quantity: 'Quantity',
    quantityMissing: 'Choose a quantity.',
    quantityOption: (count: number, price: string) => `${formatNumber(count)} for ${price}`,
    total: 'Total',
    add: 'Add to cart',
    added: (title: string) => `“${title}” is in your cart.`,
    addFailed: 'Couldn’t add this item. Your entries are still here. Try again.',
    changeTitle: 'Edit cart item',
    save: 'Save changes',
    changed: (title: string) => `Updated “${title}” in your cart.`,
    saveFailed: 'Couldn’t save all changes. Your entries are still here. Try again.',
    cancel: 'Cancel',
    removed: 'The item you wanted to edit is no longer in your cart. You can add it as a new item.',
    toCart: 'View cart',
  },
  blocked: {
    title: 'You can’t order this item',
    noOrder:
      'You can view this item, but you don’t have ordering access. Ask your manager or supervisor to add it.',
  },
  files: {
    pdf: 'Download print-quality PDF',
    png: 'Download PNG',
    done: (name: string) => `${name} is ready. Check your default download folder.`,
    fieldError: (label: string, error: string) => `${label}: ${error}`,
    invalid: (errors: readonly string[]) => `Fix this before you download. ${errors.join(' ')}`,
    failed: 'Couldn’t create the file in this browser. Try again.',
    tooLarge:
      'This item is too large to download from a browser. Ask producer support for the file.',
  },
} as const;
