import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../lib/clock.tsx';
import { useApi } from '../session/services.tsx';
import { bindingNoticesQuery, readBindingNotices, type BindingNotices } from './binding-notices.ts';

/** The notices that stop or limit binding today. */
export function useBindingNotices(): BindingNotices & { readonly isLoading: boolean } {
  const { data, isPending } = useQuery(bindingNoticesQuery(useApi()));
  return { ...readBindingNotices(data, useNow()), isLoading: isPending };
}
