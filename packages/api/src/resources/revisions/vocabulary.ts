// Keep this file free of imports, because bundles with schemas and bundles with filters contain it.

/** What a revision is in effect for: values of the `for` query parameter and fields of a revision. */
export const revisionPurposes = ['new_business', 'renewal'] as const;
export type RevisionPurpose = (typeof revisionPurposes)[number];

/** What a revision means for binding in its scope. */
export const restrictions = ['none', 'limited', 'stopped'] as const;
export type Restriction = (typeof restrictions)[number];

/** What a restriction can stop or limit. */
export const bindingActions = ['quote', 'bind', 'endorse', 'cancel'] as const;
export type BindingAction = (typeof bindingActions)[number];

/** The record types that have revisions: dated records (docs/contract.md#revisions). */
export const datedRecordTypes = [
  'Alert',
  'PolicyUpdate',
  'UnderwritingGuideline',
  'RateBulletin',
  'RateAndRuleManual',
] as const;
export type DatedRecordType = (typeof datedRecordTypes)[number];
