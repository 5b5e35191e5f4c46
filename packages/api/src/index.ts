export {
  createActivity,
  type Activity,
  type ActivityEvent,
  type ActivityPrefix,
  type ActivityStep,
} from './activity/activity.ts';
export {
  createApiClient,
  type ApiAnswer,
  type ApiCall,
  type ApiClient,
  type ApiClientOptions,
} from './client/api-client.ts';
export type { FetchAdapter } from './client/axios-transport.ts';
export type { ListCall } from './client/list-path.ts';
export type { Page } from './client/page.ts';
export { isPathSegment } from './client/path.ts';
export { pathWithQuery } from './client/query-string.ts';
export type { QueryOf, SentQuery } from './client/query-values.ts';
export { Aborted, isAborted } from './errors/aborted.ts';
export {
  ApiError,
  isApiError,
  type ApiErrorDetails,
  type ApiErrorKind,
} from './errors/api-error.ts';
export { InvalidResponse, isInvalidResponse } from './errors/invalid-response.ts';
export { NotAuthorised, isNotAuthorised } from './errors/not-authorised.ts';
export { NotFound, isNotFound } from './errors/not-found.ts';
export { Rejected, isRejected } from './errors/rejected.ts';
export { errorBodySchema, type ErrorBody, type ErrorModal } from './errors/schema.ts';
export { ServerDown, isServerDown, type ServerDownReason } from './errors/server-down.ts';
export { SessionEnded, isSessionEnded } from './errors/session-ended.ts';
export { TooManyRequests, isTooManyRequests } from './errors/too-many-requests.ts';
export { cleanFilterValue, renameMet360, stripTags } from './filters/clean-value.ts';
export {
  recordBasePaths,
  recordTypeFacts,
  recordTypeNames,
  recordTypes,
  recordTypeSpellings,
  toRecordType,
  type ReadableRecordType,
  type RecordHue,
  type RecordPage,
  type RecordType,
  type RecordTypeFacts,
} from './record-types.ts';
export { alertsCall } from './resources/alerts/calls.ts';
export {
  fetchAlerts,
  fetchAlertsByCategoryCount,
  fetchAlertsCount,
  markAlertRead,
  type AlertsParams,
} from './resources/alerts/fetchers.ts';
export {
  alertGroups,
  alertSchema,
  type Alert,
  type AlertGroup,
} from './resources/alerts/schema.ts';
export { fetchAttachmentDownload } from './resources/attachments/fetchers.ts';
export { attachmentSchema, type Attachment } from './resources/attachments/schema.ts';
export {
  exchangeCode,
  refreshToken,
  type RefreshOptions,
  revokeSession,
  type ExchangeOptions,
} from './resources/auth-token/fetchers.ts';
export { sessionTokensSchema, type SessionTokens } from './resources/auth-token/schema.ts';
export { createCartItem, deleteCartItem, fetchCartItems } from './resources/cart-items/fetchers.ts';
export {
  prepareCartItem,
  type PreparedCartItem,
} from './resources/cart-items/prepare-cart-item.ts';
export {
  cartItemInputSchema,
  cartItemSchema,
  type CartItem,
  type CartItemInput,
} from './resources/cart-items/schema.ts';
export {
  fetchCoBrandedVideos,
  type CoBrandedVideosParams,
} from './resources/co-branded-videos/fetchers.ts';
export { coBrandedVideoSchema, type CoBrandedVideo } from './resources/co-branded-videos/schema.ts';
export { fetchCohorts } from './resources/cohorts/fetchers.ts';
export { cohortSchema, type Cohort } from './resources/cohorts/schema.ts';
export {
  deliveryInputSchema,
  type DeliveryInput,
} from './resources/collateral-requests/delivery.ts';
export {
  fetchCollateralRequest,
  fetchCollateralRequests,
  fetchDraftCollateralRequest,
  submitCollateralRequest,
  type CollateralRequestsParams,
} from './resources/collateral-requests/fetchers.ts';
export {
  collateralRequestSchema,
  deliverySchema,
  orderStatuses,
  type CollateralRequest,
  type Delivery,
  type OrderStatus,
} from './resources/collateral-requests/schema.ts';
export {
  fetchCollateralTemplate,
  fetchCollateralTemplates,
  type CollateralTemplatesParams,
} from './resources/collateral-templates/fetchers.ts';
export { printedValue } from './resources/collateral-templates/printed-value.ts';
export {
  collateralTemplateSchema,
  templateFieldSchema,
  templateFieldSources,
  type CollateralTemplate,
  type TemplateField,
  type TemplateFieldSource,
} from './resources/collateral-templates/schema.ts';
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
  type StateRef,
  type Term,
  type VideoPart,
} from './resources/content/schema.ts';
export {
  createFavoritePage,
  deleteFavoritePage,
  fetchFavoritePages,
  moveFavoritePage,
} from './resources/favorite-pages/fetchers.ts';
export {
  favoritePageInputSchema,
  favoritePageSchema,
  type FavoritePage,
  type FavoritePageInput,
} from './resources/favorite-pages/schema.ts';
export { fetchFeaturedContent } from './resources/featured-content/fetchers.ts';
export {
  featuredContentSchema,
  type FeaturedContent,
} from './resources/featured-content/schema.ts';
export type { FetchOptions, PressOptions } from './resources/fetch-options.ts';
export {
  fetchFieldManagementNews,
  fetchFieldManagementNewsDetail,
  type FieldManagementNewsParams,
} from './resources/field-management-news/fetchers.ts';
export {
  fieldManagementNewsSchema,
  type FieldManagementNews,
} from './resources/field-management-news/schema.ts';
export {
  fetchGuide,
  fetchGuides,
  fetchGuidesByState,
  type GuidesParams,
} from './resources/guides/fetchers.ts';
export {
  guideCategories,
  guideSchema,
  guidesOfStateSchema,
  type Guide,
  type GuidesOfState,
} from './resources/guides/schema.ts';
export { fetchJobAid, fetchJobAids, type JobAidsParams } from './resources/job-aids/fetchers.ts';
export { jobAidSchema, type JobAid } from './resources/job-aids/schema.ts';
export { fetchMenus } from './resources/menus/fetchers.ts';
export {
  menusSchema,
  type MenuItem,
  type Menus,
  type MenusOnTheWire,
} from './resources/menus/schema.ts';
export { fetchPlatforms } from './resources/platforms/fetchers.ts';
export { platformSchema, type Platform } from './resources/platforms/schema.ts';
export { policyUpdatesCall } from './resources/policy-updates/calls.ts';
export {
  fetchPolicyUpdates,
  fetchPolicyUpdatesCount,
  markPolicyUpdateRead,
  type PolicyUpdatesParams,
} from './resources/policy-updates/fetchers.ts';
export { policyUpdateSchema, type PolicyUpdate } from './resources/policy-updates/schema.ts';
export {
  fetchProductUpdate,
  fetchProductUpdates,
  type ProductUpdatesParams,
} from './resources/product-updates/fetchers.ts';
export { productUpdateSchema, type ProductUpdate } from './resources/product-updates/schema.ts';
export {
  fetchAllProducts,
  fetchProduct,
  fetchProducts,
  type ProductsParams,
} from './resources/products/fetchers.ts';
export {
  availabilitySchema,
  availabilityStatuses,
  productAreas,
  productSchema,
  type Availability,
  type AvailabilityStatus,
  type Product,
  type ProductArea,
} from './resources/products/schema.ts';
export { createPressKey } from './resources/press-key.ts';
export { fetchRedirectRecord } from './resources/redirect-records/fetchers.ts';
export { redirectRecordSchema, type RedirectRecord } from './resources/redirect-records/schema.ts';
export {
  fetchSalesArticle,
  fetchSalesArticles,
  type SalesArticlesParams,
} from './resources/sales-articles/fetchers.ts';
export { salesArticleSchema, type SalesArticle } from './resources/sales-articles/schema.ts';
export { fetchSalesPromotions } from './resources/sales-promotions/fetchers.ts';
export { salesPromotionSchema, type SalesPromotion } from './resources/sales-promotions/schema.ts';
export { searchCall } from './resources/search/calls.ts';
export type { SearchPage } from './resources/search/endpoints.ts';
export { fetchSearch, type SearchParams } from './resources/search/fetchers.ts';
export {
  searchCountsSchema,
  searchResultSchema,
  type SearchCounts,
  type SearchResult,
} from './resources/search/schema.ts';
export { slipsBetween } from './resources/search/slips.ts';
export { endAllSessions, endSession, fetchSessions } from './resources/sessions/fetchers.ts';
export { userSessionSchema, type UserSession } from './resources/sessions/schema.ts';
export { fetchSimplePage } from './resources/simple-pages/fetchers.ts';
export { simplePageSchema, type SimplePage } from './resources/simple-pages/schema.ts';
export { fetchSocialPosts, type SocialPostsParams } from './resources/social-posts/fetchers.ts';
export {
  socialPostGroups,
  socialPostSchema,
  type SocialPost,
  type SocialPostGroup,
} from './resources/social-posts/schema.ts';
export { fetchStates } from './resources/states/fetchers.ts';
export { stateSchema, type State } from './resources/states/schema.ts';
export { fetchStatics } from './resources/statics/fetchers.ts';
export { staticsSchema, type StaticBlock, type Statics } from './resources/statics/schema.ts';
export { fetchTags } from './resources/tags/fetchers.ts';
export { tagGroups, tagSchema, type Tag, type TagGroup } from './resources/tags/schema.ts';
export { fetchCategories } from './resources/taxonomies/fetchers.ts';
export {
  categorySchema,
  taxonomyKeys,
  type Category,
  type TaxonomyKey,
} from './resources/taxonomies/schema.ts';
export {
  fetchTraining,
  fetchTrainings,
  type TrainingsParams,
} from './resources/trainings/fetchers.ts';
export {
  trainingDetailSchema,
  trainingSchema,
  type Training,
  type TrainingDetail,
} from './resources/trainings/schema.ts';
export { fetchWebinar, fetchWebinars, type WebinarsParams } from './resources/webinars/fetchers.ts';
export { webinarSchema, type Webinar } from './resources/webinars/schema.ts';
