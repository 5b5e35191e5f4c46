import { failureCopy } from '../../modules/content-list/copy.ts';

/** The words of the home page. */
export const homeCopy = {
  lead: 'Lead alert',
  readLead: 'Read the alert',
  eyes: 'Needs your eyes',
  eyesCount: (count: number) => `${count} unread`,
  allAlerts: (count: number) => (count > 0 ? `All unread alerts (${count})` : 'All alerts'),
  allUpdates: (count: number) =>
    count > 0 ? `All unread policy updates (${count})` : 'All policy updates',
  upToDate: 'You are up to date',
  upToDateText: (time: string) => `Nothing unread. Checked at ${time}.`,
  onlyLead: 'Nothing is unread besides the lead alert.',
  eyesUnknown: 'What is unread could not be checked.',
  latest: 'Latest across the portal',
  shortcuts: 'Your shortcuts',
  places: 'Where to find it',
  promotions: 'Promotions',
  allPromotions: 'All promotions',
  featured: 'Product news',
  allFeatured: 'All product news and updates',
  premier: 'Agent360 is open to you: home, auto, landlord and umbrella on one account.',
  premierSoon: 'Agent360 comes to you: home, auto, landlord and umbrella on one account.',
  premierSoonLink: 'What to expect, and when',
  premierLink: 'What is in Agent360',
  loading: 'Loading your news',
  slow: 'Still loading your news. The connection seems slow.',
  loaded: (unread: number) => (unread === 0 ? 'Nothing unread' : `${unread} unread`),
  failedTitle: 'Your news could not be loaded',
  ...failureCopy,
  emptyTitle: 'No news yet',
  emptyText: 'Alerts and policy updates for your states appear here as soon as they are published.',
} as const;
