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

/**
 * The notices that stop or limit binding today. While the state is `partial`, every notice that isn't a moratorium has the
 * status `unknown`.
 */
export function useBindingNotices(): BindingNotices {
  const { data, isPending } = useQuery(bindingNoticesQuery(useApi()));
  const notices = findBindingNotices(data?.items ?? [], useNow());
  if (isPending) return { notices, state: 'loading' };
  if (data && data.items.length >= data.total) return { notices, state: 'complete' };
  // A moratorium may be missing, so a notice with conditions doesn't mean that binding is open.
  const isMoratorium = ({ status }: BindingNotice) => status === 'closed';
  return {
    notices: notices.map((notice) =>
      isMoratorium(notice) ? notice : { ...notice, status: 'unknown' },
    ),
    state: 'partial',
  };
}
