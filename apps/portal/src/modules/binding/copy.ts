/** Screen texts for binding notices (docs/product.md#binding-notices). */
export const bindingCopy = {
  status: {
    open: 'Binding open',
    conditional: 'Binding open with conditions',
    unknown: 'Check before you bind',
    closed: 'Binding moratorium',
  },
  through: (date: string) => `Through ${date}`,
  untilFurtherNotice: 'Until further notice',
  notChecked: 'Couldn’t check for binding moratoriums.',
  all: 'Binding alerts',
} as const;
