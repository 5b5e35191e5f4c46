// Functions that find the revision in effect and answer binding checks, for hosts and screens. The main
// entry point doesn't export them, because most pages only show what the host sends.
export {
  checkBinding,
  mapBinding,
  type BindingFacts,
  type BindingQuestion,
} from './binding/check-binding.ts';
export { readQuestion } from './binding/read-question.ts';
export { getRevisedFields } from './revisions/revised-fields.ts';
export { parseAsOf, toMinute } from './revisions/as-of.ts';
export { startOfEasternDay } from './dates/start-of-eastern-day.ts';
export {
  findRevisionInEffect,
  publishRevision,
  type DatedRevision,
} from './revisions/publish-revision.ts';
