/** What Take20 is made of: a page of its own, and what is filed under its type (docs/product.md#training-and-job-aids). */
export const take20 = {
  page: 'take20',
  filter: { types: ['take20'] },
  search: '?types[]=take20',
};
