import * as Radix from '@radix-ui/react-dropdown-menu';
import { cx } from 'class-variance-authority';
import type { ComponentProps, JSX, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../ui-provider/ui-provider.tsx';
import styles from './pp-menu.module.css';

export interface MenuRootProps {
  children: ReactNode;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /**
   * Which way the page reads: a submenu opens toward the end of the line, and so do the arrow keys.
   * @default 'ltr'
   */
  dir?: 'ltr' | 'rtl' | undefined;
}

/**
 * A menu of actions or choices for one thing. Not for the navigation of a site: that is `TopMenu`.
 * It brings Radix DropdownMenu with it: load it with what needs it, not with the entry.
 *
 * @example
 * <MenuRoot>
 *   <MenuTrigger><Button kind="quiet">Account</Button></MenuTrigger>
 *   <MenuContent><MenuItem onSelect={signOut}>Sign out</MenuItem></MenuContent>
 * </MenuRoot>
 */
export function MenuRoot({
  children,
  open,
  onOpenChange,
  dir = 'ltr',
}: MenuRootProps): JSX.Element {
  // Not modal: a modal menu hides the page while its trigger still has the focus, and writes a <style> element.
  return (
    <Radix.Root modal={false} dir={dir} {...openState(open, onOpenChange)}>
      {children}
    </Radix.Root>
  );
}

/** Radix tells a prop that is absent from one that is undefined. */
function openState(
  open: boolean | undefined,
  onOpenChange: ((open: boolean) => void) | undefined,
): { open?: boolean; onOpenChange?: (open: boolean) => void } {
  return {
    ...(open === undefined ? {} : { open }),
    ...(onOpenChange === undefined ? {} : { onOpenChange }),
  };
}

export interface MenuTriggerProps {
  /** One button; it is given `aria-haspopup`, `aria-expanded` and the keys. */
  children: ReactNode;
}

/** The button that opens the menu. */
export function MenuTrigger({ children }: MenuTriggerProps): JSX.Element {
  return <Radix.Trigger asChild>{children}</Radix.Trigger>;
}

export interface MenuContentProps extends ComponentProps<'div'> {
  /**
   * Which edge of the trigger the menu is flush with.
   * @default 'end'
   */
  align?: 'start' | 'end' | undefined;
}

/** The list that opens: in a portal, turned to the side where there is room. */
export function MenuContent({
  align = 'end',
  className,
  children,
  ...rest
}: MenuContentProps): JSX.Element {
  return (
    <Radix.Portal>
      <Radix.Content
        {...rest}
        align={align}
        sideOffset={4}
        collisionPadding={8}
        className={cx(styles.content, className)}
      >
        {children}
      </Radix.Content>
    </Radix.Portal>
  );
}

export interface MenuItemProps extends Omit<ComponentProps<'div'>, 'onSelect'> {
  /** Makes the item a link. */
  href?: string | undefined;
  /** Called when the item is chosen, by key or press; the menu then closes. */
  onSelect?: (() => void) | undefined;
  disabled?: boolean | undefined;
}

/** One action, or one link where it has an `href`. */
export function MenuItem({
  href,
  onSelect,
  disabled = false,
  className,
  children,
  ...rest
}: MenuItemProps): JSX.Element {
  return (
    <Radix.Item
      {...rest}
      disabled={disabled}
      asChild={href !== undefined}
      className={cx(styles.item, className)}
      onSelect={() => onSelect?.()}
    >
      {href === undefined ? children : <Link href={href}>{children}</Link>}
    </Radix.Item>
  );
}

/** The name of the group of items that follows. */
export function MenuLabel({ className, ...rest }: ComponentProps<'div'>): JSX.Element {
  return <Radix.Label {...rest} className={cx(styles.label, className)} />;
}

export interface MenuRadioGroupProps extends ComponentProps<'div'> {
  value: string;
  onValueChange: (value: string) => void;
}

/** Items of which one is chosen. */
export function MenuRadioGroup(props: MenuRadioGroupProps): JSX.Element {
  return <Radix.RadioGroup {...props} />;
}

export interface MenuRadioItemProps extends Omit<ComponentProps<'div'>, 'onSelect'> {
  value: string;
  disabled?: boolean | undefined;
}

/** One of the choices of a `MenuRadioGroup`. */
export function MenuRadioItem({
  disabled = false,
  className,
  children,
  ...rest
}: MenuRadioItemProps): JSX.Element {
  return (
    <Radix.RadioItem
      {...rest}
      disabled={disabled}
      className={cx(styles.item, styles.choice, className)}
    >
      <Indicator />
      {children}
    </Radix.RadioItem>
  );
}

export interface MenuCheckboxItemProps extends Omit<ComponentProps<'div'>, 'onSelect'> {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
}

/** A choice that is on or off by itself. The menu stays open, since more than one may be wanted. */
export function MenuCheckboxItem({
  checked,
  onCheckedChange,
  disabled = false,
  className,
  children,
  ...rest
}: MenuCheckboxItemProps): JSX.Element {
  return (
    <Radix.CheckboxItem
      {...rest}
      checked={checked}
      disabled={disabled}
      className={cx(styles.item, styles.choice, className)}
      onCheckedChange={onCheckedChange}
      onSelect={(event) => event.preventDefault()}
    >
      <Indicator />
      {children}
    </Radix.CheckboxItem>
  );
}

function Indicator(): JSX.Element {
  return (
    <Radix.ItemIndicator className={styles.indicator}>
      <Icon name="check" />
    </Radix.ItemIndicator>
  );
}

export type MenuSubProps = Omit<MenuRootProps, 'dir'>;

/** Holds a `MenuSubTrigger` and the `MenuSubContent` that it opens. One level: no submenu of a submenu. */
export function MenuSub({ children, open, onOpenChange }: MenuSubProps): JSX.Element {
  return <Radix.Sub {...openState(open, onOpenChange)}>{children}</Radix.Sub>;
}

export interface MenuSubTriggerProps extends ComponentProps<'div'> {
  disabled?: boolean | undefined;
}

/** The item that opens a submenu, by press, hover, Enter, Space or the arrow key toward it. */
export function MenuSubTrigger({
  disabled = false,
  className,
  children,
  ...rest
}: MenuSubTriggerProps): JSX.Element {
  return (
    <Radix.SubTrigger {...rest} disabled={disabled} className={cx(styles.item, className)}>
      {children}
      <Icon name="chevron-right" className={styles.chevron} />
    </Radix.SubTrigger>
  );
}

/** The list of a submenu: beside its item, on the side where there is room. */
export function MenuSubContent({ className, ...rest }: ComponentProps<'div'>): JSX.Element {
  return (
    <Radix.Portal>
      <Radix.SubContent
        {...rest}
        collisionPadding={8}
        className={cx(styles.content, styles.sub, className)}
      />
    </Radix.Portal>
  );
}

/** A line between groups of items. */
export function MenuSeparator({ className, ...rest }: ComponentProps<'div'>): JSX.Element {
  return <Radix.Separator {...rest} className={cx(styles.separator, className)} />;
}
