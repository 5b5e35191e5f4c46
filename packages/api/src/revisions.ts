// Functions with which a host, or a screen, finds the revision in effect and answers binding checks. They are
// not in the main entry point, because most screens show only what the host has found.
export {
  checkBinding,
  mapBinding,
  type BindingFacts,
  type BindingQuestion,
} from './binding/check-binding.ts';
export { parseBindingQuestion } from './binding/parse-binding-question.ts';
export { getRevisionFields } from './revisions/revision-fields.ts';
export { parseAsOf, toMinute } from './revisions/as-of.ts';
export { startOfEasternDay } from './dates/start-of-eastern-day.ts';
export {
  findRevisionInEffect,
  publishRevision,
  type DatedRevision,
} from './revisions/publish-revision.ts';
