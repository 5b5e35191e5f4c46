import { type CartItem, collateralTemplates } from '@producer-portal/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../session/services.tsx';

/** What a piece of a cart or an order is made from; a piece can be read without it. */
export function usePieceTemplate({ collateral_template_id: id }: CartItem) {
  return useQuery(collateralTemplates.detail.query(useApi(), id, useQueryClient()));
}
