import type { RevisionProof } from '../../resources/revisions/schema.ts';

/** What a host sends as proof. The files of the sample handlers prove nothing. */
export const sampleProof: RevisionProof = {
  name: 'proof-UnderwritingGuideline-7001-1-041187',
  file: '{"entries":[],"format":"producer-portal-proof-1"}',
  // The word "pdf" as base64.
  pdf: 'cGRm',
};
