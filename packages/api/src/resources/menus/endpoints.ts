import { recordOf } from '../../client/endpoint.ts';
import { menusSchema } from './schema.ts';

export const menusEndpoint = {
  prefix: 'MENUS',
  method: 'GET',
  path: '/api/v1/menus',
  answer: recordOf('menus', menusSchema),
} as const;
