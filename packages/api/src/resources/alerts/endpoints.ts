import { listOf, recordOf } from '../../client/endpoint.ts';
import { countSchema } from '../content/schema.ts';
import { alertsCall } from './calls.ts';
import { alertSchema } from './schema.ts';

export const alertsEndpoint = {
  prefix: 'ALERTS',
  method: 'GET',
  ...alertsCall,
  answer: listOf('alerts', alertSchema),
} as const;

export const markAlertReadEndpoint = {
  prefix: 'ALERT_MARK_AS_READ',
  method: 'PATCH',
  path: '/api/v1/alerts/:id/mark_as_read',
  answer: recordOf('alert', alertSchema),
} as const;

export const alertsCountEndpoint = {
  prefix: 'ALERTS_UNCHECKED_COUNT',
  method: 'GET',
  path: '/api/v1/alert/unchecked_count',
  answer: recordOf('alerts_count', countSchema),
} as const;

export const alertsByCategoryCountEndpoint = {
  prefix: 'ALERTS_UNCHECKED_BY_CATEGORY_COUNT',
  method: 'GET',
  path: '/api/v1/alert/unchecked_by_category_count',
  keys: ['category'],
  answer: recordOf('alerts_by_category_count', countSchema),
} as const;
