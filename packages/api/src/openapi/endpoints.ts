import type { Endpoint } from '../client/endpoint.ts';
import * as contract from '../contract.ts';

/** The name of a call of the contract: what its endpoint is exported as, such as `alertsEndpoint`. */
export type EndpointName = keyof typeof contract;

/** Every call of the contract, by its name. */
export const endpoints: Readonly<Record<EndpointName, Endpoint<unknown>>> = contract;

/** The names of all calls, in the order of their paths. */
export const endpointNames: readonly EndpointName[] = namesOf(endpoints).toSorted((a, b) =>
  orderOf(endpoints[a]).localeCompare(orderOf(endpoints[b]), 'en'),
);

function namesOf<Name extends string>(record: Readonly<Record<Name, unknown>>): Name[] {
  const isName = (name: string): name is Name => Object.hasOwn(record, name);
  return Object.keys(record).filter(isName);
}

/** The reading calls of a path come before those that write. */
function orderOf({ method, path }: Endpoint<unknown>): string {
  return `${path} ${['GET', 'POST', 'PATCH', 'DELETE'].indexOf(method)}`;
}
