export { diff, type ContentChange, type ContentDiff } from './diff/diff.ts';
export { focusChange } from './diff/focus-change.ts';
export {
  getVersion,
  labelChanges,
  markVersion,
  type ChangeKind,
  type ChangeLabels,
  type Version,
} from './diff/marks.ts';
