import { listCopy, namesOf, recordCopy } from '../../modules/content-list/copy.ts';

const names = namesOf('PolicyUpdate');

/** The words of the policy updates' screens. */
export const policyUpdatesCopy = {
  title: names.title,
  list: listCopy(names),
  detail: recordCopy(names),
  searchLabel: names.searchLabel,
};
