import { listCopy, namesOf, recordCopy } from '../../modules/content-list/copy.ts';

const names = namesOf('PolicyUpdate');

/** Screen texts for policy updates. */
export const policyUpdatesCopy = {
  title: names.title,
  list: listCopy(names),
  detail: recordCopy(names),
  searchLabel: names.searchLabel,
};
