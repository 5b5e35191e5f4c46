export { Accordion } from './components/accordion/accordion.tsx';
export type { AccordionItem, AccordionProps } from './components/accordion/accordion.tsx';
export { AlertDialog } from './components/alert-dialog/alert-dialog.tsx';
export type { AlertDialogProps } from './components/alert-dialog/alert-dialog.tsx';
export { Icon, iconNames } from './components/icon/icon.tsx';
export type { IconName, IconProps } from './components/icon/icon.tsx';
export { UiProvider } from './components/ui-provider/ui-provider.tsx';
export type { LinkProps, UiProviderProps } from './components/ui-provider/ui-provider.tsx';
export { Button } from './components/button/button.tsx';
export type { ButtonProps } from './components/button/button.tsx';
export { ButtonLink } from './components/button-link/button-link.tsx';
export type { ButtonLinkProps } from './components/button-link/button-link.tsx';
export { CountBadge } from './components/count-badge/count-badge.tsx';
export type { CountBadgeProps } from './components/count-badge/count-badge.tsx';
export { Dialog } from './components/dialog/dialog.tsx';
export type { DialogProps } from './components/dialog/dialog.tsx';
export { Illustration } from './components/illustration/illustration.tsx';
export type { IllustrationProps } from './components/illustration/illustration.tsx';
export {
  autoIllustration,
  boatIllustration,
  calendarPageIllustration,
  indexCardsIllustration,
  clippedDocumentIllustration,
  collectorAutoIllustration,
  dwellingIllustration,
  floodIllustration,
  foldedMapIllustration,
  golfCartIllustration,
  headsetIllustration,
  inboxIllustration,
  landlordIllustration,
  manufacturedHomeIllustration,
  megaphoneIllustration,
  motorHomeIllustration,
  motorcycleIllustration,
  mugIllustration,
  newspaperIllustration,
  offRoadIllustration,
  orderFormIllustration,
  packageIllustration,
  photoPrintIllustration,
  binderIllustration,
  screenIllustration,
  snowmobileIllustration,
  stampPadIllustration,
  starLabelIllustration,
  travelTrailerIllustration,
  umbrellaIllustration,
} from './components/illustration/illustrations.ts';
export type { IllustrationPaths } from './components/illustration/illustrations.ts';
export { Highlight } from './components/highlight/highlight.tsx';
export type { HighlightProps } from './components/highlight/highlight.tsx';
export { IconButton } from './components/icon-button/icon-button.tsx';
export type { IconButtonProps } from './components/icon-button/icon-button.tsx';
export { InPageNav } from './components/in-page-nav/in-page-nav.tsx';
export type { InPageHeading, InPageNavProps } from './components/in-page-nav/in-page-nav.tsx';
export { KeyValueList } from './components/key-value-list/key-value-list.tsx';
export type {
  KeyValueItem,
  KeyValueListProps,
} from './components/key-value-list/key-value-list.tsx';
export { LiveRegionProvider, useAnnounce } from './components/live-region/live-region.tsx';
export type {
  Announce,
  AnnounceOptions,
  LiveRegionProviderProps,
} from './components/live-region/live-region.tsx';
export { LoadBoundary } from './components/load-boundary/load-boundary.tsx';
export type {
  LoadBoundaryLabels,
  LoadBoundaryProps,
} from './components/load-boundary/load-boundary.tsx';
export { hasFailed, toLoadState } from './components/load-boundary/load-state.ts';
export type { LoadResult, LoadState } from './components/load-boundary/load-state.ts';
export {
  MenuCheckboxItem,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuRoot,
  MenuSeparator,
  MenuSub,
  MenuSubContent,
  MenuSubTrigger,
  MenuTrigger,
} from './components/menu/menu.tsx';
export type {
  MenuCheckboxItemProps,
  MenuContentProps,
  MenuItemProps,
  MenuRadioGroupProps,
  MenuRadioItemProps,
  MenuRootProps,
  MenuSubProps,
  MenuSubTriggerProps,
  MenuTriggerProps,
} from './components/menu/menu.tsx';
export { Callout } from './components/callout/callout.tsx';
export type { CalloutProps } from './components/callout/callout.tsx';
export type { CalloutTone } from './components/callout/callout.variants.ts';
export { Sheet } from './components/sheet/sheet.tsx';
export type { SheetProps } from './components/sheet/sheet.tsx';
export { ArticleSkeleton } from './components/skeleton/article-skeleton.tsx';
export type { ArticleSkeletonProps } from './components/skeleton/article-skeleton.tsx';
export { HomeSkeleton } from './components/skeleton/home-skeleton.tsx';
export type { HomeSkeletonProps } from './components/skeleton/home-skeleton.tsx';
export { ListSkeleton } from './components/skeleton/skeleton.tsx';
export type { ListSkeletonProps } from './components/skeleton/skeleton.tsx';
export {
  FormSkeleton,
  GridSkeleton,
  MapSkeleton,
  TableSkeleton,
} from './components/skeleton/layout-skeletons.tsx';
export type {
  FormSkeletonProps,
  GridSkeletonProps,
  MapSkeletonProps,
  TableSkeletonProps,
} from './components/skeleton/layout-skeletons.tsx';
export { DataTable } from './components/data-table/data-table.tsx';
export type {
  DataTableColumn,
  DataTableProps,
  SortDirection,
} from './components/data-table/data-table.tsx';
export { StateMap } from './components/state-map/state-map.tsx';
export type { MapState, StateMapProps } from './components/state-map/state-map.tsx';
export type {
  MapStatus,
  CoverageLevel,
  StateStatus,
} from './components/state-map/status-pattern.tsx';
export { StatusSwatch } from './components/state-map/status-swatch.tsx';
export type { StatusSwatchProps } from './components/state-map/status-swatch.tsx';
export { StateMapLegend } from './components/state-map-legend/state-map-legend.tsx';
export type {
  StateMapLegendItem,
  StateMapLegendProps,
} from './components/state-map-legend/state-map-legend.tsx';
export { StatusScreen } from './components/status-screen/status-screen.tsx';
export type { StatusScreenProps } from './components/status-screen/status-screen.tsx';
export { Tabs } from './components/tabs/tabs.tsx';
export type { Tab, TabsProps } from './components/tabs/tabs.tsx';
export { TextField } from './components/text-field/text-field.tsx';
export type { TextFieldProps } from './components/text-field/text-field.tsx';
export { TextLink } from './components/text-link/text-link.tsx';
export type { TextLinkProps } from './components/text-link/text-link.tsx';
export { AppShell } from './components/app-shell/app-shell.tsx';
export type { AppShellProps } from './components/app-shell/app-shell.tsx';
export { AppliedFilters } from './components/applied-filters/applied-filters.tsx';
export type {
  AppliedFilter,
  AppliedFiltersProps,
} from './components/applied-filters/applied-filters.tsx';
export { BottomMenu } from './components/bottom-menu/bottom-menu.tsx';
export type { BottomMenuProps } from './components/bottom-menu/bottom-menu.tsx';
export { Breadcrumb } from './components/breadcrumb/breadcrumb.tsx';
export type { BreadcrumbItem, BreadcrumbProps } from './components/breadcrumb/breadcrumb.tsx';
export { CategoryTag } from './components/category-tag/category-tag.tsx';
export type { CategoryTagProps } from './components/category-tag/category-tag.tsx';
export type { CategoryHue } from './components/category-tag/category-tag.variants.ts';
export { ContentItem } from './components/content-item/content-item.tsx';
export type { ContentItemProps } from './components/content-item/content-item.tsx';
export { DateStamp } from './components/date-stamp/date-stamp.tsx';
export type { DateStampProps } from './components/date-stamp/date-stamp.tsx';
export type { DateStampStatus } from './components/date-stamp/date-stamp.variants.ts';
export { FacetGroup } from './components/facet-group/facet-group.tsx';
export type { FacetGroupProps, FacetOption } from './components/facet-group/facet-group.tsx';
export { FilterPanel } from './components/filter-panel/filter-panel.tsx';
export type { FilterPanelProps } from './components/filter-panel/filter-panel.tsx';
export { Header } from './components/header/header.tsx';
export type { HeaderProps } from './components/header/header.tsx';
export { ModeBanner } from './components/mode-banner/mode-banner.tsx';
export type { ModeBannerProps } from './components/mode-banner/mode-banner.tsx';
export { MarkAsRead } from './components/mark-as-read/mark-as-read.tsx';
export type { MarkAsReadProps } from './components/mark-as-read/mark-as-read.tsx';
export { MetaLine } from './components/meta-line/meta-line.tsx';
export type { MetaLineProps } from './components/meta-line/meta-line.tsx';
export { MobileMenu } from './components/mobile-menu/mobile-menu.tsx';
export type { MobileMenuProps } from './components/mobile-menu/mobile-menu.tsx';
export { PageHeader } from './components/page-header/page-header.tsx';
export type { PageHeaderProps } from './components/page-header/page-header.tsx';
export { Pagination } from './components/pagination/pagination.tsx';
export type { PaginationProps } from './components/pagination/pagination.tsx';
export { Progress } from './components/progress/progress.tsx';
export type { ProgressProps } from './components/progress/progress.tsx';
export { ResultsSummary } from './components/results-summary/results-summary.tsx';
export type { ResultsSummaryProps } from './components/results-summary/results-summary.tsx';
export { RouteAnnouncer } from './components/route-announcer/route-announcer.tsx';
export type { RouteAnnouncerProps } from './components/route-announcer/route-announcer.tsx';
export { SearchBox } from './components/search-box/search-box.tsx';
export type { SearchBoxProps } from './components/search-box/search-box.tsx';
export type {
  Suggestion,
  SuggestionGroup,
  SuggestionLabels,
  SuggestionsState,
} from './components/search-box/suggestions.tsx';
export { SearchResult } from './components/search-result/search-result.tsx';
export type { SearchResultProps } from './components/search-result/search-result.tsx';
export { SkipLink } from './components/skip-link/skip-link.tsx';
export type { SkipLinkProps } from './components/skip-link/skip-link.tsx';
export { ToastProvider, useToast } from './components/toast/toast.tsx';
export type { Toast, ToastProviderProps, ToastController } from './components/toast/toast.tsx';
export { Tooltip } from './components/tooltip/tooltip.tsx';
export type { TooltipProps } from './components/tooltip/tooltip.tsx';
export type { MenuEntry } from './components/top-menu/menu-entry.ts';
export { TopMenu } from './components/top-menu/top-menu.tsx';
export type { TopMenuProps } from './components/top-menu/top-menu.tsx';
export { CheckboxField } from './components/checkbox-field/checkbox-field.tsx';
export type { CheckboxFieldProps } from './components/checkbox-field/checkbox-field.tsx';
export { ChoiceGroup } from './components/choice-group/choice-group.tsx';
export type { Choice, ChoiceGroupProps } from './components/choice-group/choice-group.tsx';
export { ErrorSummary } from './components/error-summary/error-summary.tsx';
export type { ErrorSummaryProps, FieldError } from './components/error-summary/error-summary.tsx';
export { SelectField } from './components/select-field/select-field.tsx';
export type { SelectFieldProps } from './components/select-field/select-field.tsx';
export { TextArea } from './components/text-area/text-area.tsx';
export type { TextAreaProps } from './components/text-area/text-area.tsx';
export type { StateOption } from './components/state-picker/match-states.ts';
export { StatePicker } from './components/state-picker/state-picker.tsx';
export type { StatePickerProps } from './components/state-picker/state-picker.tsx';
export { Calendar } from './components/calendar/calendar.tsx';
export type { CalendarLabels, CalendarProps } from './components/calendar/calendar.tsx';
export { CountLink } from './components/count-link/count-link.tsx';
export type { CountLinkProps } from './components/count-link/count-link.tsx';
export { LineItem } from './components/line-item/line-item.tsx';
export type { LineItemProps, LineItemRemoval } from './components/line-item/line-item.tsx';
export { CopyBlock } from './components/copy-block/copy-block.tsx';
export type { CopyBlockProps } from './components/copy-block/copy-block.tsx';
export { SortableList } from './components/sortable-list/sortable-list.tsx';
export type {
  SortableListItem,
  SortableListLabels,
  SortableListProps,
} from './components/sortable-list/sortable-list.tsx';
export { StarToggle } from './components/star-toggle/star-toggle.tsx';
export type { StarToggleProps } from './components/star-toggle/star-toggle.tsx';
export { FileCard } from './components/file-card/file-card.tsx';
export type { FileCardProps } from './components/file-card/file-card.tsx';
export { StepStatus } from './components/step-status/step-status.tsx';
export type { StepStatusShape, StepStatusProps } from './components/step-status/step-status.tsx';
export { StepList } from './components/step-list/step-list.tsx';
export type { StepListItem, StepListProps } from './components/step-list/step-list.tsx';
export { VideoCard } from './components/video-card/video-card.tsx';
export type { VideoCardProps } from './components/video-card/video-card.tsx';
export { VideoPlayer } from './components/video-player/video-player.tsx';
export type { VideoPlayerProps, VideoSource } from './components/video-player/video-player.tsx';
export { EventCard } from './components/event-card/event-card.tsx';
export type { EventCardProps } from './components/event-card/event-card.tsx';
export type { EventStatus } from './components/event-card/event-card.variants.ts';
export { DateField } from './components/date-field/date-field.tsx';
export type { DateFieldLabels, DateFieldProps } from './components/date-field/date-field.tsx';
export { DateRangeField } from './components/date-range-field/date-range-field.tsx';
export type {
  DateRange,
  DateRangeFieldProps,
  DateRangeLabels,
} from './components/date-range-field/date-range-field.tsx';
export type { RangeEnd } from './components/date-range-field/range.ts';
export { QuantityField } from './components/quantity-field/quantity-field.tsx';
export type { QuantityFieldProps } from './components/quantity-field/quantity-field.tsx';
