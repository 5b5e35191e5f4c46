import { cx } from 'class-variance-authority';
import { useId, useRef, useState } from 'react';
import type { ComponentProps, JSX, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { SkipLink } from '../skip-link/skip-link.tsx';
import styles from './pp-state-map.module.css';
import type { Direction, StateShape } from './state-shape.ts';
import { mapSize, smallStates, stateShapes } from './state-shapes.ts';
import { fillOf, stateShares, stateStatuses, StatusPatterns } from './status-pattern.tsx';
import type { AreaLook, StateLook } from './status-pattern.tsx';
import { findTyped, isTyping, typeOn } from './type-ahead.ts';

export interface MapState {
  /** Postal code, for example "TX". A code that is not on the map is left to the table beside it. */
  code: string;
  /** For example "Texas". */
  name: string;
  /** A status, or a share where the map tells how much of many things each state has. */
  status: StateLook;
  /** The status in words, read out after the name: "Limited: new business only". */
  label: string;
}

export interface StateMapProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  /** What the map shows, for example "Dwelling fire by state". */
  label: string;
  /** In the order in which Home, End and typing go through them; at most one for each code. */
  states: readonly MapState[];
  /** Code of the chosen state. */
  selected?: string | undefined;
  onSelect: (code: string) => void;
  /**
   * Codes of the reader's own states; they carry their code on a tab of paper.
   * @default []
   */
  mine?: readonly string[] | undefined;
  /** This status stands out, the rest is hatched. */
  highlight?: StateLook | undefined;
  labels: {
    /** The link that comes before the map, for example "Skip the map". */
    skip: string;
    /** The name of the key column for states that are too small to press, for example "Small states". */
    smallStates: string;
    /** Read out after the status of one of the reader's own, for example "your state". */
    mine?: string | undefined;
  };
  /** Id of what comes after the map; it should be focusable (`tabIndex={-1}`). */
  skipTo: string;
}

const arrowKeys: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowRight: 'right',
  ArrowDown: 'down',
  ArrowLeft: 'left',
};

/** Units of the map for one tile of a pattern: 6 px at its usual width, and in the overview on a phone. */
const TILE = 80;
const OVERVIEW_TILE = 170;
const KEY_TILE = 6;

const viewBox = `0 0 ${mapSize.width} ${mapSize.height}`;
const coast = Object.values(stateShapes)
  .map(({ path }) => path)
  .join('');

/** A point of the map as percentages of its width and height: text outside of the `viewBox` keeps its size. */
function percent([x, y]: readonly [number, number]): { x: string; y: string } {
  return {
    x: `${((100 * x) / mapSize.width).toFixed(2)}%`,
    y: `${((100 * y) / mapSize.height).toFixed(2)}%`,
  };
}

interface Area extends MapState {
  shape: StateShape;
  look: AreaLook;
  isMine: boolean;
  fill: string | undefined;
}

/**
 * The product availability map: 50 states and the District of Columbia, one stop of the Tab key, arrow keys to the
 * neighbor in that direction (docs/design.md#product-availability-map). Color is never alone: each status has a pattern too.
 *
 * It is a second way to what a `StatePicker` and a `DataTable` beside it say in full. Below 48em it is a picture
 * that cannot be pressed.
 *
 * @example
 * <StateMap label="Dwelling fire by state" states={states} selected="TX" onSelect={choose} mine={['TX', 'OK']}
 *   labels={{ skip: 'Skip the map', smallStates: 'Small states', mine: 'your state' }} skipTo="availability" />
 */
export function StateMap({
  label,
  states,
  selected,
  onSelect,
  mine = [],
  highlight,
  labels,
  skipTo,
  className,
  ...rest
}: StateMapProps): JSX.Element {
  const prefix = useId();
  const map = useRef<SVGSVGElement>(null);
  const typed = useRef({ text: '', at: 0 });
  const [active, setActive] = useState<string>();
  const [focused, setFocused] = useState(false);
  const [hovered, setHovered] = useState<string>();

  const areas = states.flatMap((state): Area[] => {
    const shape = stateShapes[state.code];
    if (!shape) return [];
    const look = highlight === undefined || highlight === state.status ? state.status : 'rest';
    const isMine = mine.includes(state.code);
    return [{ ...state, shape, look, isMine, fill: fillOf(look, prefix) }];
  });
  const areaOf = (code: string | undefined) => areas.find((area) => area.code === code);
  const tabStop = areaOf(active) ?? areaOf(selected) ?? areas[0];
  const chosen = areaOf(selected);
  const pointed = areaOf(hovered);
  const announced = pointed ?? (focused ? tabStop : undefined) ?? chosen;

  const keyed = smallStates.flatMap((code, row) => {
    const area = areaOf(code);
    return area ? [{ area, row }] : [];
  });
  const large = areas.filter(({ code }) => !keyed.some(({ area }) => area.code === code));

  function focusOn(code: string | undefined): void {
    const option = code && map.current?.querySelector(`[role=option][data-code=${code}]`);
    if (option instanceof SVGElement) option.focus();
  }

  function choose(code: string): void {
    setActive(code);
    onSelect(code);
  }

  function press(event: MouseEvent): void {
    const code = codeAt(event);
    if (code === undefined) return;
    // A small state's shape is not the option itself, its place in the key column is.
    focusOn(code);
    choose(code);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!tabStop || event.altKey || event.ctrlKey || event.metaKey) return;
    const at = areas.indexOf(tabStop);
    const direction = arrowKeys[event.key];
    const goesOn = isTyping(typed.current, event.timeStamp);
    if (direction) focusOn(neighborOf(tabStop, direction, areaOf)?.code);
    else if (event.key === 'Home') focusOn(areas[0]?.code);
    else if (event.key === 'End') focusOn(areas.at(-1)?.code);
    else if (event.key === 'Enter' || (event.key === ' ' && !goesOn)) choose(tabStop.code);
    else if (event.key.length === 1) {
      typed.current = typeOn(typed.current, event.key, event.timeStamp);
      focusOn(findTyped(areas, at, typed.current.text));
    } else return;
    event.preventDefault();
  }

  const keyColumn = { role: 'group', 'aria-label': labels.smallStates };
  const optionOf = ({ code, name, label: status, isMine }: Area) => ({
    role: 'option',
    'data-code': code,
    // With the code, which is what can be seen and so what a person who speaks to the computer says.
    'aria-label': [name, code, status, isMine ? labels.mine : undefined].filter(Boolean).join(', '),
    'aria-selected': code === selected,
    tabIndex: code === tabStop?.code ? 0 : -1,
  });

  return (
    <div {...rest} className={cx(styles.root, className)}>
      <SkipLink href={`#${skipTo}`} className={styles.skip}>
        {labels.skip}
      </SkipLink>
      {/*
       * Two systems of units: the nested drawings scale with the map; what stands beside them, in percentages
       * and rem, keeps its size on screen.
       */}
      <svg ref={map} className={styles.map}>
        <StatusPatterns prefix={`${prefix}-key`} tile={KEY_TILE} />
        <svg aria-hidden="true" className={styles.layer} viewBox={viewBox}>
          <path d={coast} className={styles.coast} />
        </svg>
        <g
          {...(areas.length > 0 ? { role: 'listbox', 'aria-label': label } : {})}
          onClick={press}
          onKeyDown={onKeyDown}
          onFocus={(event) => {
            setActive(codeAt(event));
            setFocused(true);
          }}
          onBlur={() => setFocused(false)}
          onPointerOver={(event: PointerEvent) => setHovered(codeAt(event))}
          onPointerLeave={() => setHovered(undefined)}
        >
          <svg role="none" className={styles.layer} viewBox={viewBox}>
            <StatusPatterns prefix={prefix} tile={TILE} />
            {large.map((area) => (
              <path key={area.code} {...optionOf(area)} {...rendered(area)} />
            ))}
            <g aria-hidden="true">
              {keyed.map(({ area }) => (
                <path key={area.code} data-code={area.code} {...rendered(area)} />
              ))}
            </g>
          </svg>
          {keyed.length > 0 ? (
            <g {...keyColumn} className={styles.key}>
              {keyed.map(({ area, row }) => (
                <KeyCell
                  key={area.code}
                  area={area}
                  row={row}
                  fill={fillOf(area.look, `${prefix}-key`)}
                  option={optionOf(area)}
                  emphasis={{ chosen: area === chosen, pointed: area === pointed }}
                />
              ))}
            </g>
          ) : null}
        </g>
        <g aria-hidden="true" className={styles.above}>
          {keyed
            .filter(({ area }) => area === announced || area === chosen)
            .map(({ area, row }) => (
              <Leader key={area.code} area={area} row={row} />
            ))}
          <svg className={styles.layer} viewBox={viewBox}>
            {chosen ? <Raised area={chosen} as="chosen" /> : null}
            {pointed ? <Raised area={pointed} as="pointed" /> : null}
            {tabStop ? (
              <Raised area={tabStop} as={tabStop === chosen ? 'focused-chosen' : 'focused'} />
            ) : null}
          </svg>
          {large.map((area) => (
            <Label key={area.code} area={area} />
          ))}
        </g>
      </svg>
      <p className={styles.announced} aria-hidden="true">
        {announced ? (
          <>
            <strong className={styles.name}>{announced.name}</strong>{' '}
            {[announced.label, announced.isMine ? labels.mine : undefined]
              .filter(Boolean)
              .join(' · ')}
          </>
        ) : null}
      </p>
      <Overview label={label} areas={areas} chosen={chosen} prefix={`${prefix}-overview`} />
    </div>
  );
}

/** Follows the arrows past states that are not shown. */
function neighborOf(
  from: Area,
  direction: Direction,
  areaOf: (code: string | undefined) => Area | undefined,
): Area | undefined {
  let code = from.shape.ways[direction];
  const seen = new Set<string>();
  while (code !== undefined && !seen.has(code)) {
    const area = areaOf(code);
    if (area) return area;
    seen.add(code);
    code = stateShapes[code]?.ways[direction];
  }
  return undefined;
}

/** The code of the state that an event happened on, in whatever layer. */
function codeAt({ target }: { target: EventTarget }): string | undefined {
  const hit = target instanceof Element ? target.closest('[data-code]') : null;
  return hit?.getAttribute('data-code') ?? undefined;
}

/** What every drawing of an area has in common. */
function rendered({ shape, look, fill }: Area) {
  return { d: shape.path, className: styles.area, 'data-look': look, fill };
}

/** An area once more, above its neighbors, with what marks it drawn around it. */
function Raised({
  area,
  as,
}: {
  area: Area;
  as: 'chosen' | 'pointed' | 'focused' | 'focused-chosen';
}): JSX.Element {
  return (
    <g className={styles.raised} data-as={as}>
      <path d={area.shape.path} className={styles.outerBand} />
      <path d={area.shape.path} className={styles.innerBand} />
      <path d={area.shape.path} className={styles.line} />
      <path d={area.shape.path} className={styles.gap} />
      <path {...rendered(area)} />
    </g>
  );
}

function Label({ area: { code, shape, look, fill, isMine } }: { area: Area }): JSX.Element | null {
  if (!shape.label) return null;
  const place = percent(shape.label);
  return (
    <g data-from={shape.labelFrom} data-beside={shape.beside} className={styles.labeled}>
      {isMine ? <rect {...place} rx="3" className={styles.tab} /> : null}
      <text
        {...place}
        dx={shape.beside ? '-0.9375rem' : undefined}
        dy="0.34em"
        className={styles.label}
        data-look={look}
        data-patterned={fill && ''}
        data-mine={isMine}
      >
        {code}
      </text>
    </g>
  );
}

const rowHeight = 100 / smallStates.length;
const middleOf = (row: number) => `${((row + 0.5) * rowHeight).toFixed(2)}%`;

interface KeyCellProps {
  area: Area;
  row: number;
  fill: string | undefined;
  option: ComponentProps<'g'>;
  emphasis: { chosen: boolean; pointed: boolean };
}

/** A small state in the column beside the coast: 44 px to press. */
function KeyCell({ area, row, fill, option, emphasis }: KeyCellProps): JSX.Element {
  const { look, isMine, code } = area;
  const reach = { x: '100%', y: `${(row * rowHeight).toFixed(2)}%`, height: `${rowHeight}%` };
  const middle = { x: '100%', y: middleOf(row) };
  return (
    <g
      {...option}
      className={styles.keyCell}
      data-chosen={emphasis.chosen ? '' : undefined}
      data-pointed={emphasis.pointed ? '' : undefined}
    >
      <rect {...reach} className={styles.reach} />
      <rect {...middle} rx="3" className={styles.keyOuterBand} />
      <rect {...middle} rx="3" className={styles.keyInnerBand} />
      <rect {...middle} rx="3" className={styles.keyEdge} />
      <rect {...middle} rx="3" className={styles.keyFill} data-look={look} fill={fill} />
      {isMine ? <rect {...middle} rx="3" className={styles.keyTab} /> : null}
      <text
        {...middle}
        dx="1.375rem"
        dy="0.34em"
        className={styles.label}
        data-look={look}
        data-patterned={fill && ''}
        data-mine={isMine}
      >
        {code}
      </text>
    </g>
  );
}

/** A line from a small state to its place in the key column. */
function Leader({ area, row }: { area: Area; row: number }): JSX.Element {
  const from = percent(area.shape.center);
  return (
    <>
      <line x1={from.x} y1={from.y} x2="100%" y2={middleOf(row)} className={styles.leader} />
      <rect x="100%" y={middleOf(row)} className={styles.leaderEnd} />
    </>
  );
}

interface OverviewProps {
  label: string;
  areas: readonly Area[];
  chosen: Area | undefined;
  prefix: string;
}

/** The map as a picture, for screens on which no state is big enough to press. */
function Overview({ label, areas, chosen, prefix }: OverviewProps): JSX.Element {
  const looks: readonly AreaLook[] = [...stateStatuses, ...stateShares, 'rest'];
  return (
    <svg role="img" aria-label={label} className={styles.overview} viewBox={viewBox}>
      <StatusPatterns prefix={prefix} tile={OVERVIEW_TILE} />
      <path d={coast} className={styles.coast} />
      {looks.map((look) => {
        const paths = areas.filter((area) => area.look === look).map(({ shape }) => shape.path);
        return paths.length === 0 ? null : (
          <path
            key={look}
            d={paths.join('')}
            className={styles.area}
            data-look={look}
            fill={fillOf(look, prefix)}
          />
        );
      })}
      {chosen ? (
        <Raised area={{ ...chosen, fill: fillOf(chosen.look, prefix) }} as="chosen" />
      ) : null}
    </svg>
  );
}
