import type { Reader } from './reader.ts';

/** What is closed to whom the claims do not open it. */
export type Area = 'agent360' | 'agent360 products' | 'orders' | 'social';

/** Whether a reader's claims open an area (decisions section 4). */
export function opens(reader: Reader, area: Area): boolean {
  if (reader.isAdmin) return true;
  switch (area) {
    case 'agent360':
      return reader.premier !== null;
    case 'agent360 products':
      return reader.premier === 'active';
    case 'orders':
      return ['coop.view', 'collateral.order'].every((each) => reader.permissions.includes(each));
    case 'social':
      return reader.permissions.includes('social.view');
  }
}
