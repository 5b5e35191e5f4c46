// Values that schemas and filters share. Don't import anything here: bundles that contain only schemas
// or only filters contain this file too.

/** Taxonomy groups of alerts: the values of an alert's `category.key`. */
export const alertGroups = [
  'field_management_updates',
  'sales_and_marketing',
  'product_news_and_updates',
  'job_aids',
  'system_and_technical',
] as const;
export type AlertGroup = (typeof alertGroups)[number];

/** Key of the tag that marks an alert as a binding notice (docs/contract.md#binding-notices). */
export const bindingTag = 'binding_restrictions';

/** The binding statuses that a binding notice can announce: open, open with conditions, or closed. */
export const bindingStatuses = ['open', 'conditional', 'closed'] as const;
export type BindingStatus = (typeof bindingStatuses)[number];

/** Categories in the list of guides. */
export const guideCategories = ['underwriting_guidelines', 'rate_bulletins'] as const;

/** Order statuses in sequence. `returned` is the alternative to `approved`. */
export const orderStatuses = [
  'draft',
  'submitted',
  'in_review',
  'approved',
  'returned',
  'in_production',
  'shipped',
  'closed',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Product areas: classic products, and products on the newer platform. */
export const productAreas = ['classic', 'agent360'] as const;
export type ProductArea = (typeof productAreas)[number];

/** Taxonomy groups of social posts: the values of `category.key` (docs/contract.md#social-post-record). */
export const socialPostGroups = ['social_sharings', 'safety_tips', 'holiday_and_seasonal'] as const;
export type SocialPostGroup = (typeof socialPostGroups)[number];
