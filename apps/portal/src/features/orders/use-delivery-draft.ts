import type { CollateralRequest } from '@producer-portal/api';
import { useMemo } from 'react';
import { useDraft, type Draft } from '../../modules/drafts/use-draft.ts';
import { useSession } from '../../modules/session/services.tsx';
import { deliveryFields, type DeliveryField } from './delivery-errors.ts';

export type DeliveryDraft = Draft<DeliveryField>;

/** The unsent delivery form of an order. It survives a reload, and the end of the session unless the user signs out. */
export function useDeliveryDraft({ id }: CollateralRequest): DeliveryDraft {
  const company = useSession().claims?.agency?.name ?? '';
  const initial = useMemo(
    () => ({
      ...(Object.fromEntries(deliveryFields.map((field) => [field, ''])) as Record<
        DeliveryField,
        string
      >),
      company,
    }),
    [company],
  );
  return useDraft(`delivery:${id}`, initial);
}
