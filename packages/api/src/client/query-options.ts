// Import only types from TanStack Query: hosts and scripts use this package without it.
import type {
  DataTag,
  MutationKey,
  QueryFunctionContext,
  QueryKey,
  UnusedSkipTokenOptions,
  UseMutationOptions,
} from '@tanstack/react-query';
import type * as v from 'valibot';
import { noRetry } from './no-retry.ts';

/** Options for `useQuery`, `prefetchQuery`, and the other methods of TanStack Query. */
export interface Query<Data> extends UnusedSkipTokenOptions<Data> {
  queryKey: DataTag<QueryKey, Data, Error>;
}

/** Options for `useMutation`. */
export interface Mutation<
  Data,
  Variables = void,
  OnMutateResult = unknown,
> extends UseMutationOptions<Data, Error, Variables, OnMutateResult> {
  mutationKey: MutationKey;
}

type QueryConfig<Data> = {
  queryKey: QueryKey;
  queryFn: (context: QueryFunctionContext) => Promise<Data>;
  /** Data to show until the response arrives. */
  placeholderData?: (previous: Data | undefined) => Data | undefined;
  staleTime?: number;
  gcTime?: number;
  structuralSharing?: false;
  refetchOnReconnect?: false;
  /** Schema of the data, for `readStoredData`. */
  schema?: v.GenericSchema | null;
};

/** Adds the no-retry options to a query and types its data. */
export function createQuery<Data>(config: QueryConfig<Data>): Query<Data>;
export function createQuery({ schema, ...config }: QueryConfig<unknown>): object {
  return { ...noRetry, ...config, ...(schema && { meta: { schema } }) };
}

/** Returns the options of a mutation, with the types that `useMutation` infers. */
export function createMutation<Data, Variables = void, OnMutateResult = unknown>(
  options: Mutation<Data, Variables, OnMutateResult>,
): Mutation<Data, Variables, OnMutateResult> {
  return options;
}

/** Keeps the previous page on screen while the next one loads. */
export const keepPreviousPage = <Data>(previous: Data | undefined): Data | undefined => previous;
