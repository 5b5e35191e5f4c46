import type { Alert, Guide, PolicyUpdate } from '@producer-portal/api';

/** A record with revisions (docs/contract.md#revisions). */
export type DatedRecord = Alert | PolicyUpdate | Guide;
