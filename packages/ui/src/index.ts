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
export { Drawing } from './components/drawing/drawing.tsx';
export type { DrawingName, DrawingProps } from './components/drawing/drawing.tsx';
export { IconButton } from './components/icon-button/icon-button.tsx';
export type { IconButtonProps } from './components/icon-button/icon-button.tsx';
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
export type { LoadState } from './components/load-boundary/load-state.ts';
export {
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuRoot,
  MenuSeparator,
  MenuTrigger,
} from './components/menu/menu.tsx';
export type {
  MenuContentProps,
  MenuItemProps,
  MenuRadioGroupProps,
  MenuRadioItemProps,
  MenuRootProps,
  MenuTriggerProps,
} from './components/menu/menu.tsx';
export { Notice } from './components/notice/notice.tsx';
export type { NoticeProps } from './components/notice/notice.tsx';
export type { NoticeTone } from './components/notice/notice.variants.ts';
export { Sheet } from './components/sheet/sheet.tsx';
export type { SheetProps } from './components/sheet/sheet.tsx';
export { ArticleSkeleton, HomeSkeleton, ListSkeleton } from './components/skeleton/skeleton.tsx';
export type {
  ArticleSkeletonProps,
  HomeSkeletonProps,
  ListSkeletonProps,
} from './components/skeleton/skeleton.tsx';
export { StatusScreen } from './components/status-screen/status-screen.tsx';
export type { StatusScreenProps } from './components/status-screen/status-screen.tsx';
export { TextField } from './components/text-field/text-field.tsx';
export type { TextFieldProps } from './components/text-field/text-field.tsx';
export { TextLink } from './components/text-link/text-link.tsx';
export type { TextLinkProps } from './components/text-link/text-link.tsx';
