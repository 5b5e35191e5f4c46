/** Sources of the Take20 page: a simple page, plus trainings and webinars of its type (docs/product.md#training-and-job-aids). */
export const take20 = {
  page: 'take20',
  filter: { types: ['take20'] },
  search: '?types[]=take20',
};
