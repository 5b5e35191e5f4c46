import type { ChunkReport } from '../apps/portal/build/chunk-report.ts';
import { readBuild } from './sizes.ts';
import { runStep, type StepResult } from './step.ts';

const getFeature = (module: string) => /\/features\/([^/]+)\//.exec(module)?.[1];

/**
 * Finds a feature's modules in chunks that only other features load. Those features would load unneeded code, and the feature
 * itself would load an additional chunk.
 */
export function findMisplacedModules({ routes, modules }: ChunkReport): string[] {
  return Object.entries(modules).flatMap(([chunk, ids]) => {
    const loaders = new Set(
      Object.values(routes).flatMap(({ feature, files }) => (files.includes(chunk) ? feature : [])),
    );
    // The entry and on-demand chunks belong to no route.
    if (loaders.size === 0) return [];
    return ids
      .filter((id) => {
        const feature = getFeature(id);
        return feature !== undefined && !loaders.has(feature);
      })
      .map(
        (id) =>
          `${chunk}: it contains ${id}, but only ${[...loaders].toSorted().join(', ')} load it. Fix apps/portal/build/chunk-groups.ts.`,
      );
  });
}

/** Finds libraries that are in the build in two versions or from two folders. */
export function findDuplicateLibraries(modules: ChunkReport['modules']): string[] {
  const foldersByLibrary = new Map<string, Set<string>>();
  for (const id of Object.values(modules).flat()) {
    const [, folder, name] =
      /^(.*node_modules\/)((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(id) ?? [];
    if (!folder || !name) continue;
    foldersByLibrary.set(name, (foldersByLibrary.get(name) ?? new Set()).add(folder));
  }
  return [...foldersByLibrary]
    .filter(([, { size }]) => size > 1)
    .map(
      ([name, found]) =>
        `${name} is in the build ${found.size} times: ${[...found].join(', ')}. Use one version everywhere.`,
    );
}

/** Libraries that the first view doesn't need. They load with the first request that wasn't sent early. */
const lateLibraries = /\/node_modules\/(?:axios|qs)\//;

/** Finds modules of `lateLibraries` in the entry or in the chunks of a route. */
export function findEarlyModules({ entry, routes, modules }: ChunkReport): string[] {
  const earlyChunks = new Set([...entry, ...Object.values(routes).flatMap(({ files }) => files)]);
  return [...earlyChunks].flatMap((chunk) =>
    (modules[chunk] ?? [])
      .filter((id) => lateLibraries.test(id))
      .map((id) => `${chunk}: it contains ${id}. Load it with a dynamic import().`),
  );
}

function check(): StepResult {
  const report = readBuild();
  return {
    summary: `${Object.keys(report.routes).length} routes, ${Object.keys(report.modules).length} chunks`,
    problems: [
      ...findEarlyModules(report),
      ...findMisplacedModules(report),
      ...findDuplicateLibraries(report.modules),
    ],
  };
}

await runStep(import.meta, check);
