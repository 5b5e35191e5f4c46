import { listCopyOf, recordCopyOf } from '../../modules/content-list/noun-copy.ts';

/** Screen texts for the orders list. */
export const ordersCopy = {
  title: 'Your orders',
  center: 'Co-op marketing center',
  status: 'Status',
  anyStatus: 'All statuses',
  table: 'Your orders',
  list: {
    ...listCopyOf({ one: 'order', many: 'orders' }),
    emptyText: 'Orders you submit in the co-op marketing center appear here.',
  },
  columns: {
    number: 'Order',
    submitted: 'Submitted',
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
  ...recordCopyOf({ one: 'order' }),
  cart: 'Your cart',
  submittedOn: (date: string) => `Submitted ${date}`,
  steps: {
    label: 'Order status',
    done: 'done',
    current: 'current step',
    error: 'needs attention',
  },
  items: 'Items',
  inOrder: 'Items in this order',
  delivery: 'Ship to',
  history: 'History',
  help: {
    text: 'The total is for the items only. To ask about shipping costs, billing, or dates, or to cancel,',
    link: 'contact us',
  },
  details: {
    attention: 'Attention',
    address: 'Address',
    phone: 'Phone',
    email: 'Email',
    notes: 'Shipping instructions',
  },
  submitted: (name: string) => `${name} submitted`,
  submittedText: 'We’ll review it next. Check this page for its status and the date of each step.',
  returned: 'Your order was returned for changes',
  returnedText:
    'Adds the same items to your cart. Make the changes there, then submit the new order.',
  again: {
    button: 'Order again',
    text: 'Adds the same items to your cart.',
    done: (count: number) =>
      count === 1 ? '1 item added to your cart.' : `${count} items added to your cart.`,
    partly: (count: number) =>
      count === 1 ? 'Couldn’t add this item:' : 'Couldn’t add these items:',
    failedLine: (title: string, reason: string) => `“${title}”: ${reason}`,
    failed: 'Couldn’t add this item. Try again.',
    retry: (count: number) => (count === 1 ? 'Try this item again' : 'Try these items again'),
    toCart: 'View cart',
  },
} as const;

/** Screen texts for the checkout steps. */
export const draftCopy = {
  addItems: 'Add more items',
  steps: 'Checkout steps',
  delivery: 'Cart and shipping',
  review: 'Review',
  submitted: 'Submitted',
} as const;

/** Screen texts for the review step. */
export const reviewCopy = {
  title: 'Review your order',
  changeItems: 'Edit items',
  changeDelivery: 'Edit shipping details',
  share:
    'The co-op program may reimburse part of this cost. Keep the invoice for your co-op claim.',
  submit: 'Submit order',
  notSubmitted: 'Your order isn’t submitted yet.',
  failed: 'Couldn’t submit your order. Your cart and shipping details are still here. Try again.',
} as const;

/** Screen texts for the delivery form. */
export const deliveryCopy = {
  title: 'Ship to',
  review: 'Review order',
  last: {
    title: (order: string) => `Address from ${order}:`,
    use: 'Use this address',
    used: (order: string) => `Filled in the address from ${order}. Your order isn’t submitted yet.`,
  },
  optional: (label: string) => `${label} (optional)`,
  chooseState: 'Choose a state',
  fields: {
    attention: 'Attention',
    company: 'Agency or company',
    street: 'Street address',
    street2: 'Suite or floor',
    city: 'City',
    state: 'State',
    postal_code: 'ZIP code',
    phone: 'Phone',
    email: 'Email',
    notes: 'Shipping instructions',
  },
} as const;
