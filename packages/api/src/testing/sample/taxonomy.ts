import type { Term } from '../../resources/content/schema.ts';
import { taxonomyKeys, type TaxonomyKey } from '../../resources/taxonomies.ts';
import { alertGroups, type AlertGroup } from '../../resources/content/vocabulary.ts';

const groupNames: Record<AlertGroup, string> = {
  field_management_updates: 'Field management updates',
  sales_and_marketing: 'Sales and marketing',
  product_news_and_updates: 'Product news and updates',
  job_aids: 'Job aids',
  system_and_technical: 'System and technical',
};

const categoryNames: Record<TaxonomyKey, readonly string[]> = {
  field_management_updates: [
    'Territory news',
    'Contests and recognition',
    'Agency visits',
    'Licensing and appointments',
    'Leadership messages',
  ],
  sales_and_marketing: [
    'Sales ideas',
    'Cross-sell',
    'Lead programs',
    'Success stories',
    'Promotions',
    'Co-op news',
  ],
  product_news_and_updates: [
    'New product',
    'Enhancement',
    'Rate change',
    'Form change',
    'State launch',
    'Program closing',
    'Binding moratoriums',
  ],
  job_aids: [
    'Quoting',
    'Binding',
    'Billing and payments',
    'Endorsements',
    'Claims',
    'Commission',
    'Registration and access',
  ],
  system_and_technical: [
    'Planned maintenance',
    'Outage',
    'Release notes',
    'Browser support',
    'Comparative rater',
    'Policy download',
  ],
  social_sharings: [
    'Product spotlight',
    'Did you know',
    'Agency life',
    'Community',
    'Customer appreciation',
  ],
  safety_tips: [
    'Winter home',
    'Storm ready',
    'Ride safe',
    'Boat check',
    'Fire prevention',
    'Trailer towing',
  ],
  holiday_and_seasonal: [
    'New Year',
    'Spring opening',
    'Memorial Day',
    'Hurricane season',
    'Fall storage',
    'Holidays',
  ],
  marketing_collateral: [
    'Manufactured home',
    'Dwelling',
    'Motorcycle and off-road',
    'RV',
    'Boat',
    'Collector auto',
    'Umbrella',
    'Agency brand',
  ],
};

/** Keys that can't be derived from the name. */
const KEYS: Readonly<Record<string, string>> = {
  'Licensing and appointments': 'appointment_and_licensing',
  'Binding moratoriums': 'binding_restrictions',
  'Manufactured home': 'mobile_home',
  'Policy download': 'download',
};

const toKey = (name: string) => KEYS[name] ?? name.toLowerCase().replace(/[^a-z]+/g, '_');

/** The five groups that alert categories come from. */
export const alertCategories: Term[] = alertGroups.map((group, index) => ({
  id: 11 + index,
  key: group,
  name: groupNames[group],
}));

const createTerms = (group: TaxonomyKey): Term[] =>
  categoryNames[group].map((name, index) => ({
    id: 100 * (taxonomyKeys.indexOf(group) + 1) + index + 1,
    key: toKey(name),
    name,
  }));

/** Subcategories by group key, as `taxonomies/{taxonomyKey}/categories` returns them. */
export const taxonomyCategories: Record<TaxonomyKey, Term[]> = {
  field_management_updates: createTerms('field_management_updates'),
  sales_and_marketing: createTerms('sales_and_marketing'),
  product_news_and_updates: createTerms('product_news_and_updates'),
  job_aids: createTerms('job_aids'),
  system_and_technical: createTerms('system_and_technical'),
  social_sharings: createTerms('social_sharings'),
  safety_tips: createTerms('safety_tips'),
  holiday_and_seasonal: createTerms('holiday_and_seasonal'),
  marketing_collateral: createTerms('marketing_collateral'),
};

/** Finds a subcategory of a group by its key. */
export function findSubcategory(group: TaxonomyKey, categoryKey: string): Term {
  const category = taxonomyCategories[group].find(({ key }) => key === categoryKey);
  if (!category) throw new Error(`The group ${group} has no category "${categoryKey}".`);
  return category;
}
