// Values that fields and filters share. Keep it free of imports, so that both can hold it.

/** The keys of the taxonomy groups that an alert's `category.key` is one of. */
export const alertGroups = [
  'field_management_updates',
  'sales_and_marketing',
  'product_news_and_updates',
  'job_aids',
  'system_and_technical',
] as const;
export type AlertGroup = (typeof alertGroups)[number];

/** The categories that guides are listed by. */
export const guideCategories = ['underwriting_guidelines', 'rate_bulletins'] as const;

/** The life of an order, in its order; `returned` may come in the place of `approved`. */
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

/** The two sets of products: the stand-alone programs, and those that share one account. */
export const productAreas = ['classic', 'agent360'] as const;
export type ProductArea = (typeof productAreas)[number];

/** The keys of the groups that a social post's `category.key` is one of (docs/contract.md#social-post-record). */
export const socialPostGroups = ['social_sharings', 'safety_tips', 'holiday_and_seasonal'] as const;
export type SocialPostGroup = (typeof socialPostGroups)[number];
