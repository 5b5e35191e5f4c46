export { Icon, iconNames } from './components/icon/icon.tsx';
export type { IconName, IconProps } from './components/icon/icon.tsx';
export { UiProvider } from './components/ui-provider/ui-provider.tsx';
export type { LinkProps, UiProviderProps } from './components/ui-provider/ui-provider.tsx';
