export {
  createActivity,
  type Activity,
  type ActivityEvent,
  type ActivityPrefix,
  type ActivityStep,
} from './activity/activity.ts';
export {
  createApiClient,
  type ApiCall,
  type ApiClient,
  type ApiClientOptions,
} from './client/api-client.ts';
export type { ApiResponse } from './client/api-response.ts';
export type { FetchAdapter } from './client/axios-transport.ts';
export type {
  ActionCall,
  KeyedCall,
  IdCall,
  PagedCall,
  ParamsOf,
  PlainCall,
  RecordCall,
} from './client/define-resource.ts';
export type { ResponseSpec, Endpoint } from './client/endpoint.ts';
export type { ListCall } from './client/list-path.ts';
export type { Page } from './client/page.ts';
export { isPathSegment } from './client/path.ts';
export { pathWithQuery } from './client/query-string.ts';
export type { Mutation, Query } from './client/query-options.ts';
export type { QueryOf, RequestQuery } from './client/query-values.ts';
export { readStoredData } from './client/read-stored-data.ts';
export { formatCsv } from './csv.ts';
export {
  createDiagnostics,
  type Diagnostics,
  type DiagnosticsOptions,
} from './diagnostics/create-diagnostics.ts';
export {
  createDiagnostic,
  diagnosticAnchors,
  type Diagnostic,
  type DiagnosticCode,
  type DiagnosticDetails,
} from './diagnostics/diagnostic.ts';
export { describeShape } from './diagnostics/describe-shape.ts';
export {
  describeDiagnostic,
  formatDiagnostic,
  type DiagnosticText,
} from './diagnostics/format-diagnostic.ts';
export { Aborted, isAborted } from './errors/aborted.ts';
export {
  ApiError,
  isApiError,
  type ApiErrorDetails,
  type ApiErrorKind,
} from './errors/api-error.ts';
export { InvalidResponse, isInvalidResponse } from './errors/invalid-response.ts';
export { NotAuthorized, isNotAuthorized } from './errors/not-authorized.ts';
export { NotFound, isNotFound } from './errors/not-found.ts';
export { Rejected, isRejected } from './errors/rejected.ts';
export { errorBodySchema, type ErrorBody, type ErrorModal } from './errors/schema.ts';
export { ServerDown, isQueued, isServerDown, type ServerDownReason } from './errors/server-down.ts';
export { SessionEnded, isSessionEnded } from './errors/session-ended.ts';
export { TooManyRequests, isTooManyRequests } from './errors/too-many-requests.ts';
export { cleanFilterValue, defaultOption, stripTags } from './filters/clean-value.ts';
export {
  getRecordBasePaths,
  getRecordTypeInfo,
  recordTypeNames,
  recordTypes,
  getRecordTypeAliases,
  toRecordType,
  type ReadableRecordType,
  type RecordFamily,
  type RecordPage,
  type RecordType,
  type RecordTypeInfo,
} from './record-types.ts';
export {
  ceCreditSchema,
  contentRecordSchema,
  videoPartSchema,
  type AttachmentRef,
  type CeCredit,
  type ContentPart,
  type ContentRecord,
  type Id,
  type Image,
  type RelatedAnnouncement,
  type StateRef,
  type Term,
  type VideoPart,
} from './resources/content/schema.ts';
export type { FetchOptions, SubmitOptions } from './resources/fetch-options.ts';
export * from './resources/index.ts';
export type { MarkAsReadCall, MarkAsUnreadCall } from './resources/mark-as-read.ts';
export { refetchChanged, syncAcrossTabs } from './resources/other-tabs.ts';
export { isUnreadList } from './resources/read-marks.ts';
export {
  createIdempotencyKey,
  isQueuedId,
  toQueuedId,
  type Submission,
} from './resources/idempotency-key.ts';
export { getDefaultFieldValue } from './resources/default-field-value.ts';
export { editDistance, findNearestWord } from './resources/search/edit-distance.ts';
export { sessionTokensSchema, type SessionTokens } from './session/session-tokens.ts';
