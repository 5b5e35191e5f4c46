import { listCopy, recordCopy } from '../../modules/content-list/copy.ts';

const number = new Intl.NumberFormat('en-US');

/** The words of the co-op marketing center and of one piece in it. */
export const coopCopy = {
  title: 'Co-op marketing center',
  intro: 'Each piece is shown as it will be printed for your agency.',
  orders: 'Your orders',
  library: 'All marketing collateral',
  lookOnly:
    'Your sign-in lets you look, but not order. Ask your manager or supervisor to add ordering.',
  searchLabel: 'Search pieces',
  list: {
    ...listCopy({ one: 'piece', many: 'pieces' }),
    emptyText: 'Pieces that can be ordered appear here.',
  },
  detail: recordCopy({ one: 'piece' }),
  cart: recordCopy({ one: 'cart' }),
  cartBar: (count: number) => `Cart: ${count === 1 ? '1 item' : `${count} items`}`,
  preview: 'Preview',
  previewText: 'This is how it will look. The design itself is fixed.',
  form: {
    title: 'Make it yours',
    state: 'State',
    stateHint: 'It picks the license number and the sentence that the law asks for.',
    chooseState: 'Choose a state',
    stateMissing: 'Choose a state.',
    optional: (label: string) => `${label} (optional)`,
    leftEmpty: (value: string) => `Left empty, “${value}” is printed.`,
    filledIn: 'Filled in for you',
    setByState: 'Choose a state first',
    filledInHint: 'From your agency’s record. Producer support can correct it.',
    quantity: 'Quantity',
    quantityMissing: 'Choose a quantity.',
    quantityOption: (count: number, price: string) =>
      `${number.format(count)} ${count === 1 ? 'piece' : 'pieces'}, ${price}`,
    total: 'Total',
    add: 'Add to cart',
    added: (title: string) => `${title} is in your cart.`,
    addFailed: 'It is not in your cart yet. What you wrote is still here: try again.',
    changeTitle: 'Change what is in your cart',
    save: 'Save the change',
    changed: (title: string) => `${title} is changed.`,
    saveFailed: 'The change is not complete. What you wrote is still here: try again.',
    keep: 'Keep it as it was',
    removed: 'What you wanted to change is not in your cart. What you add here is a new piece.',
    toCart: 'To the cart',
  },
  blocked: {
    title: 'This piece cannot be ordered',
    noOrder: 'You can look at it, but not order. Ask your manager or supervisor to add ordering.',
  },
  files: {
    pdf: 'Download print-quality PDF',
    png: 'Download PNG',
    done: (name: string) => `${name} has been made. Please check your default download folder.`,
    failed: 'The file could not be made in this browser. Try again.',
    tooLarge:
      'This piece is too large for a browser to make a file of. Ask producer support for it.',
  },
} as const;
