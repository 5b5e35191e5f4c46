const number = new Intl.NumberFormat('en-US');

export const cartCopy = {
  cart: 'Cart',
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  empty: 'Your cart is empty.',
  emptyText: 'Choose an item, customize it, and add it to your cart.',
  untitled: 'Untitled item',
  removeText: 'Remove',
  remove: (title: string) => `Remove ${title}`,
  removed: (title: string) => `Removed “${title}” from your cart.`,
  undo: 'Undo',
  isBack: (title: string) => `“${title}” is back in your cart.`,
  undoFailed: (title: string) => `Couldn’t put “${title}” back in your cart. Try again.`,
  changeWord: 'Edit',
  change: (title: string) => `Edit ${title}`,
  forState: (name: string) => `For ${name}`,
  customText: (label: string, text: string) => `${label}: “${text}”`,
  removeFailed: (title: string) => `Couldn’t remove “${title}” from your cart. Try again.`,
  inCart: 'Items in your cart',
  quantity: (count: number) => `Quantity: ${number.format(count)}`,
  total: 'Total',
  checkOut: 'Check out',
} as const;
