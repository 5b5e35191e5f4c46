import type { Endpoint } from '../client/endpoint.ts';
import * as exported from '../resources/index.ts';

type Exported = typeof exported;

/** Every resource of the contract, by the name that its module exports it as. */
export type Resources = {
  readonly [
    Name in keyof Exported as Exported[Name] extends Readonly<Record<string, Endpoint<unknown>>>
      ? Name
      : never
  ]: Exported[Name];
};

/** The name of a call: its resource and its own, such as `guides.list`. */
export type CallName = {
  [Name in keyof Resources]: `${Name}.${keyof Resources[Name] & string}`;
}[keyof Resources];

const isCall = (value: unknown) =>
  typeof value === 'object' && value !== null && 'prefix' in value && 'answer' in value;

const isResource = (
  entry: [string, unknown],
): entry is [string, Record<string, Endpoint<unknown>>] => {
  const [, value] = entry;
  if (typeof value !== 'object' || value === null) return false;
  const calls: unknown[] = Object.values(value);
  return calls.length > 0 && calls.every(isCall);
};

const entries: [string, Record<string, Endpoint<unknown>>][] =
  Object.entries<unknown>(exported).filter(isResource);

function resourcesByName(): Resources;
function resourcesByName(): object {
  return Object.fromEntries(entries);
}

function callsByName(): Readonly<Record<CallName, Endpoint<unknown>>>;
function callsByName(): object {
  return Object.fromEntries(
    entries.flatMap(([resource, its]) =>
      Object.entries(its).map(([name, call]) => [`${resource}.${name}`, call]),
    ),
  );
}

/** Every resource, by its name. */
export const resources: Resources = resourcesByName();

/** Every call of the contract, by its name. */
export const calls: Readonly<Record<CallName, Endpoint<unknown>>> = callsByName();

/** The names of all calls, in the order of their paths; a path's GET comes first. */
export const callNames: readonly CallName[] = namesOf(calls).toSorted((a, b) =>
  orderOf(calls[a]).localeCompare(orderOf(calls[b]), 'en'),
);

function namesOf<Name extends string>(record: Readonly<Record<Name, unknown>>): Name[] {
  const isName = (name: string): name is Name => Object.hasOwn(record, name);
  return Object.keys(record).filter(isName);
}

function orderOf({ method, path }: Endpoint<unknown>): string {
  return `${path} ${['GET', 'POST', 'PATCH', 'DELETE'].indexOf(method)}`;
}

/** The key that the response of a call stands under. */
export function keyOf({ method, path, answer }: Endpoint<unknown>): string {
  if (answer.key === null) throw new Error(`${method} ${path} answers nothing under a key.`);
  return answer.key;
}
