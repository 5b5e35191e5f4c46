const number = new Intl.NumberFormat('en-US');

/** The words of the cart. */
export const cartCopy = {
  cart: 'Cart',
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  empty: 'Nothing is in your cart yet.',
  emptyText: 'Choose a piece, fill it in, and put it here.',
  untitled: 'Piece of collateral',
  removeWord: 'Remove',
  remove: (title: string) => `Remove ${title}`,
  removed: (title: string) => `${title} has been removed from your cart.`,
  undo: 'Undo',
  isBack: (title: string) => `${title} is back in your cart.`,
  undoFailed: 'It could not be put back. Try again.',
  changeWord: 'Change',
  change: (title: string) => `Change ${title}`,
  forState: (name: string) => `For ${name}`,
  ownText: (label: string, text: string) => `${label}: “${text}”`,
  removeFailed: 'It is still in your cart. Try again.',
  inCart: 'What is in your cart',
  quantity: (count: number) => (count === 1 ? '1 piece' : `${number.format(count)} pieces`),
  total: 'Total',
  checkOut: 'Delivery and review',
} as const;
