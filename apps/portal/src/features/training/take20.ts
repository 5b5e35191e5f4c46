/**
 * The slug of the Take20 page, and the filter for its trainings and webinars, for API calls and for URLs
 * (docs/product.md#training-and-job-aids).
 */
export const take20 = {
  page: 'take20',
  filter: { types: ['take20'] },
  search: '?types[]=take20',
};
