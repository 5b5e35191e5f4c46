import { isNotAuthorized, type Product } from '@producer-portal/api';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { routeDef } from '../../routes.manifest.ts';
import { createErrorPageState } from '../paths/error-page-state.ts';
import { gate } from '../session/gate.ts';
import { useSession } from '../session/services.tsx';

export interface ProductGateProps {
  readonly query: Pick<UseQueryResult<Product>, 'data' | 'error'>;
  readonly children: ReactNode;
}

/**
 * Protects Agent360 products on every route. A user without access is redirected to a page that explains why, and who to ask. The
 * host also rejects a request for such a product (403), but without a reason.
 *
 * @see docs/product.md#access-rules
 */
export function ProductGate({ query: { data, error }, children }: ProductGateProps) {
  const { pathname, search } = useLocation();
  const session = useSession();
  const isForbidden = data === undefined && isNotAuthorized(error);
  if (!isForbidden && data?.area !== 'agent360') return children;

  const requestedPath = pathname + search;
  const route = routeDef('products.agent360');
  const denied = gate({ route, session, requestedPath, isSigningIn: false });
  if (!denied && !isForbidden) return children;
  const errorPage = createErrorPageState(requestedPath, error);
  return <Navigate replace to={denied ?? '/authorization-error'} state={errorPage} />;
}
