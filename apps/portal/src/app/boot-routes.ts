import type { BootRoute, EarlyRequest } from '../boot/boot-plan.ts';
import { idsByRank } from '../modules/paths/match-route.ts';
import { canHaveSnapshot } from '../modules/saved/can-have-snapshot.ts';
import { routeDef } from '../routes.manifest.ts';
import type { RouteId } from '../routes.manifest.ts';
import { recordPreload } from './record-preload.ts';

/** The boot script's data about a route, except the file names. */
export type RecordedRoute = Omit<BootRoute, 'files'> & { id: RouteId };

/**
 * Records the boot script's data about all routes, most specific route first. The build runs this function, so the list of
 * early requests needs no manual upkeep.
 */
export async function recordBootRoutes(): Promise<RecordedRoute[]> {
  const recorded: RecordedRoute[] = [];
  // Sequential, because a recording replaces the global clock.
  for (const id of idsByRank) {
    const route = routeDef(id);
    recorded.push({
      id,
      path: route.path,
      isPublic: route.public ?? false,
      ...(canHaveSnapshot(route) ? { canHaveSnapshot: true } : {}),
      earlyRequests: await findEarlyRequests(id),
    });
  }
  return recorded;
}

const probeText = 'probe';

/**
 * Values to try for each URL parameter of a page: text, flag, page number, and day. Each kind of filter accepts one of them,
 * except `purpose`. A request never passes on a parameter that accepts none.
 */
const probeValues = [probeText, 'true', '2', '2026-01-31'];

/**
 * Finds the requests of a screen that can start before the application's code has loaded, because they depend only on the URL.
 * These can be the primary call and the list that contains its record, or the calls of the screen's parts. A route with an
 * area has none, because only the application can check access.
 *
 * A request passes on a URL parameter of the page if adding the parameter to the page's URL adds it to the request with the
 * same value, and changes nothing else in the request.
 */
export async function findEarlyRequests(id: RouteId): Promise<EarlyRequest[]> {
  const { area, primary, listedIn, parts = [primary, listedIn] } = routeDef(id);
  const calls = parts.filter((call) => call !== undefined);
  if (area !== undefined || calls.length === 0) return [];
  const record = (...pairs: string[]) => recordPreload(id, calls, pairs.join('&'));

  const baseline = await record();
  let required: string | undefined;
  for (const key of baseline.readParams) {
    const { requests } = await record(`${key}=${probeText}`);
    if (requests.length > baseline.requests.length) required = key;
  }
  const requiredPairs = required === undefined ? [] : [`${required}=${probeText}`];
  const { requests } = await record(...requiredPairs);

  const probes: { key: string; pair: string; probedRequests: typeof requests }[] = [];
  for (const key of baseline.readParams.filter((each) => each !== required)) {
    for (const value of probeValues) {
      const pair = `${key}=${value}`;
      probes.push({ key, pair, probedRequests: (await record(...requiredPairs, pair)).requests });
    }
  }

  return requests.map(({ path, query }, index) => {
    const changes = probes.map(({ key, pair, probedRequests }) => {
      const next = probedRequests[index]?.query ?? [];
      const changed = [
        ...next.filter((each) => !query.includes(each)),
        ...query.filter((each) => !next.includes(each)),
      ];
      return { key, isChanged: changed.length > 0, isPassedOn: changed.join('&') === pair };
    });
    const passedKeys = changes.filter(({ isPassedOn }) => isPassedOn).map(({ key }) => key);
    const keys = [...new Set([required ?? [], passedKeys].flat())];
    const fixedParams = new URLSearchParams(
      query
        .filter((pair) => !requiredPairs.includes(pair))
        .map((pair) => pair.split('=') as [string, string]),
    );
    return {
      path: fixedParams.size > 0 ? `${path}?${fixedParams}` : path,
      ...(keys.length > 0 || changes.some(({ isChanged }) => isChanged) ? { keys } : {}),
      ...(required === undefined ? {} : { required }),
    };
  });
}
