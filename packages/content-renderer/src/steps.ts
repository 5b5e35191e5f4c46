// The renderer's steps, from `parse` to `render`. Imports no JSX and no stylesheet, so that plain Node can load this entry point.
export { parse } from './parse/parse.ts';
export type { ParsedContent, SourceAttribute, SourceReader } from './parse/source.ts';
export { defaultLimits, type ContentLimits, type ContentPolicy } from './policy.ts';
export { render, type ContentComponents, type RenderOptions } from './render/render.ts';
export type { ContentReport } from './report.ts';
export { applyRules, type RuleOptions } from './rules/apply-rules.ts';
export type { ContentLabels } from './rules/rule.ts';
export { outline, type OutlineEntry } from './rules/outline.ts';
export type { RenderedTag } from './rules/deprecated.ts';
export type { SafeTag } from './sanitize/allow-list.ts';
export { sanitize, type SanitizeOptions } from './sanitize/sanitize.ts';
export { excerpt, readingTime, toText } from './text/text.ts';
export type { PropValue, SafeElement, SafeNode, SafeProps, SafeStyle, SafeTree } from './tree.ts';
