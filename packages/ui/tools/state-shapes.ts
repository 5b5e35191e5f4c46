import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { feature, neighbors } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification';

/**
 * Makes the shapes of `StateMap` and the outline of `MapSkeleton` out of us-atlas (Census boundaries, already
 * projected to Albers with Alaska and Hawaii as insets). Run it after an update of us-atlas:
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
  /** Codes of the areas that share a border with it. */
  touching: string[];
}

/** How small a detail may be, in square units of a map 975 wide: below this a corner is cut off. */
const detail = 1.2;
/** Islands smaller than this many square units are left out. */
const smallestIsland = 2.5;
/** The same for the country as a whole, behind which the map is being loaded. */
const coarse = { detail: 50, smallestIsland: 250 };
/** Left of this stand some rocks of the Aleutians alone; they would cost the whole map 8 % of its width. */
const westEnd = 18;
const margin = 2;
/** Coordinates are written as whole tenths of a unit. */
const precision = 10;

/** What a label of two letters takes, with a little air, in rem. */
const labelSize = { width: 1.56, height: 0.875 };
/** Widths of the map, in rem, at which more labels appear; the style sheet has a query for each. */
const labelWidths = [14, 20, 30, 34, 42];
/** The smallest target, and the width of map for which the small areas are told; px. */
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

/** The outer rings of one thing of the atlas, largest first: no state has a hole that is not another state. */
function ringsOf(atlas: Topology, object: GeometryObject): Ring[] {
  const shape = feature(atlas, object);
  const geometry = 'geometry' in shape ? shape.geometry : shape.features[0]?.geometry;
  if (geometry?.type !== 'Polygon' && geometry?.type !== 'MultiPolygon') {
    throw new Error(`The atlas holds what is no area but a ${geometry?.type}.`);
  }
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons
    .map(([outer = []]) => outer.map(([x = 0, y = 0]): Point => [x, y]))
    .toSorted((one, other) => areaOf(other) - areaOf(one));
}

function readAreas(): Area[] {
  const simple = simplify(readAtlas(), detail);
  const { geometries }: Collection = simple.objects.states;
  const touching = neighbors(geometries);
  const codeOf = (index: number) => {
    const properties = geometries[index]?.properties ?? {};
    const code = 'name' in properties ? codes[String(properties.name)] : undefined;
    if (code === undefined) throw new Error(`Area ${index} of the atlas has no name that we know.`);
    return code;
  };

  return geometries.map((geometry, index) => {
    const rings = ringsOf(simple, geometry).filter(
      (ring, place) =>
        place === 0 || (areaOf(ring) >= smallestIsland && boxOf(ring).left >= westEnd),
    );
    return {
      code: codeOf(index),
      rings,
      center: centerOf(rings[0] ?? []),
      touching: (touching[index] ?? []).map(codeOf),
    };
  });
}

function signedArea(ring: Ring): number {
  return ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [0, 0];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

function areaOf(ring: Ring): number {
  return Math.abs(signedArea(ring));
}

function centerOf(ring: Ring): Point {
  const six = 6 * signedArea(ring);
  return ring.reduce<Point>(
    ([sumX, sumY], [x, y], at) => {
      const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [0, 0];
      const cross = x * nextY - nextX * y;
      return [sumX + ((x + nextX) * cross) / six, sumY + ((y + nextY) * cross) / six];
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

function boxOf(points: Ring): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

/** The size, in units of the map, that 1 rem of a label may have around a point before it meets the outline; 0 outside. */
function roomAt([x, y]: Point, ring: Ring): number {
  let room = Infinity;
  let inside = false;
  for (const [at, [fromX, fromY]] of ring.entries()) {
    const [toX, toY] = ring[(at + 1) % ring.length] ?? [0, 0];
    if (fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX) {
      inside = !inside;
    }
    // In a space where the label's box is a square, the distance to an edge is the larger of both axes.
    const a: Point = [(fromX - x) / labelSize.width, (fromY - y) / labelSize.height];
    const b: Point = [(toX - x) / labelSize.width, (toY - y) / labelSize.height];
    for (let step = 0; step <= 8; step += 1) {
      const along = step / 8;
      const dx = Math.abs(a[0] + (b[0] - a[0]) * along);
      const dy = Math.abs(a[1] + (b[1] - a[1]) * along);
      room = Math.min(room, 2 * Math.max(dx, dy));
    }
  }
  return inside ? room : 0;
}

/** Where a label has the most room, and how much: units of the map for each rem of the label. */
function labelPlace({ rings, center }: Area): { point: Point; room: number } {
  const [ring = []] = rings;
  const { left, top, right, bottom } = boxOf(ring);
  let best = { point: center, room: roomAt(center, ring) };
  for (let column = 1; column < 60; column += 1) {
    for (let row = 1; row < 60; row += 1) {
      const point: Point = [
        left + ((right - left) * column) / 60,
        top + ((bottom - top) * row) / 60,
      ];
      const room = roomAt(point, ring);
      // Where there is room enough either way, the middle of the shape reads better than its widest part.
      const gain = Math.min(room, 35) - Math.min(best.room, 35);
      const nearer = distance(point, center) < distance(best.point, center);
      if (gain > 0.3 || (gain > -0.3 && nearer)) best = { point, room };
    }
  }
  return best;
}

function distance([x, y]: Point, [otherX, otherY]: Point): number {
  return Math.hypot(otherX - x, otherY - y);
}

const directions = { up: [0, -1], right: [1, 0], down: [0, 1], left: [-1, 0] } as const;
type Direction = keyof typeof directions;
const directionNames: readonly Direction[] = ['up', 'right', 'down', 'left'];
type Ways = Partial<Record<Direction, string>>;

/** How good a step it is from one area to another in a direction; the smaller the better. */
function stepCost(from: Area, to: Area, direction: Direction): number {
  const [unitX, unitY] = directions[direction];
  const [dx, dy] = [to.center[0] - from.center[0], to.center[1] - from.center[1]];
  const along = dx * unitX + dy * unitY;
  const across = Math.abs(dx * unitY - dy * unitX);
  const touches = from.touching.includes(to.code);
  if (along <= 0 || across > along * (touches ? 1.6 : 0.8)) return Infinity;
  const away = Math.hypot(along, across);
  // Straight ahead counts for more than near.
  const cost = away * (1 + 3 * Math.atan2(across, along) ** 2);
  // A border in common is the stronger reason; past 250 units there is an ocean or a country in between.
  return touches ? cost / 4 : away > 250 ? Infinity : cost;
}

/** The best step in each direction; two directions lead to one area only where there is no other. */
function waysFrom(from: Area, areas: readonly Area[]): Ways {
  const candidates = directionNames
    .flatMap((direction) =>
      areas.map((to) => ({ direction, code: to.code, cost: stepCost(from, to, direction) })),
    )
    .filter(({ cost }) => Number.isFinite(cost))
    .toSorted((one, other) => one.cost - other.cost);
  const ways: Ways = {};
  for (const { direction, code } of candidates) {
    if (!Object.values(ways).includes(code)) ways[direction] ??= code;
  }
  for (const { direction, code } of candidates) ways[direction] ??= code;
  return Object.fromEntries(
    directionNames.flatMap((direction) => (ways[direction] ? [[direction, ways[direction]]] : [])),
  );
}

/**
 * Where each arrow key leads from each area.
 *
 * @throws {Error} when an area cannot be reached from another by arrow keys alone.
 */
function waysBetween(areas: readonly Area[]): Map<string, Ways> {
  const table = new Map(areas.map((area) => [area.code, waysFrom(area, areas)]));
  for (const { code } of areas) {
    const reached = new Set([code]);
    for (const each of reached) {
      for (const next of Object.values(table.get(each) ?? {})) reached.add(next);
    }
    const lost = areas.filter((area) => !reached.has(area.code));
    if (lost.length > 0) {
      throw new Error(
        `No arrow keys lead from ${code} to ${lost.map((area) => area.code).join(', ')}.`,
      );
    }
  }
  return table;
}

/** The middle of a label, and the width of map from which on it fits; or its end, beside the area, if it never does. */
function labelOf(area: Area, mapWidth: number): { point: Point; from?: number; beside?: true } {
  const { point, room } = labelPlace(area);
  const from = labelWidths.find((width) => room * width >= mapWidth);
  if (from !== undefined) return { point, from };
  const { left, top, bottom } = boxOf(area.rings[0] ?? []);
  return { point: [left - 6, (top + bottom) / 2], beside: true };
}

/** The part of the atlas that the map shows. */
function frameOf(areas: readonly Area[]): Box & { width: number; height: number } {
  const { left, top, right, bottom } = boxOf(areas.flatMap(({ rings }) => rings.flat()));
  const frame = {
    left: left - margin,
    top: top - margin,
    right: right + margin,
    bottom: bottom + margin,
  };
  return { ...frame, width: frame.right - frame.left, height: frame.bottom - frame.top };
}

/** A ring as steps from point to point, for the `d` of a path. */
function pathOf(ring: Ring, place: (point: Point) => Point): string {
  let [lastX, lastY] = [0, 0];
  const moves = ring
    .slice(0, -1)
    .map(place)
    .map(([x, y], at) => {
      const [dx, dy] = [x - lastX, y - lastY];
      [lastX, lastY] = [x, y];
      return `${at === 0 ? 'M' : at === 1 ? 'l' : ' '}${dx} ${dy}`;
    });
  return `${moves.join('').replaceAll(' -', '-')}z`;
}

const callout =
  '// Made by tools/state-shapes.ts out of us-atlas (ISC, © Michael Bostock). Do not edit: make it anew.';

/** The module `map-outline.ts` as text: the country, in strokes of a broad pen. */
export function mapOutline(): string {
  const atlas = simplify(readAtlas(), coarse.detail);
  const { left, top, width, height } = frameOf(readAreas());
  const path = ringsOf(atlas, atlas.objects.nation)
    .filter((ring) => areaOf(ring) >= coarse.smallestIsland)
    .map((ring) => pathOf(ring, ([x, y]) => [Math.round(x - left), Math.round(y - top)]))
    .join('');
  return `${callout}

/** The coast alone, in the proportions of the map. */
export const mapOutline = {
  viewBox: '0 0 ${Math.round(width)} ${Math.round(height)}',
  path: '${path}',
};
`;
}

/**
 * The module `state-shapes.ts` as text.
 *
 * @throws {Error} when us-atlas holds what is no area, or an area that no arrow key can reach.
 */
export function stateShapes(): string {
  const areas = readAreas().toSorted((one, other) => one.code.localeCompare(other.code));
  const frame = frameOf(areas);
  const place = ([x, y]: Point): Point => [
    Math.round((x - frame.left) * precision),
    Math.round((y - frame.top) * precision),
  ];
  const small = areas
    .filter(({ rings }) => {
      const { left, top, right, bottom } = boxOf(rings.flat());
      const side = Math.min(right - left, bottom - top);
      return (side * referenceWidth) / frame.width < smallestTarget;
    })
    .toSorted((one, other) => one.center[1] - other.center[1]);
  const ways = waysBetween(areas);

  const entries = areas.map((area) => {
    const { point, from, beside } = labelOf(area, frame.width);
    const label = small.includes(area)
      ? []
      : [
          `    label: [${place(point).join(', ')}],`,
          beside ? '    beside: true,' : `    labelFrom: ${from},`,
        ];
    const [x, y] = place(area.center);
    return [
      `  ${area.code}: {`,
      `    path: '${area.rings.map((ring) => pathOf(ring, place)).join('')}',`,
      `    center: [${x}, ${y}],`,
      ...label,
      `    ways: { ${Object.entries(ways.get(area.code) ?? {})
        .map(([direction, code]) => `${direction}: '${code}'`)
        .join(', ')} },`,
      '  },',
    ].join('\n');
  });

  return `${callout}
import type { StateShape } from './state-shape.ts';

/** In the units of the paths below. */
export const mapSize = { width: ${Math.round(frame.width * precision)}, height: ${Math.round(frame.height * precision)} };

/** Areas under ${smallestTarget} px on a map of ${referenceWidth} px, from north to south: the key column names them. */
export const smallStates = [${small.map(({ code }) => `'${code}'`).join(', ')}] as const;

/** The 50 states and the District of Columbia by their postal codes. */
export const stateShapes: Readonly<Record<string, StateShape>> = {
${entries.join('\n')}
};
`;
}

if (import.meta.main) {
  const components = join(import.meta.dirname, '../src/components');
  writeFileSync(join(components, 'state-map/state-shapes.ts'), stateShapes());
  writeFileSync(join(components, 'skeleton/map-outline.ts'), mapOutline());
}
