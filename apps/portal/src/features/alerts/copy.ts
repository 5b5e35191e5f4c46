import type { AlertGroup } from '@producer-portal/api';
import { listCopy, namesOf, recordCopy } from '../../modules/content-list/copy.ts';

const groups: Readonly<Record<AlertGroup, string>> = {
  field_management_updates: 'Field management updates',
  sales_and_marketing: 'Sales and marketing',
  product_news_and_updates: 'Product news and updates',
  job_aids: 'Job aids',
  system_and_technical: 'System and technical',
};

const names = namesOf('Alert');

/** Screen texts for alerts. */
export const alertsCopy = {
  title: names.title,
  list: listCopy(names),
  groups,
  /** Falls back to the key of a group that the portal doesn't know. */
  groupName: (key: string) => (Object.hasOwn(groups, key) ? groups[key as AlertGroup] : key),
  detail: recordCopy(names),
  searchLabel: names.searchLabel,
  category: 'Category',
  unreadCount: (count: number) => `${count} unread`,
};
