import type { BootRoute, EarlyRequest } from '../boot/boot-plan.ts';
import { idsByRank } from '../modules/paths/route-of.ts';
import { routeDef } from '../routes.manifest.ts';
import type { RouteId } from '../routes.manifest.ts';
import { recordPreload } from './record-preload.ts';

/** A route as the boot script needs it, without the names of its files. */
export type RecordedRoute = Omit<BootRoute, 'files'> & { id: RouteId };

/**
 * What the boot script needs to know of all routes, the most specific first. The build calls it, so that nobody has to keep a
 * list of early requests.
 */
export async function recordBootRoutes(): Promise<RecordedRoute[]> {
  const recorded: RecordedRoute[] = [];
  // One after the other, because a recording replaces the clock.
  for (const id of idsByRank) {
    const { path, public: isPublic = false } = routeDef(id);
    recorded.push({ id, path, isPublic, early: await earlyRequestsOf(id) });
  }
  return recorded;
}

const text = 'probe';

/** Values for the keys of a page's query. Each kind of filter accepts one: a text, a flag, a page, a day. */
const probeValues = [text, 'true', '2', '2026-01-31'];

/**
 * The requests of a screen that can start before the application's code: its primary call or its parts, as far as the address
 * alone decides them. A route with an area has none, because only the application knows who may open the area.
 *
 * A request passes a key of the page's query on when its own query grows by just that pair.
 */
export async function earlyRequestsOf(id: RouteId): Promise<EarlyRequest[]> {
  const { area, primary, parts = primary === undefined ? [] : [primary] } = routeDef(id);
  if (area !== undefined || parts.length === 0) return [];
  const record = (...pairs: string[]) => recordPreload(id, parts, pairs.join('&'));

  const plain = await record();
  let required: string | undefined;
  for (const key of plain.keys) {
    const { requests } = await record(`${key}=${text}`);
    if (requests.length > plain.requests.length) required = key;
  }
  const given = required === undefined ? [] : [`${required}=${text}`];
  const { requests } = await record(...given);

  const probes: { key: string; pair: string; probed: typeof requests }[] = [];
  for (const key of plain.keys.filter((each) => each !== required)) {
    for (const value of probeValues) {
      const pair = `${key}=${value}`;
      probes.push({ key, pair, probed: (await record(...given, pair)).requests });
    }
  }

  return requests.map(({ path, query }, at) => {
    const changes = probes.map(({ key, pair, probed }) => {
      const next = probed[at]?.query ?? [];
      const changed = [
        ...next.filter((each) => !query.includes(each)),
        ...query.filter((each) => !next.includes(each)),
      ];
      return { key, isChanged: changed.length > 0, isPassedOn: changed.join('&') === pair };
    });
    const passedOn = changes.filter(({ isPassedOn }) => isPassedOn).map(({ key }) => key);
    const keys = [...new Set([required ?? [], passedOn].flat())];
    const fixed = new URLSearchParams(
      query
        .filter((pair) => !given.includes(pair))
        .map((pair) => pair.split('=') as [string, string]),
    );
    return {
      path: fixed.size > 0 ? `${path}?${fixed}` : path,
      ...(keys.length > 0 || changes.some(({ isChanged }) => isChanged) ? { keys } : {}),
      ...(required === undefined ? {} : { required }),
    };
  });
}
