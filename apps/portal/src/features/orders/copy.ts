import { listCopy, recordCopy } from '../../modules/content-list/copy.ts';

/** Screen texts for the orders list. */
export const ordersCopy = {
  title: 'Your orders',
  center: 'Co-op marketing center',
  status: 'Status',
  anyStatus: 'Any status',
  table: 'Your orders',
  list: {
    ...listCopy({ one: 'order', many: 'orders' }),
    emptyText: 'Orders you place in the co-op marketing center appear here.',
  },
  columns: {
    number: 'Order',
    placed: 'Placed',
    items: 'Items',
    total: 'Total',
    status: 'Status',
    shipped: 'Shipped',
  },
  tableLabels: {
    sort: (header: string) => `Sort by ${header}`,
    scroller: 'Orders, scrolls sideways',
  },
} as const;

/** Screen texts for one order. */
export const orderCopy = {
  ...recordCopy({ one: 'order' }),
  cart: 'Your cart',
  placedOn: (date: string) => `Placed ${date}`,
  steps: {
    label: 'Order status',
    done: 'done',
    current: 'current step',
    error: 'needs attention',
  },
  items: 'Items',
  inOrder: 'Items in this order',
  delivery: 'Delivery',
  history: 'History',
  details: {
    attention: 'Attention',
    address: 'Address',
    phone: 'Phone',
    email: 'Email',
    notes: 'Notes',
  },
  submitted: (name: string) => `${name} submitted`,
  submittedText: 'We’ll review it next. Check this page for its status and the date of each step.',
  returned: 'Your order was returned',
  returnedText:
    'Select “Order again” below, then make the changes in your cart before you place the order.',
  again: {
    button: 'Order again',
    text: 'Adds the same items to your cart.',
    done: (count: number) =>
      count === 1 ? '1 item added to your cart.' : `${count} items added to your cart.`,
    partly: 'Couldn’t add these items:',
    failedLine: (title: string, reason: string) => `${title}: ${reason}`,
    failed: 'Couldn’t add this item. Try again.',
    retry: 'Try these items again',
    toCart: 'View cart',
  },
} as const;

/** Screen texts for the checkout steps. */
export const draftCopy = {
  steps: 'Checkout steps',
  delivery: 'Cart and delivery',
  review: 'Review',
  placed: 'Placed',
} as const;

/** Screen texts for the review step. */
export const reviewCopy = {
  title: 'Review your order',
  changeItems: 'Edit items',
  changeDelivery: 'Edit delivery',
  share:
    'The co-op program may reimburse part of this cost. The amount depends on your claim, so keep the invoice.',
  place: 'Place order',
  placeText: 'Your order isn’t placed yet.',
  failed: 'Couldn’t place your order. Your cart and delivery details are still here. Try again.',
} as const;

/** Screen texts for the delivery form. */
export const deliveryCopy = {
  title: 'Ship to',
  review: 'Review order',
  last: {
    title: (order: string) => `Address from ${order}:`,
    use: 'Use this address',
    used: (order: string) => `Filled in the address from ${order}. Your order isn’t placed yet.`,
  },
  optional: (label: string) => `${label} (optional)`,
  chooseState: 'Choose a state',
  fields: {
    attention: 'Attention',
    company: 'Company',
    street: 'Street',
    street2: 'Suite or floor',
    city: 'City',
    state: 'State',
    postal_code: 'ZIP code',
    phone: 'Phone',
    email: 'Email',
    notes: 'Delivery notes',
  },
} as const;
