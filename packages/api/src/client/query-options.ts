// Import only types from TanStack Query: hosts and scripts use this package without it.
import type {
  DataTag,
  MutationKey,
  QueryFunctionContext,
  QueryKey,
  UnusedSkipTokenOptions,
  UseMutationOptions,
} from '@tanstack/react-query';
import { noRetry } from './no-retry.ts';

/** Options for `useQuery`, `prefetchQuery`, and the other methods of TanStack Query. */
export interface Query<Data> extends UnusedSkipTokenOptions<Data> {
  queryKey: DataTag<QueryKey, Data, Error>;
}

/** Options for `useMutation`. */
export interface Mutation<Data, Variables = void, Started = unknown> extends UseMutationOptions<
  Data,
  Error,
  Variables,
  Started
> {
  mutationKey: MutationKey;
}

type QueryParts<Data> = {
  queryKey: QueryKey;
  queryFn: (context: QueryFunctionContext) => Promise<Data>;
  /** Data to show until the response arrives. */
  placeholderData?: (previous: Data | undefined) => Data | undefined;
  staleTime?: number;
  gcTime?: number;
  structuralSharing?: false;
};

/** Adds the no-retry options to a query and types its data. */
export function queryOf<Data>(parts: QueryParts<Data>): Query<Data>;
export function queryOf(parts: QueryParts<unknown>): object {
  return { ...noRetry, ...parts };
}

/** Returns the options of a mutation, with the types that `useMutation` infers. */
export function mutationOf<Data, Variables = void, Started = unknown>(
  options: Mutation<Data, Variables, Started>,
): Mutation<Data, Variables, Started> {
  return options;
}

/** Keeps the previous page on screen while the next one loads. */
export const keepPreviousPage = <Data>(previous: Data | undefined): Data | undefined => previous;
