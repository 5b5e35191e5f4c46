import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { feature, neighbors } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification';

/**
 * Generates the shapes of `StateMap` and the outline of `MapSkeleton` from us-atlas (Census
 * boundaries, already projected to Albers with Alaska and Hawaii as insets). Run it after an update
 * of us-atlas:
 *
 *     node packages/ui/tools/state-shapes.ts
 */

type Point = [x: number, y: number];
type Ring = Point[];

interface Area {
  code: string;
  /** Outer rings, largest first. */
  rings: Ring[];
  center: Point;
  /** Codes of the areas that share a border. */
  adjacentCodes: string[];
}

/** Details below this size are simplified away, in square units of a map 975 units wide. */
const detailThreshold = 1.2;
/** Islands below this size are omitted, in square units. */
const islandThreshold = 2.5;
/** The same two thresholds for the country's outline in the skeleton. */
const outlineLimits = { detailThreshold: 50, islandThreshold: 250 };
/** West of this x coordinate, there are only small Aleutian islands, which would add 8% to the map's width. */
const westLimit = 18;
const margin = 2;
/** Coordinates are written in tenths of a unit. */
const precision = 10;

/** The size of a two-letter label with padding, in rem. */
const labelSize = { width: 1.56, height: 0.875 };
/** The map widths, in rem, at which more labels appear. The stylesheet has a query for each. */
const labelBreakpoints = [14, 20, 30, 34, 42];
/** An area is small if one of its sides is below `smallestTarget` px on a map of `referenceWidth` px. */
const smallestTarget = 44;
const referenceWidth = 960;

const codes: Record<string, string> = Object.fromEntries(
  (
    'Alabama AL,Alaska AK,Arizona AZ,Arkansas AR,California CA,Colorado CO,Connecticut CT,Delaware DE,' +
    'District of Columbia DC,Florida FL,Georgia GA,Hawaii HI,Idaho ID,Illinois IL,Indiana IN,Iowa IA,' +
    'Kansas KS,Kentucky KY,Louisiana LA,Maine ME,Maryland MD,Massachusetts MA,Michigan MI,Minnesota MN,' +
    'Mississippi MS,Missouri MO,Montana MT,Nebraska NE,Nevada NV,New Hampshire NH,New Jersey NJ,' +
    'New Mexico NM,New York NY,North Carolina NC,North Dakota ND,Ohio OH,Oklahoma OK,Oregon OR,' +
    'Pennsylvania PA,Rhode Island RI,South Carolina SC,South Dakota SD,Tennessee TN,Texas TX,Utah UT,' +
    'Vermont VT,Virginia VA,Washington WA,West Virginia WV,Wisconsin WI,Wyoming WY'
  )
    .split(',')
    .map((entry) => [entry.slice(0, -3), entry.slice(-2)]),
);

type Collection = GeometryCollection<{ name: string }>;

function readAtlas(): Topology<{ states: Collection; nation: Collection }> {
  const file = createRequire(import.meta.url).resolve('us-atlas/states-albers-10m.json');
  return presimplify(JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof readAtlas>);
}

/**
 * Returns the outer rings of an atlas object, largest first. Inner rings are ignored, because only
 * other states make holes in a state.
 */
function readRings(atlas: Topology, object: GeometryObject): Ring[] {
  const shape = feature(atlas, object);
  const geometry = 'geometry' in shape ? shape.geometry : shape.features[0]?.geometry;
  if (geometry?.type !== 'Polygon' && geometry?.type !== 'MultiPolygon') {
    throw new Error(`Expected an area in the atlas, found ${geometry?.type}.`);
  }
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons
    .map(([outer = []]) => outer.map(([x = 0, y = 0]): Point => [x, y]))
    .toSorted((a, b) => getRingArea(b) - getRingArea(a));
}

function readAreas(): Area[] {
  const simplifiedAtlas = simplify(readAtlas(), detailThreshold);
  const { geometries }: Collection = simplifiedAtlas.objects.states;
  const adjacentIndexes = neighbors(geometries);
  const readCode = (index: number) => {
    const properties = geometries[index]?.properties ?? {};
    const code = 'name' in properties ? codes[String(properties.name)] : undefined;
    if (code === undefined) throw new Error(`Area ${index} of the atlas has an unknown name.`);
    return code;
  };

  return geometries.map((geometry, index) => {
    const rings = readRings(simplifiedAtlas, geometry).filter(
      (ring, ringIndex) =>
        ringIndex === 0 ||
        (getRingArea(ring) >= islandThreshold && getBoundingBox(ring).left >= westLimit),
    );
    return {
      code: readCode(index),
      rings,
      center: getRingCenter(rings[0] ?? []),
      adjacentCodes: (adjacentIndexes[index] ?? []).map(readCode),
    };
  });
}

function getSignedArea(ring: Ring): number {
  return ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [0, 0];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

function getRingArea(ring: Ring): number {
  return Math.abs(getSignedArea(ring));
}

function getRingCenter(ring: Ring): Point {
  const sixTimesArea = 6 * getSignedArea(ring);
  return ring.reduce<Point>(
    ([sumX, sumY], [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [0, 0];
      const cross = x * nextY - nextX * y;
      return [
        sumX + ((x + nextX) * cross) / sixTimesArea,
        sumY + ((y + nextY) * cross) / sixTimesArea,
      ];
    },
    [0, 0],
  );
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function getBoundingBox(points: Ring): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

/**
 * Returns the largest scale, in map units per rem, at which a label centered on the point fits
 * inside the ring. Returns 0 if the point is outside the ring.
 */
function getLabelRoom([x, y]: Point, ring: Ring): number {
  let room = Infinity;
  let isInside = false;
  for (const [index, [fromX, fromY]] of ring.entries()) {
    const [toX, toY] = ring[(index + 1) % ring.length] ?? [0, 0];
    if (fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX) {
      isInside = !isInside;
    }
    // Scale so that the label's box is a square. The distance to a point of an edge is then the
    // larger of its horizontal and vertical distance.
    const a: Point = [(fromX - x) / labelSize.width, (fromY - y) / labelSize.height];
    const b: Point = [(toX - x) / labelSize.width, (toY - y) / labelSize.height];
    for (let step = 0; step <= 8; step += 1) {
      const along = step / 8;
      const dx = Math.abs(a[0] + (b[0] - a[0]) * along);
      const dy = Math.abs(a[1] + (b[1] - a[1]) * along);
      room = Math.min(room, 2 * Math.max(dx, dy));
    }
  }
  return isInside ? room : 0;
}

/** Finds the point with the most room for a label. `room` is in map units per rem. */
function findLabelPoint({ rings, center }: Area): { point: Point; room: number } {
  const [ring = []] = rings;
  const { left, top, right, bottom } = getBoundingBox(ring);
  let best = { point: center, room: getLabelRoom(center, ring) };
  for (let column = 1; column < 60; column += 1) {
    for (let row = 1; row < 60; row += 1) {
      const point: Point = [
        left + ((right - left) * column) / 60,
        top + ((bottom - top) * row) / 60,
      ];
      const room = getLabelRoom(point, ring);
      // If both have enough room, prefer the point closer to the center.
      const roomGain = Math.min(room, 35) - Math.min(best.room, 35);
      const isNearer = getDistance(point, center) < getDistance(best.point, center);
      if (roomGain > 0.3 || (roomGain > -0.3 && isNearer)) best = { point, room };
    }
  }
  return best;
}

function getDistance([x, y]: Point, [otherX, otherY]: Point): number {
  return Math.hypot(otherX - x, otherY - y);
}

const directions = { up: [0, -1], right: [1, 0], down: [0, 1], left: [-1, 0] } as const;
type Direction = keyof typeof directions;
const directionNames: readonly Direction[] = ['up', 'right', 'down', 'left'];
type Neighbors = Partial<Record<Direction, string>>;

/** The cost of moving from one area to another in a direction. */
function getMoveCost(from: Area, to: Area, direction: Direction): number {
  const [unitX, unitY] = directions[direction];
  const [dx, dy] = [to.center[0] - from.center[0], to.center[1] - from.center[1]];
  const along = dx * unitX + dy * unitY;
  const across = Math.abs(dx * unitY - dy * unitX);
  const sharesBorder = from.adjacentCodes.includes(to.code);
  if (along <= 0 || across > along * (sharesBorder ? 1.6 : 0.8)) return Infinity;
  const straightDistance = Math.hypot(along, across);
  // Direction matters more than distance.
  const cost = straightDistance * (1 + 3 * Math.atan2(across, along) ** 2);
  // Prefer areas that share a border. Beyond 250 units there is an ocean or another country in
  // between.
  return sharesBorder ? cost / 4 : straightDistance > 250 ? Infinity : cost;
}

/**
 * Finds the best neighbor in each direction. Two directions lead to the same area only if one of
 * them would otherwise lead nowhere.
 */
function findNeighbors(from: Area, areas: readonly Area[]): Neighbors {
  const candidates = directionNames
    .flatMap((direction) =>
      areas.map((to) => ({ direction, code: to.code, cost: getMoveCost(from, to, direction) })),
    )
    .filter(({ cost }) => Number.isFinite(cost))
    .toSorted((a, b) => a.cost - b.cost);
  const neighborCodes: Neighbors = {};
  for (const { direction, code } of candidates) {
    if (!Object.values(neighborCodes).includes(code)) neighborCodes[direction] ??= code;
  }
  for (const { direction, code } of candidates) neighborCodes[direction] ??= code;
  return Object.fromEntries(
    directionNames.flatMap((direction) =>
      neighborCodes[direction] ? [[direction, neighborCodes[direction]]] : [],
    ),
  );
}

/**
 * Finds the neighbors of all areas.
 *
 * @throws {Error} if the arrow keys don't reach every area from every other area.
 */
function findAllNeighbors(areas: readonly Area[]): Map<string, Neighbors> {
  const neighborsByCode = new Map(areas.map((area) => [area.code, findNeighbors(area, areas)]));
  for (const { code } of areas) {
    const reachableCodes = new Set([code]);
    for (const current of reachableCodes) {
      for (const next of Object.values(neighborsByCode.get(current) ?? {}))
        reachableCodes.add(next);
    }
    const unreachable = areas.filter((area) => !reachableCodes.has(area.code));
    if (unreachable.length > 0) {
      throw new Error(
        `No arrow keys lead from ${code} to ${unreachable.map((area) => area.code).join(', ')}.`,
      );
    }
  }
  return neighborsByCode;
}

/**
 * Returns a label's center and the minimum map width for it. If the label never fits into the area,
 * returns the label's right end, just left of the area.
 */
function placeLabel(area: Area, mapWidth: number): { point: Point; from?: number; outside?: true } {
  const { point, room } = findLabelPoint(area);
  const from = labelBreakpoints.find((width) => room * width >= mapWidth);
  if (from !== undefined) return { point, from };
  const { left, top, bottom } = getBoundingBox(area.rings[0] ?? []);
  return { point: [left - 6, (top + bottom) / 2], outside: true };
}

/** The part of the atlas that the map shows. */
function getMapFrame(areas: readonly Area[]): Box & { width: number; height: number } {
  const { left, top, right, bottom } = getBoundingBox(areas.flatMap(({ rings }) => rings.flat()));
  const frame = {
    left: left - margin,
    top: top - margin,
    right: right + margin,
    bottom: bottom + margin,
  };
  return { ...frame, width: frame.right - frame.left, height: frame.bottom - frame.top };
}

/** Converts a ring to relative moves, for the `d` of a path. */
function toPath(ring: Ring, toMapUnits: (point: Point) => Point): string {
  let [lastX, lastY] = [0, 0];
  const moves = ring
    .slice(0, -1)
    .map(toMapUnits)
    .map(([x, y], index) => {
      const [dx, dy] = [x - lastX, y - lastY];
      [lastX, lastY] = [x, y];
      return `${index === 0 ? 'M' : index === 1 ? 'l' : ' '}${dx} ${dy}`;
    });
  return `${moves.join('').replaceAll(' -', '-')}z`;
}

const header =
  '// Generated by tools/state-shapes.ts from us-atlas (ISC, © Michael Bostock). Do not edit: run the tool.';

/** Returns the source of `map-outline.ts`: the country as a simplified outline. */
export function generateMapOutline(): string {
  const atlas = simplify(readAtlas(), outlineLimits.detailThreshold);
  const { left, top, width, height } = getMapFrame(readAreas());
  const path = readRings(atlas, atlas.objects.nation)
    .filter((ring) => getRingArea(ring) >= outlineLimits.islandThreshold)
    .map((ring) => toPath(ring, ([x, y]) => [Math.round(x - left), Math.round(y - top)]))
    .join('');
  return `${header}

/** The outline of the United States, with the aspect ratio of the state map. */
export const mapOutline = {
  viewBox: '0 0 ${Math.round(width)} ${Math.round(height)}',
  path: '${path}',
};
`;
}

/**
 * Returns the source of `state-shapes.ts`.
 *
 * @throws {Error} if us-atlas has an object that is not an area, or an area that the arrow keys can't reach.
 */
export function generateStateShapes(): string {
  const areas = readAreas().toSorted((a, b) => a.code.localeCompare(b.code));
  const frame = getMapFrame(areas);
  const toMapUnits = ([x, y]: Point): Point => [
    Math.round((x - frame.left) * precision),
    Math.round((y - frame.top) * precision),
  ];
  const smallAreas = areas
    .filter(({ rings }) => {
      const { left, top, right, bottom } = getBoundingBox(rings.flat());
      const side = Math.min(right - left, bottom - top);
      return (side * referenceWidth) / frame.width < smallestTarget;
    })
    .toSorted((a, b) => a.center[1] - b.center[1]);
  const neighborCodes = findAllNeighbors(areas);

  const entries = areas.map((area) => {
    const { point, from, outside } = placeLabel(area, frame.width);
    const label = smallAreas.includes(area)
      ? []
      : [
          `    label: [${toMapUnits(point).join(', ')}],`,
          outside ? '    outside: true,' : `    labelFrom: ${from},`,
        ];
    const [x, y] = toMapUnits(area.center);
    return [
      `  ${area.code}: {`,
      `    path: '${area.rings.map((ring) => toPath(ring, toMapUnits)).join('')}',`,
      `    center: [${x}, ${y}],`,
      ...label,
      `    neighbors: { ${Object.entries(neighborCodes.get(area.code) ?? {})
        .map(([direction, code]) => `${direction}: '${code}'`)
        .join(', ')} },`,
      '  },',
    ].join('\n');
  });

  return `${header}
import type { StateShape } from './state-shape.ts';

/** The size in the units of the paths below. */
export const mapSize = { width: ${Math.round(frame.width * precision)}, height: ${Math.round(frame.height * precision)} };

/** Areas under ${smallestTarget} px on a map of ${referenceWidth} px, from north to south. They are in the small-state column. */
export const smallStates = [${smallAreas.map(({ code }) => `'${code}'`).join(', ')}] as const;

/** The 50 states and the District of Columbia by their postal codes. */
export const stateShapes: Readonly<Record<string, StateShape>> = {
${entries.join('\n')}
};
`;
}

if (import.meta.main) {
  const components = join(import.meta.dirname, '../src/components');
  writeFileSync(join(components, 'state-map/state-shapes.ts'), generateStateShapes());
  writeFileSync(join(components, 'skeleton/map-outline.ts'), generateMapOutline());
}
