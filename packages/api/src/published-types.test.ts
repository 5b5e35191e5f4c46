import { join } from 'node:path';
import ts from 'typescript';
import type * as v from 'valibot';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { TrainingDetail, trainingDetailSchema } from './resources/trainings/schema.ts';

// The declarations of the package are written by another compiler than the one that checks the
// workspace, and the two do not infer alike: what counts is what the one that writes them makes of it.

const door = join(import.meta.dirname, 'queries.ts');
const program = ts.createProgram([door], {
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

const file = program.getSourceFile(door);
const module = file && checker.getSymbolAtLocation(file);
const exported = checker
  .getExportsOfModule(module ?? expect.fail('The door has no exports'))
  .map((symbol) => {
    const made = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return [symbol.name, made] as const;
  });
const queries = exported.filter(([name]) => name.endsWith('Query'));
const mutations = exported.filter(([name]) => name.endsWith('Mutation'));

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
    ['alertsQuery', 'Page<Alert>'],
    ['alertDetailQuery', 'Alert'],
    ['favoritePagesQuery', 'FavoritePage[]'],
    ['draftCollateralRequestQuery', 'CollateralRequest | null'],
    ['staticsQuery', 'Statics'],
    ['trainingQuery', 'TrainingDetail'],
  ])('of %s is %s', (name, expected) => {
    const query = queries.find(([each]) => each === name)?.[1];
    const data = query && dataOf(query);
    expect(data && checker.typeToString(data)).toBe(expected);
  });
});

it('holds the union that is written by hand to its schema', () => {
  expectTypeOf<TrainingDetail>().toEqualTypeOf<v.InferOutput<typeof trainingDetailSchema>>();
});

describe('the error of a mutation, in the published types', () => {
  it.each(mutations)('is an Error for %s', (_name, mutation) => {
    expect(errorOf(mutation)).toBe('Error');
  });
});
