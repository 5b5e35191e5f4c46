/** Queries for the Take20 page: a simple page, trainings, and webinars (docs/product.md#training-and-job-aids). */
export const take20 = {
  page: 'take20',
  filter: { types: ['take20'] },
  search: '?types[]=take20',
};
