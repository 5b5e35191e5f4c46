import { listCopy, recordCopy } from '../../modules/content-list/copy.ts';

/** The words of the policy updates' screens. */
export const policyUpdatesCopy = {
  title: 'Policy updates',
  list: listCopy({ one: 'policy update', many: 'policy updates' }),
  detail: recordCopy({ one: 'policy update' }),
  searchLabel: 'Search policy updates',
};
