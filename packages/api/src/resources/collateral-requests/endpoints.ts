import * as v from 'valibot';
import { listOf, recordOf } from '../../client/endpoint.ts';
import { deliveryInputSchema } from './delivery.ts';
import { collateralRequestSchema } from './schema.ts';

export const collateralRequestsEndpoint = {
  prefix: 'COLLATERAL_REQUESTS',
  method: 'GET',
  path: '/api/v1/collateral_requests',
  keys: ['status', 'page'],
  answer: listOf('collateral_requests', collateralRequestSchema),
} as const;

export const collateralRequestEndpoint = {
  prefix: 'COLLATERAL_REQUEST',
  method: 'GET',
  path: '/api/v1/collateral_requests/:id',
  answer: recordOf('collateral_request', collateralRequestSchema),
} as const;

export const submitCollateralRequestEndpoint = {
  prefix: 'COLLATERAL_REQUEST_SUBMIT',
  method: 'PATCH',
  path: '/api/v1/collateral_requests/:id',
  body: v.object({
    collateral_request: v.object({ status: v.literal('submitted'), delivery: deliveryInputSchema }),
  }),
  answer: recordOf('collateral_request', collateralRequestSchema),
} as const;
