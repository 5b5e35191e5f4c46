import { listOf, recordOf } from '../../client/endpoint.ts';
import { collateralTemplateSchema } from './schema.ts';

export const collateralTemplatesEndpoint = {
  prefix: 'COLLATERAL_TEMPLATES',
  method: 'GET',
  path: '/api/v1/collateral_templates',
  keys: ['category', 'search', 'page'],
  answer: listOf('collateral_templates', collateralTemplateSchema),
} as const;

export const collateralTemplateEndpoint = {
  prefix: 'COLLATERAL_TEMPLATE',
  method: 'GET',
  path: '/api/v1/collateral_templates/:id',
  answer: recordOf('collateral_template', collateralTemplateSchema),
} as const;
