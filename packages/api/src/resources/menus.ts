import * as v from 'valibot';
import { defineResource, withType, single } from '../client/define-resource.ts';
import { optional } from './content/schema.ts';

/** A menu entry: a link to a path, a link to an external URL, or a submenu. */
export type MenuItem = {
  label: string;
  path?: string | null | undefined;
  external_url?: string | null | undefined;
  children?: MenuItem[] | null | undefined;
};

/** A menu entry, which can contain other entries. */
export const menuItemSchema: v.GenericSchema<MenuItem> = v.object({
  label: v.string(),
  path: optional(v.string()),
  external_url: optional(v.string()),
  children: optional(v.array(v.lazy(() => menuItemSchema))),
});

/** The menus of every page (docs/contract.md#menus). */
export const menusSchema = v.object({
  top: v.array(menuItemSchema),
  mobile: optional(v.array(menuItemSchema)),
  bottom: optional(v.array(menuItemSchema)),
});
/** The menus as the host sends them. */
export interface MenusOnTheWire extends v.InferOutput<typeof menusSchema> {}
/** The menus for rendering: none is missing, and an empty `mobile` is replaced by `top`. */
export type Menus = { top: MenuItem[]; mobile: MenuItem[]; bottom: MenuItem[] };

/** The three menus. An empty `mobile` is replaced by `top` (docs/contract.md#menus). */
export const menus = defineResource('menus', {
  all: single({
    prefix: 'MENUS',
    path: '/api/v1/menus',
    key: 'menus',
    schema: withType<MenusOnTheWire>(menusSchema),
    map: ({ top, mobile, bottom }): Menus => ({
      top,
      mobile: mobile?.length ? mobile : top,
      bottom: bottom ?? [],
    }),
  }),
});
