import { deliveryInputSchema } from '@producer-portal/api';
import { expect, it } from 'vitest';
import { deliveryFields, validateDelivery, type DeliveryField } from './delivery-errors.ts';

const fill = (text: string) =>
  Object.fromEntries(deliveryFields.map((field) => [field, text])) as Record<DeliveryField, string>;

it.each([
  ['empty', fill('')],
  ['malformed', fill('-')],
  ['too long', fill('x'.repeat(1001))],
])(
  'returns the same English errors as the host when all fields are %s',
  async (_case, delivery) => {
    const { issues = [] } = await deliveryInputSchema['~standard'].validate(delivery);
    const messages: Record<string, string[]> = {};
    for (const { path, message } of issues) {
      const [segment] = path ?? [];
      const field = String(typeof segment === 'object' ? segment.key : segment);
      messages[`delivery.${field}`] ??= [message];
    }
    expect(Object.keys(messages)).not.toEqual([]);
    expect(validateDelivery(delivery)).toEqual(messages);
  },
);
