import { join } from 'node:path';
import ts from 'typescript';
import type * as v from 'valibot';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { callNames } from './contract/registry.ts';
import type { TrainingDetail, trainingDetailSchema } from './resources/trainings.ts';

// The declarations of the package are written by another compiler than the one that checks the
// workspace, and the two do not infer alike: what counts is what the one that writes them makes of it.

const entryPoint = join(import.meta.dirname, 'index.ts');
const program = ts.createProgram([entryPoint], {
  allowImportingTsExtensions: true,
  exactOptionalPropertyTypes: true,
  lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  noEmit: true,
  skipLibCheck: true,
  strict: true,
  target: ts.ScriptTarget.ES2024,
  types: [],
});
const checker = program.getTypeChecker();

/** The type of a query's data, as its key carries it. */
function dataOf(query: ts.Symbol): ts.Type | undefined {
  const [signature] = checker.getTypeOfSymbol(query).getCallSignatures();
  const key = signature?.getReturnType().getProperty('queryKey');
  const data = key && checker.getPropertiesOfType(checker.getTypeOfSymbol(key));
  const tag = data?.find(({ name }) => name.startsWith('__@dataTagSymbol@'));
  return tag && checker.getTypeOfSymbol(tag);
}

/** The type of the error that a mutation's own callback is handed. */
function errorOf(mutation: ts.Symbol): string | undefined {
  const [signature] = checker.getTypeOfSymbol(mutation).getCallSignatures();
  const onError = signature?.getReturnType().getProperty('onError');
  const callback = onError && checker.getNonNullableType(checker.getTypeOfSymbol(onError));
  const [error] = callback?.getCallSignatures()[0]?.getParameters() ?? [];
  return error && checker.typeToString(checker.getTypeOfSymbol(error));
}

const file = program.getSourceFile(entryPoint);
const module = file && checker.getSymbolAtLocation(file);
const exported = checker
  .getExportsOfModule(module ?? expect.fail('The entry point has no exports'))
  .map((symbol) => {
    const made = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return [symbol.name, made] as const;
  });
const isOptions = (name: string, part: string) =>
  /^[a-z]/.test(name) && name.toLowerCase().endsWith(part);

/** The functions of this name in all calls of all resources, and those that stand alone. */
const made = (part: 'query' | 'mutation') => [
  ...callNames.flatMap((name): [string, ts.Symbol][] => {
    const [resource, call = ''] = name.split('.');
    const symbol = exported.find(([each]) => each === resource)?.[1];
    const called = symbol && checker.getTypeOfSymbol(symbol).getProperty(call);
    const option = called && checker.getTypeOfSymbol(called).getProperty(part);
    return option ? [[`${name}.${part}`, option]] : [];
  }),
  ...exported.filter(([name]) => name !== 'pathWithQuery' && isOptions(name, part)),
];
const queries = made('query');
const mutations = made('mutation');

describe('the data of a query, in the published types', () => {
  it.each(queries)('is what %s answers, and no function', (_name, query) => {
    const data = dataOf(query);
    expect(data).toBeDefined();
    expect(data?.getCallSignatures()).toEqual([]);
    expect(data && data.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)).toBe(0);
  });

  it.each(queries)('has a name where %s is hovered over', (_name, query) => {
    const data = dataOf(query);
    expect(data && checker.typeToString(data)).not.toContain('{');
  });

  it.each([
    ['alerts.list.query', 'Page<Alert>'],
    ['alerts.markAsRead.query', 'Alert'],
    ['alerts.count.query', 'number'],
    ['favoritePages.list.query', 'FavoritePage[]'],
    ['draftCollateralRequestQuery', 'CollateralRequest | null'],
    ['menus.all.query', 'Menus'],
    ['redirectRecords.check.query', 'RedirectRecord | null'],
    ['search.list.query', 'SearchPage'],
    ['statics.all.query', 'Statics'],
    ['trainings.detail.query', 'TrainingDetail'],
  ])('of %s is %s', (name, expected) => {
    const query = queries.find(([each]) => each === name)?.[1];
    const data = query && dataOf(query);
    expect(data && checker.typeToString(data)).toBe(expected);
  });
});

it.each([
  ['guides.list', 'PagedCall<Page<Guide>, "category" | "page" | "search" | "state">'],
  ['guides.byState', 'PlainCall<Page<GuidesOfState>, GuidesOfState[]>'],
  ['guides.detail', 'RecordCall<Guide>'],
  ['simplePages.detail', 'NamedCall<SimplePage, SimplePage>'],
])('%s is hovered over as %s', (name, expected) => {
  const [resource, call = ''] = name.split('.');
  const symbol = exported.find(([each]) => each === resource)?.[1];
  const called = symbol && checker.getTypeOfSymbol(symbol).getProperty(call);
  expect(called && checker.typeToString(checker.getTypeOfSymbol(called))).toBe(expected);
});

it('holds the union that is written by hand to its schema', () => {
  expectTypeOf<TrainingDetail>().toEqualTypeOf<v.InferOutput<typeof trainingDetailSchema>>();
});

describe('the error of a mutation, in the published types', () => {
  it.each(mutations)('is an Error for %s', (_name, mutation) => {
    expect(errorOf(mutation)).toBe('Error');
  });
});
