import type { Messages } from './messages.ts';

const catalogs = import.meta.glob<Messages>('../../**/copy.es-US.json', {
  eager: true,
  import: 'default',
});

/** The Spanish translations of all folders. Each folder with texts has a file with their translations. */
export const messages: Messages = Object.assign({}, ...Object.values(catalogs));
