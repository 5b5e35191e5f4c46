import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../lib/clock.tsx';
import { useApi } from '../session/services.tsx';
import { bindingNoticesQuery, findBindingNotices, type BindingNotice } from './binding-notices.ts';

export interface BindingNotices {
  readonly notices: readonly BindingNotice[];
  /**
   * `complete` if `notices` has all notices; `partial` if some may be missing, because the call failed or the list has more
   * pages.
   */
  readonly state: 'loading' | 'partial' | 'complete';
}

/** The notices that stop or limit binding today. */
export function useBindingNotices(): BindingNotices {
  const { data, isPending } = useQuery(bindingNoticesQuery(useApi()));
  const notices = findBindingNotices(data?.items ?? [], useNow());
  if (isPending) return { notices, state: 'loading' };
  return { notices, state: data && data.items.length >= data.total ? 'complete' : 'partial' };
}
