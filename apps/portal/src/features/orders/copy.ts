import { t, tc } from '../../lib/i18n.ts';
import { listCopy, recordCopy } from '../../modules/content-list/copy.ts';
import { formCopy } from '../../modules/form-errors/copy.ts';

/** Screen texts for the orders list. */
export const ordersCopy = {
  title: t('Your orders'),
  status: tc('filter of orders', 'Status'),
  anyStatus: t('All statuses'),
  table: t('Your orders'),
  list: listCopy({
    loading: t('Loading orders'),
    slow: t('Still loading orders. Your connection seems slow.'),
    failedTitle: t('Couldn’t load orders'),
    emptyTitle: t('No orders yet'),
    emptyText: t('Orders you submit in the co-op marketing center appear here.'),
    noMatchesTitle: t('No orders match your filters'),
    skip: t('Skip to orders'),
    show: t('Show orders'),
    pages: t('Pages of orders'),
    count: (total) => t('{total, plural, one {# order} other {# orders}}', { total }),
  }),
  columns: {
    number: t('Order'),
    submitted: t('Submitted'),
    items: t('Items'),
    total: t('Total'),
    status: tc('column of orders', 'Status'),
    shipped: t('Shipped'),
  },
  tableLabels: {
    sort: (header: string) => t('Sort by {header}', { header }),
    scroller: t('Orders, scrolls sideways'),
  },
} as const;

/** Screen texts for one order. */
export const orderCopy = {
  ...recordCopy({
    loading: t('Loading order'),
    slow: t('Still loading this order. Your connection seems slow.'),
    failedTitle: t('Couldn’t load this order'),
  }),
  cart: t('Your cart'),
  submittedOn: (date: string) => t('Submitted {date}', { date }),
  steps: {
    label: t('Order status'),
    done: tc('step of an order', 'done'),
    current: t('current step'),
    error: t('needs attention'),
  },
  items: t('Items'),
  inOrder: t('Items in this order'),
  delivery: t('Ship to'),
  history: t('History'),
  help: {
    text: t('The total is for the items only. To ask about shipping costs, billing, or dates,'),
    textWithCancel: t(
      'The total is for the items only. To ask about shipping costs, billing, or dates, or to cancel,',
    ),
    link: tc('end of a sentence', 'contact us'),
  },
  details: {
    attention: t('Attention'),
    address: t('Address'),
    phone: t('Phone'),
    email: t('Email'),
    notes: t('Shipping instructions'),
  },
  submitted: (name: string) => t('{name} submitted', { name }),
  submittedText: t(
    'We’ll review it next. Check this page for its status and the date of each step.',
  ),
  returned: t('Your order was returned for changes'),
  returnedText: t(
    'Order again to add the same items to your cart. Make the changes there, then submit the new order.',
  ),
  again: {
    button: t('Order again'),
    text: t('Adds the same items to your cart.'),
    done: (count: number) =>
      t('{count, plural, one {# item} other {# items}} added to your cart.', { count }),
    failedItems: (count: number) =>
      t('{count, plural, one {Couldn’t add this item:} other {Couldn’t add these items:}}', {
        count,
      }),
    failedLine: (title: string, reason: string) => t('“{title}”: {reason}', { title, reason }),
    failed: t('Couldn’t add this item. Try again.'),
    retry: (count: number) =>
      t('{count, plural, one {Try this item again} other {Try these items again}}', { count }),
    toCart: t('View cart'),
  },
} as const;

/** Screen texts for the checkout steps. */
export const draftCopy = {
  addItems: t('Add more items'),
  steps: t('Checkout steps'),
  delivery: t('Cart and shipping'),
  review: tc('checkout step', 'Review'),
  submitted: tc('checkout step', 'Submitted'),
} as const;

/** Screen texts for the review step. */
export const reviewCopy = {
  title: t('Review your order'),
  changeItems: t('Edit items'),
  changeDelivery: t('Edit shipping details'),
  reimbursement: t(
    'The co-op program may reimburse part of this cost. Keep the invoice for your co-op claim.',
  ),
  submit: t('Submit order'),
  notSubmitted: t('Your order isn’t submitted yet.'),
  failed: t(
    'Couldn’t submit your order. Your cart and shipping details are still here. Try again.',
  ),
} as const;

/** Screen texts for the delivery form. */
export const deliveryCopy = {
  title: t('Ship to'),
  review: t('Review order'),
  lastAddress: {
    title: (order: string) => t('Address from {order}:', { order }),
    use: t('Use this address'),
    used: (order: string) => t('Filled in the address from {order}.', { order }),
  },
  optional: (label: string) => t('{label} (optional)', { label }),
  chooseState: t('Choose a state'),
  fields: {
    attention: t('Attention'),
    company: t('Agency or company'),
    street: t('Street address'),
    street2: t('Suite or floor'),
    city: t('City'),
    state: t('State'),
    postal_code: t('ZIP code'),
    phone: t('Phone'),
    email: t('Email'),
    notes: t('Shipping instructions'),
  },
  /** What to enter in a field that is empty or invalid. */
  enter: {
    attention: t('Enter a name or department.'),
    street: t('Enter a street address.'),
    city: t('Enter a city.'),
    state: t('Choose a state.'),
    postal_code: t('Enter a ZIP code, such as 43215 or 43215-1204.'),
    phone: formCopy.phoneNumber,
    email: t('Enter an email address, such as name@example.com.'),
  },
} as const;
