// The contract as data, for hosts and tools: every resource with its calls, and the meaning of their
// query parameters.
export type { ResponseSpec, Endpoint } from './client/endpoint.ts';
export {
  callNames,
  calls,
  getResponseKey,
  resources,
  type CallName,
  type Resources,
} from './contract/registry.ts';
export { BRIEF_DAYS, rankBrief } from './contract/rank-brief.ts';
export {
  passesFilter,
  queryKinds,
  type FilterableRecord,
  type ParamFormat,
  type QueryKind,
} from './contract/query-kinds.ts';
