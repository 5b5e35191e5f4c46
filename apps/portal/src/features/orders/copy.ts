import { listCopy, recordCopy } from '../../modules/content-list/copy.ts';

/** The words of the orders and of one order. */
export const ordersCopy = {
  title: 'Your orders',
  center: 'Co-op marketing center',
  status: 'Status',
  anyStatus: 'Any status',
  table: 'Your orders',
  list: {
    ...listCopy({ one: 'order', many: 'orders' }),
    emptyText: 'What you order in the co-op marketing center appears here.',
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
    scroller: 'Orders, scroll sideways',
  },
} as const;

/** The words of one order. */
export const orderCopy = {
  ...recordCopy({ one: 'order' }),
  cart: 'Your cart',
  placedOn: (date: string) => `Placed ${date}`,
  steps: {
    label: 'Where this order stands',
    done: 'done',
    current: 'current step',
    error: 'needs attention',
  },
  items: 'Pieces',
  inOrder: 'What is in this order',
  delivery: 'Delivery',
  history: 'History',
  facts: {
    attention: 'Attention',
    address: 'Address',
    phone: 'Telephone',
    email: 'E-mail',
    notes: 'Notes',
  },
  submitted: (name: string) => `${name} is submitted.`,
  submittedText: 'We look at it next; you see here where it stands, and every step with its date.',
  returned: 'It came back to you',
  returnedText:
    'Order it again below, and change in your cart what has to be put right before you place it.',
  again: {
    button: 'Order again',
    text: 'Puts the same pieces into your cart.',
    done: (count: number) =>
      count === 1 ? '1 piece is in your cart.' : `${count} pieces are in your cart.`,
    partly: 'These could not be put into your cart:',
    failedLine: (title: string, why: string) => `${title}: ${why}`,
    failed: 'It could not be added. Try again.',
    retry: 'Try these again',
    toCart: 'To the cart',
  },
} as const;

/** The words of an order's way from the cart. */
export const draftCopy = {
  steps: 'Steps of your order',
  delivery: 'Cart and delivery',
  review: 'Review',
  placed: 'Placed',
} as const;

/** The words of the step in which an order is looked over. */
export const reviewCopy = {
  title: 'Review your order',
  changeItems: 'Change the pieces',
  changeDelivery: 'Change the delivery',
  share:
    'The co-op program may pay part of this back. How much is settled with your claim: keep the invoice.',
  place: 'Place order',
  placeText: 'Nothing has been sent yet.',
  failed: 'It has not been placed. Your cart and what you wrote are still here: try again.',
} as const;

/** The words of the form that says where an order is sent. */
export const deliveryCopy = {
  title: 'Where shall it be sent?',
  review: 'Review order',
  last: {
    title: (order: string) => `${order}, your last one, went to:`,
    use: 'Use this address',
    used: (order: string) => `The address of ${order} is filled in. Nothing has been sent.`,
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
    phone: 'Telephone',
    email: 'E-mail',
    notes: 'Notes for the delivery',
  },
} as const;
