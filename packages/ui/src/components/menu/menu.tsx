'use client';

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
   * The text direction. Submenus open toward the end of the line, and the arrow keys match that
   * direction.
   * @default 'ltr'
   */
  dir?: 'ltr' | 'rtl' | undefined;
}

/**
 * A menu of actions or choices. For site navigation use `TopMenu`. It includes Radix DropdownMenu,
 * so import it in the code that needs it, not in the entry chunk.
 *
 * @example
 * <MenuRoot>
 *   <MenuTrigger><Button variant="quiet">Account</Button></MenuTrigger>
 *   <MenuContent><MenuItem onSelect={signOut}>Sign out</MenuItem></MenuContent>
 * </MenuRoot>
 */
export function MenuRoot({
  children,
  open,
  onOpenChange,
  dir = 'ltr',
}: MenuRootProps): JSX.Element {
  // Not modal: a modal menu hides the page while its trigger still has focus, and injects a
  // <style> element.
  return (
    <Radix.Root modal={false} dir={dir} {...getOpenProps(open, onOpenChange)}>
      {children}
    </Radix.Root>
  );
}

/** Radix treats an absent prop differently from an undefined one. */
function getOpenProps(
  open: boolean | undefined,
  onOpenChange: ((open: boolean) => void) | undefined,
): { open?: boolean; onOpenChange?: (open: boolean) => void } {
  return {
    ...(open === undefined ? {} : { open }),
    ...(onOpenChange === undefined ? {} : { onOpenChange }),
  };
}

export interface MenuTriggerProps {
  /** One button. It gets `aria-haspopup`, `aria-expanded`, and the key handlers. */
  children: ReactNode;
}

/** The button that opens the menu. */
export function MenuTrigger({ children }: MenuTriggerProps): JSX.Element {
  return <Radix.Trigger asChild>{children}</Radix.Trigger>;
}

export interface MenuContentProps extends ComponentProps<'div'> {
  /**
   * The edge of the trigger that the menu aligns with.
   * @default 'end'
   */
  align?: 'start' | 'end' | undefined;
}

/** The menu's list, rendered in a React portal on the side of the trigger with enough space. */
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
  /** Called when the item is selected by key or click. The menu then closes. */
  onSelect?: (() => void) | undefined;
  disabled?: boolean | undefined;
}

/** An action, or a link if `href` is set. */
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

/** The label of the following group of items. */
export function MenuLabel({ className, ...rest }: ComponentProps<'div'>): JSX.Element {
  return <Radix.Label {...rest} className={cx(styles.label, className)} />;
}

export interface MenuRadioGroupProps extends ComponentProps<'div'> {
  value: string;
  onValueChange: (value: string) => void;
}

/** A group of items, one of which is selected. */
export function MenuRadioGroup(props: MenuRadioGroupProps): JSX.Element {
  return <Radix.RadioGroup {...props} />;
}

export interface MenuRadioItemProps extends Omit<ComponentProps<'div'>, 'onSelect'> {
  value: string;
  disabled?: boolean | undefined;
}

/** An option of a `MenuRadioGroup`. */
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

/** An option that is on or off. The menu stays open, so that the user can toggle several options. */
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

/** Contains a `MenuSubTrigger` and its `MenuSubContent`. Submenus can't be nested. */
export function MenuSub({ children, open, onOpenChange }: MenuSubProps): JSX.Element {
  return <Radix.Sub {...getOpenProps(open, onOpenChange)}>{children}</Radix.Sub>;
}

export interface MenuSubTriggerProps extends ComponentProps<'div'> {
  disabled?: boolean | undefined;
}

/** The item that opens a submenu by click, hover, Enter, Space, or arrow key. */
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

/** The list of a submenu, on the side of its parent item with enough space. */
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
