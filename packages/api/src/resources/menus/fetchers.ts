import type { ApiClient } from '../../client/api-client.ts';
import { call } from '../../client/endpoint.ts';
import type { FetchOptions } from '../fetch-options.ts';
import { menusEndpoint } from './endpoints.ts';
import type { Menus } from './schema.ts';

/** The three menus; an empty `mobile` is the `top` one (docs/contract.md#menus). */
export async function fetchMenus(api: ApiClient, { signal }: FetchOptions = {}): Promise<Menus> {
  const { top, mobile, bottom } = await call(api, menusEndpoint, { signal });
  return { top, mobile: mobile?.length ? mobile : top, bottom: bottom ?? [] };
}
