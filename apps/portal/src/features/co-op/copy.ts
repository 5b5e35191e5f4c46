import { formatNumber } from '../../lib/format-number.ts';
import { t, tc } from '../../lib/i18n.ts';
import { listCopy, recordCopy } from '../../modules/content-list/copy.ts';
import { formCopy } from '../../modules/form-errors/copy.ts';

/** Screen texts for the co-op marketing center and its items. */
export const coopCopy = {
  title: t('Co-op marketing center'),
  intro: t('See each item with your agency’s details before you order or download it.'),
  balance: {
    text: t('To ask about your co-op balance,'),
    link: tc('end of a sentence', 'contact us'),
  },
  orders: t('Your orders'),
  library: t('All marketing collateral'),
  orderingNotAllowed: t(
    'You can browse, but you don’t have ordering access. Ask your manager or supervisor to add it.',
  ),
  searchLabel: t('Search items'),
  list: listCopy({
    loading: t('Loading items'),
    slow: t('Still loading items. Your connection seems slow.'),
    failedTitle: t('Couldn’t load items'),
    emptyTitle: t('No items yet'),
    emptyText: t('Items you can order appear here.'),
    noMatchesTitle: t('No items match your filters'),
    skip: t('Skip to items'),
    show: t('Show items'),
    pages: t('Pages of items'),
    count: (total) => t('{total, plural, one {# item} other {# items}}', { total }),
  }),
  detail: recordCopy({
    loading: t('Loading item'),
    slow: t('Still loading this item. Your connection seems slow.'),
    failedTitle: t('Couldn’t load this item'),
  }),
  cart: recordCopy({
    loading: t('Loading your cart'),
    slow: t('Still loading your cart. Your connection seems slow.'),
    failedTitle: t('Couldn’t load your cart'),
  }),
  cartBar: (count: number) => t('Cart: {count, plural, one {# item} other {# items}}', { count }),
  preview: t('Preview'),
  previewText: t('This is how it will look. You can’t change the design.'),
  form: {
    title: t('Customize this item'),
    state: t('State'),
    stateHint: t('Sets your license number and the required disclosure.'),
    chooseState: t('Choose a state'),
    stateMissing: t('Choose a state.'),
    optional: (label: string) => t('{label} (optional)', { label }),
    leftEmpty: (value: string) => t('Leave blank to use {value}.', { value }),
    filledIn: t('Filled in for you'),
    setByState: t('Choose a state first'),
    filledInHint: t(
      'These details come from your agency’s record. To correct them, contact producer support.',
    ),
    quantity: t('Quantity'),
    quantityOption: (count: number, price: string) =>
      t('{count} for {price}', { count: formatNumber(count), price }),
    total: t('Total'),
    add: t('Add to cart'),
    added: (title: string) => t('“{title}” is in your cart.', { title }),
    addFailed: t('Couldn’t add this item. Your entries are still here. Try again.'),
    changeTitle: t('Edit cart item'),
    save: t('Save changes'),
    changed: (title: string) => t('Updated “{title}” in your cart.', { title }),
    saveFailed: t('Couldn’t save all changes. Your entries are still here. Try again.'),
    cancel: t('Cancel'),
    removed: t(
      'The item you wanted to edit is no longer in your cart. You can add it as a new item.',
    ),
    toCart: t('View cart'),
  },
  problems: {
    'not-offered': t('This item can’t be ordered.'),
    expired: t('Ordering for this item has closed.'),
    quantity: t('Choose a quantity.'),
    'state-not-allowed': t('This item isn’t available in that state. Choose another state.'),
    'not-licensed': t('Your agency isn’t licensed in that state. Choose another state.'),
    'unknown-field': t('This item doesn’t have this field.'),
    'locked-field': t('This field is filled in for you.'),
    'phone-number': formCopy.phoneNumber,
    missing: t('Complete this field.'),
    'missing-in-record': t('This is missing from your agency’s record. Contact producer support.'),
  },
  blocked: {
    title: t('You can’t order this item'),
    noOrder: t(
      'You can view this item, but you don’t have ordering access. Ask your manager or supervisor to add it.',
    ),
  },
  files: {
    pdf: t('Download print-quality PDF'),
    png: t('Download PNG'),
    done: (name: string) => t('{name} is ready. Check your default download folder.', { name }),
    failed: t('Couldn’t create the file in this browser. Try again.'),
    tooLarge: t(
      'This item is too large to download from a browser. Ask producer support for the file.',
    ),
  },
} as const;
