import type { CartItem } from '@producer-portal/api';
import { collateralTemplateQuery } from '@producer-portal/api/queries';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../session/services.tsx';

/** What a piece of a cart or an order is made from; a piece can be read without it. */
export function usePieceTemplate({ collateral_template_id: id }: CartItem) {
  return useQuery(collateralTemplateQuery(useApi(), id, useQueryClient()));
}
