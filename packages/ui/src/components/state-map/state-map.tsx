'use client';

import { cx } from 'class-variance-authority';
import { useId, useRef, useState } from 'react';
import type { ComponentProps, JSX, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { SkipLink } from '../skip-link/skip-link.tsx';
import styles from './pp-state-map.module.css';
import type { Direction, StateShape } from './state-shape.ts';
import { mapSize, smallStates, stateShapes } from './state-shapes.ts';
import { getFill, coverageLevels, stateStatuses, StatusPatterns } from './status-pattern.tsx';
import type { AreaLook, MapStatus } from './status-pattern.tsx';
import { findByTypeAhead, isTyping, appendLetter } from './type-ahead.ts';

export interface MapState {
  /**
   * The postal code, for example "TX". Codes that are not on the map are shown only in the table
   * next to it.
   */
  code: string;
  /** The name, for example "Texas". */
  name: string;
  /** A status, or a coverage level on a map that shows how many products each state has. */
  status: MapStatus;
  /** The status as text, read after the name, for example "Limited: new business only". */
  label: string;
}

export interface StateMapProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  /** The accessible name of the map, for example "Dwelling fire by state". */
  label: string;
  /** The states in the order that Home, End, and type-ahead use; at most one for each code. */
  states: readonly MapState[];
  /** The code of the selected state. */
  selected?: string | undefined;
  onSelect: (code: string) => void;
  /**
   * Codes of the user's own states, whose labels are highlighted.
   * @default []
   */
  userStates?: readonly string[] | undefined;
  /** The status to highlight. States with another status are hatched. */
  highlight?: MapStatus | undefined;
  labels: {
    /** The skip link before the map, for example "Skip the map". */
    skip: string;
    /** The name of the column of small states, for example "Small states". */
    smallStates: string;
    /** Read after the status of the user's own states, for example "your state". */
    userStates?: string | undefined;
  };
  /** The `id` of the element after the map. It should be focusable (`tabIndex={-1}`). */
  skipTo: string;
}

const arrowKeys: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowRight: 'right',
  ArrowDown: 'down',
  ArrowLeft: 'left',
};

/**
 * The sizes of a pattern tile in the units of each SVG. On screen, a tile is about 6 px everywhere.
 */
const TILE = 80;
const OVERVIEW_TILE = 170;
const CELL_TILE = 6;

const viewBox = `0 0 ${mapSize.width} ${mapSize.height}`;
const countryOutline = Object.values(stateShapes)
  .map(({ path }) => path)
  .join('');

/** Converts a map point to percentages, for text outside the `viewBox`, which doesn't scale. */
function toPercentages([x, y]: readonly [number, number]): { x: string; y: string } {
  return {
    x: `${((100 * x) / mapSize.width).toFixed(2)}%`,
    y: `${((100 * y) / mapSize.height).toFixed(2)}%`,
  };
}

interface Area extends MapState {
  shape: StateShape;
  look: AreaLook;
  isUserState: boolean;
  fill: string | undefined;
}

/**
 * The product availability map: 50 states and the District of Columbia. It has a single tab stop,
 * and arrow keys move to the neighbor in that direction. Statuses differ in their patterns as well as in their colors;
 * `available`, `most`, and `none` have no pattern.
 *
 * The map supplements a `StatePicker` and a `DataTable` that show the same data. Below 48em it is a
 * static image.
 *
 * @example
 * <StateMap label="Dwelling fire by state" states={states} selected="TX" onSelect={setState} userStates={['TX', 'OK']}
 *   labels={{ skip: 'Skip the map', smallStates: 'Small states', userStates: 'your state' }} skipTo="availability" />
 */
export function StateMap({
  label,
  states,
  selected,
  onSelect,
  userStates = [],
  highlight,
  labels,
  skipTo,
  className,
  ...rest
}: StateMapProps): JSX.Element {
  const prefix = useId();
  const map = useRef<SVGSVGElement>(null);
  const typeAhead = useRef({ text: '', time: 0 });
  const [activeCode, setActiveCode] = useState<string>();
  const [focused, setFocused] = useState(false);
  const [hoveredCode, setHoveredCode] = useState<string>();

  const areas = states.flatMap((state): Area[] => {
    const shape = stateShapes[state.code];
    if (!shape) return [];
    const look = highlight === undefined || highlight === state.status ? state.status : 'rest';
    const isUserState = userStates.includes(state.code);
    return [{ ...state, shape, look, isUserState, fill: getFill(look, prefix) }];
  });
  const findArea = (code: string | undefined) => areas.find((area) => area.code === code);
  const tabStopArea = findArea(activeCode) ?? findArea(selected) ?? areas[0];
  const selectedArea = findArea(selected);
  const hoveredArea = findArea(hoveredCode);
  const describedArea = hoveredArea ?? (focused ? tabStopArea : undefined) ?? selectedArea;

  const smallStateAreas = smallStates.flatMap((code, row) => {
    const area = findArea(code);
    return area ? [{ area, row }] : [];
  });
  const mapAreas = areas.filter(
    ({ code }) => !smallStateAreas.some(({ area }) => area.code === code),
  );

  function focusState(code: string | undefined): void {
    const option = code && map.current?.querySelector(`[role=option][data-code=${code}]`);
    if (option instanceof SVGElement) option.focus();
  }

  function select(code: string): void {
    setActiveCode(code);
    onSelect(code);
  }

  function handleClick(event: MouseEvent): void {
    const code = getStateCode(event);
    if (code === undefined) return;
    // The option of a small state is its cell in the small-state column, not its shape.
    focusState(code);
    select(code);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (!tabStopArea || event.altKey || event.ctrlKey || event.metaKey) return;
    const index = areas.indexOf(tabStopArea);
    const direction = arrowKeys[event.key];
    const isContinuing = isTyping(typeAhead.current, event.timeStamp);
    if (direction) focusState(findNeighbor(tabStopArea, direction, findArea)?.code);
    else if (event.key === 'Home') focusState(areas[0]?.code);
    else if (event.key === 'End') focusState(areas.at(-1)?.code);
    else if (event.key === 'Enter' || (event.key === ' ' && !isContinuing))
      select(tabStopArea.code);
    else if (event.key.length === 1) {
      typeAhead.current = appendLetter(typeAhead.current, event.key, event.timeStamp);
      focusState(findByTypeAhead(areas, index, typeAhead.current.text));
    } else return;
    event.preventDefault();
  }

  const smallStateColumn = { role: 'group', 'aria-label': labels.smallStates };
  const getOptionProps = ({ code, name, label: status, isUserState }: Area) => ({
    role: 'option',
    'data-code': code,
    // Include the code: it is the visible label, which voice control users say.
    'aria-label': [name, code, status, isUserState ? labels.userStates : undefined]
      .filter(Boolean)
      .join(', '),
    'aria-selected': code === selected,
    tabIndex: code === tabStopArea?.code ? 0 : -1,
  });

  return (
    <div {...rest} className={cx(styles.root, className)}>
      <SkipLink href={`#${skipTo}`} className={styles.skip}>
        {labels.skip}
      </SkipLink>
      {/* Two coordinate systems: nested SVGs scale with the map; elements outside them use
          percentages and rem, and keep their size on screen. */}
      <svg ref={map} className={styles.map}>
        <StatusPatterns prefix={`${prefix}-cell`} tile={CELL_TILE} />
        <svg aria-hidden="true" className={styles.layer} viewBox={viewBox}>
          <path d={countryOutline} className={styles.coast} />
        </svg>
        <g
          {...(areas.length > 0 ? { role: 'listbox', 'aria-label': label } : {})}
          onClick={handleClick}
          onKeyDown={handleKeyDown}
          onFocus={(event) => {
            setActiveCode(getStateCode(event));
            setFocused(true);
          }}
          onBlur={() => setFocused(false)}
          onPointerOver={(event: PointerEvent) => setHoveredCode(getStateCode(event))}
          onPointerLeave={() => setHoveredCode(undefined)}
        >
          <svg role="none" className={styles.layer} viewBox={viewBox}>
            <StatusPatterns prefix={prefix} tile={TILE} />
            {mapAreas.map((area) => (
              <path key={area.code} {...getOptionProps(area)} {...getAreaProps(area)} />
            ))}
            <g aria-hidden="true">
              {smallStateAreas.map(({ area }) => (
                <path key={area.code} data-code={area.code} {...getAreaProps(area)} />
              ))}
            </g>
          </svg>
          {smallStateAreas.length > 0 ? (
            <g {...smallStateColumn} className={styles.smallStates}>
              {smallStateAreas.map(({ area, row }) => (
                <SmallStateCell
                  key={area.code}
                  area={area}
                  row={row}
                  fill={getFill(area.look, `${prefix}-cell`)}
                  option={getOptionProps(area)}
                  emphasis={{ selected: area === selectedArea, hovered: area === hoveredArea }}
                />
              ))}
            </g>
          ) : null}
        </g>
        <g aria-hidden="true" className={styles.overlay}>
          {smallStateAreas
            .filter(({ area }) => area === describedArea || area === selectedArea)
            .map(({ area, row }) => (
              <Leader key={area.code} area={area} row={row} />
            ))}
          <svg className={styles.layer} viewBox={viewBox}>
            {selectedArea ? <EmphasizedArea area={selectedArea} emphasis="selected" /> : null}
            {hoveredArea ? <EmphasizedArea area={hoveredArea} emphasis="hovered" /> : null}
            {tabStopArea ? (
              <EmphasizedArea
                area={tabStopArea}
                emphasis={tabStopArea === selectedArea ? 'focused-selected' : 'focused'}
              />
            ) : null}
          </svg>
          {mapAreas.map((area) => (
            <Label key={area.code} area={area} />
          ))}
        </g>
      </svg>
      <p className={styles.description} aria-hidden="true">
        {describedArea ? (
          <>
            <strong className={styles.name}>{describedArea.name}</strong>{' '}
            {[describedArea.label, describedArea.isUserState ? labels.userStates : undefined]
              .filter(Boolean)
              .join(' · ')}
          </>
        ) : null}
      </p>
      <Overview
        label={label}
        areas={areas}
        selectedArea={selectedArea}
        prefix={`${prefix}-overview`}
      />
    </div>
  );
}

/** Returns the next area in a direction, skipping states that are not shown. */
function findNeighbor(
  from: Area,
  direction: Direction,
  findArea: (code: string | undefined) => Area | undefined,
): Area | undefined {
  let code = from.shape.neighbors[direction];
  const visitedCodes = new Set<string>();
  while (code !== undefined && !visitedCodes.has(code)) {
    const area = findArea(code);
    if (area) return area;
    visitedCodes.add(code);
    code = stateShapes[code]?.neighbors[direction];
  }
  return undefined;
}

/** Returns the code of the state that an event's target belongs to, in any layer. */
function getStateCode({ target }: { target: EventTarget }): string | undefined {
  const stateElement = target instanceof Element ? target.closest('[data-code]') : null;
  return stateElement?.getAttribute('data-code') ?? undefined;
}

/** The props that all shapes of an area share. */
function getAreaProps({ shape, look, fill }: Area) {
  return { d: shape.path, className: styles.area, 'data-look': look, fill };
}

/** Draws an area again above its neighbors, with an outline for its selection, hover, or focus. */
function EmphasizedArea({
  area,
  emphasis,
}: {
  area: Area;
  emphasis: 'selected' | 'hovered' | 'focused' | 'focused-selected';
}): JSX.Element {
  return (
    <g className={styles.emphasizedArea} data-emphasis={emphasis}>
      <path d={area.shape.path} className={styles.outerBand} />
      <path d={area.shape.path} className={styles.innerBand} />
      <path d={area.shape.path} className={styles.line} />
      <path d={area.shape.path} className={styles.gap} />
      <path {...getAreaProps(area)} />
    </g>
  );
}

function Label({
  area: { code, shape, look, fill, isUserState },
}: {
  area: Area;
}): JSX.Element | null {
  if (!shape.label) return null;
  const labelPosition = toPercentages(shape.label);
  return (
    <g data-from={shape.labelFrom} data-outside={shape.outside} className={styles.labeled}>
      {isUserState ? <rect {...labelPosition} rx="3" className={styles.codeBackground} /> : null}
      <text
        {...labelPosition}
        dx={shape.outside ? '-0.9375rem' : undefined}
        dy="0.34em"
        className={styles.label}
        data-look={look}
        data-patterned={fill && ''}
        data-user-state={isUserState}
      >
        {code}
      </text>
    </g>
  );
}

const rowHeight = 100 / smallStates.length;
const getRowCenter = (row: number) => `${((row + 0.5) * rowHeight).toFixed(2)}%`;

interface SmallStateCellProps {
  area: Area;
  row: number;
  fill: string | undefined;
  option: ComponentProps<'g'>;
  emphasis: { selected: boolean; hovered: boolean };
}

/** The cell of a small state in the small-state column, with a target of 44 px. */
function SmallStateCell({ area, row, fill, option, emphasis }: SmallStateCellProps): JSX.Element {
  const { look, isUserState, code } = area;
  const hitArea = { x: '100%', y: `${(row * rowHeight).toFixed(2)}%`, height: `${rowHeight}%` };
  const rowCenter = { x: '100%', y: getRowCenter(row) };
  return (
    <g
      {...option}
      className={styles.cell}
      data-selected={emphasis.selected ? '' : undefined}
      data-hovered={emphasis.hovered ? '' : undefined}
    >
      <rect {...hitArea} className={styles.hitArea} />
      <rect {...rowCenter} rx="3" className={styles.cellOuterBand} />
      <rect {...rowCenter} rx="3" className={styles.cellInnerBand} />
      <rect {...rowCenter} rx="3" className={styles.cellEdge} />
      <rect {...rowCenter} rx="3" className={styles.cellFill} data-look={look} fill={fill} />
      {isUserState ? <rect {...rowCenter} rx="3" className={styles.cellCodeBackground} /> : null}
      <text
        {...rowCenter}
        dx="1.375rem"
        dy="0.34em"
        className={styles.label}
        data-look={look}
        data-patterned={fill && ''}
        data-user-state={isUserState}
      >
        {code}
      </text>
    </g>
  );
}

/** A line from a small state to its cell in the small-state column. */
function Leader({ area, row }: { area: Area; row: number }): JSX.Element {
  const from = toPercentages(area.shape.center);
  return (
    <>
      <line x1={from.x} y1={from.y} x2="100%" y2={getRowCenter(row)} className={styles.leader} />
      <rect x="100%" y={getRowCenter(row)} className={styles.leaderEnd} />
    </>
  );
}

interface OverviewProps {
  label: string;
  areas: readonly Area[];
  selectedArea: Area | undefined;
  prefix: string;
}

/** The map as a static image, for screens too small for touch targets. */
function Overview({ label, areas, selectedArea, prefix }: OverviewProps): JSX.Element {
  const looks: readonly AreaLook[] = [...stateStatuses, ...coverageLevels, 'rest'];
  return (
    <svg role="img" aria-label={label} className={styles.overview} viewBox={viewBox}>
      <StatusPatterns prefix={prefix} tile={OVERVIEW_TILE} />
      <path d={countryOutline} className={styles.coast} />
      {looks.map((look) => {
        const paths = areas.filter((area) => area.look === look).map(({ shape }) => shape.path);
        return paths.length === 0 ? null : (
          <path
            key={look}
            d={paths.join('')}
            className={styles.area}
            data-look={look}
            fill={getFill(look, prefix)}
          />
        );
      })}
      {selectedArea ? (
        <EmphasizedArea
          area={{ ...selectedArea, fill: getFill(selectedArea.look, prefix) }}
          emphasis="selected"
        />
      ) : null}
    </svg>
  );
}
