import type { ApiClient } from '../../client/api-client.ts';
import { readRecord } from '../../client/read.ts';
import type { FetchOptions } from '../fetch-options.ts';
import { menusSchema, type Menus } from './schema.ts';

/** The three menus; an empty `mobile` is the `top` one (decisions, section 3). */
export async function fetchMenus(api: ApiClient, { signal }: FetchOptions = {}): Promise<Menus> {
  return api.send({ prefix: 'MENUS', method: 'GET', path: '/api/v1/menus', signal }, (answer) => {
    const { top, mobile, bottom } = readRecord(answer, 'menus', menusSchema);
    return { top, mobile: mobile?.length ? mobile : top, bottom: bottom ?? [] };
  });
}
