import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { DataTable } from '../components/data-table/data-table.tsx';
import type { DataTableColumn, DataTableProps } from '../components/data-table/data-table.tsx';
import { KeyValueList } from '../components/key-value-list/key-value-list.tsx';
import { LiveRegionProvider } from '../components/live-region/live-region.tsx';
import { PageHeader } from '../components/page-header/page-header.tsx';
import { SelectField } from '../components/select-field/select-field.tsx';
import { MapSkeleton, TableSkeleton } from '../components/skeleton/layout-skeletons.tsx';
import { StateMapLegend } from '../components/state-map-legend/state-map-legend.tsx';
import { StateMap } from '../components/state-map/state-map.tsx';
import type { MapState } from '../components/state-map/state-map.tsx';
import type { MapStatus } from '../components/state-map/status-pattern.tsx';
import { StatusSwatch } from '../components/state-map/status-swatch.tsx';
import { StatePicker } from '../components/state-picker/state-picker.tsx';
import { TextLink } from '../components/text-link/text-link.tsx';
import { dwellingFire, buildLegend, notOffered } from '../testing/availability.ts';
import styles from './pp-availability.module.css';

interface AvailabilityProps {
  product?: 'Dwelling fire' | 'Snowmobile';
  initialState?: string;
  initialStatus?: MapStatus;
  loading?: boolean;
}

/** Product availability: map, legend, picker, and table show the same data in different forms. */
const meta = {
  title: 'Patterns/Availability',
  component: Availability,
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <LiveRegionProvider>
        <Story />
      </LiveRegionProvider>
    ),
  ],
} satisfies Meta<typeof Availability>;

export default meta;
type Story = StoryObj<typeof meta>;

const products = { 'Dwelling fire': dwellingFire, Snowmobile: notOffered };
const userStateCodes = ['TX', 'OK', 'AR'];

/** The formatted start date of a state's status, or null if the product is not offered. */
function formatSince({ status, code }: MapState): string | null {
  const month = (code.charCodeAt(0) % 12) + 1;
  return status === 'none' ? null : `${month}/1/${status === 'coming' ? 26 : 25}`;
}

function renderBulletin({ status, name }: MapState) {
  return status === 'none' ? null : (
    <TextLink href="#bulletin">
      Bulletin<span className="pp-visually-hidden"> for {name}</span>
    </TextLink>
  );
}

const columns: DataTableColumn<MapState>[] = [
  { id: 'name', header: 'State', rowHeader: true, sortable: true, cell: ({ name }) => name },
  {
    id: 'label',
    header: 'Status',
    sortable: true,
    cell: ({ status, label }) => (
      <span className={styles.status}>
        <StatusSwatch status={status} />
        {label}
      </span>
    ),
  },
  { id: 'since', header: 'Since', align: 'end', hideBelow: 'tablet', cell: formatSince },
  { id: 'bulletin', header: 'Bulletin', align: 'end', hideBelow: 'tablet', cell: renderBulletin },
];

type Sort = NonNullable<DataTableProps<MapState>['sort']>;

function sortStates(states: readonly MapState[], { column, direction }: Sort): MapState[] {
  const key = column === 'label' ? 'label' : 'name';
  const sign = direction === 'ascending' ? 1 : -1;
  return states.toSorted((a, b) => sign * a[key].localeCompare(b[key]));
}

function Availability({
  product: initialProduct = 'Dwelling fire',
  initialState,
  initialStatus,
  loading = false,
}: AvailabilityProps) {
  const [product, setProduct] = useState<keyof typeof products>(initialProduct);
  const [state, setState] = useState(initialState);
  const [status, setStatus] = useState(initialStatus);
  const [sort, setSort] = useState<Sort>({ column: 'name', direction: 'ascending' });
  const states = products[product];
  const selectedState = states.find(({ code }) => code === state);
  const userStates = states.filter(({ code }) => userStateCodes.includes(code));

  return (
    <div className={styles.page}>
      <PageHeader title="Product availability map" className={styles.wide} />
      {loading ? (
        <MapSkeleton />
      ) : (
        <StateMap
          label={`${product} by state`}
          states={states}
          selected={state}
          onSelect={setState}
          userStates={userStateCodes}
          highlight={status}
          labels={{ skip: 'Skip the map', smallStates: 'Small states', userStates: 'your state' }}
          skipTo="availability-panel"
        />
      )}
      <div id="availability-panel" tabIndex={-1} className={styles.panel}>
        <div className={styles.choices}>
          <SelectField
            label="Product"
            value={product}
            onChange={(event) =>
              setProduct(event.target.value === 'Snowmobile' ? 'Snowmobile' : 'Dwelling fire')
            }
          >
            {Object.keys(products).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
          <StatePicker
            label="State"
            options={[...userStates, ...states.filter((item) => !userStates.includes(item))]}
            value={state}
            onChange={setState}
            labels={{
              show: 'Show all states',
              clear: 'Clear the state',
              none: (text) => `No state matches “${text}”.`,
              count: (count) => (count === 1 ? '1 state' : `${count} states`),
            }}
          />
        </div>
        {selectedState ? (
          <div>
            <h2 className={styles.heading}>{selectedState.name}</h2>
            <KeyValueList
              items={[
                { term: 'Status', details: selectedState.label },
                { term: 'Since', details: formatSince(selectedState) },
                { term: 'Read', details: renderBulletin(selectedState) },
              ]}
            />
          </div>
        ) : null}
        <StateMapLegend
          legend={product}
          items={buildLegend(states)}
          selected={status}
          onToggle={(next) => setStatus(next === status ? undefined : next)}
          userStates={{ label: 'Your states', code: 'TX' }}
        />
        <div>
          <h2 className={styles.heading}>Your states</h2>
          <ul className={styles.userStates}>
            {userStates.map((item) => (
              <li key={item.code}>
                <StatusSwatch status={item.status} />
                <span className={styles.name}>{item.name}</span>
                {item.label}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.wide}>
        {loading ? (
          <TableSkeleton rows={12} columns={4} />
        ) : (
          <DataTable
            caption="State by state"
            columns={columns}
            rows={sortStates(
              states.filter((item) => status === undefined || item.status === status),
              sort,
            )}
            rowKey={({ code }) => code}
            sort={sort}
            onSort={(column) =>
              setSort({
                column,
                direction:
                  sort.column === column && sort.direction === 'ascending'
                    ? 'descending'
                    : 'ascending',
              })
            }
            empty="No state has this status."
            labels={{
              sort: (header) => `Sort by ${header.toLowerCase()}`,
              scroller: 'State by state, scrolls sideways',
            }}
          />
        )}
      </div>
    </div>
  );
}

export const Default: Story = {};

export const StateSelected: Story = { args: { initialState: 'TN' } };

export const NoStates: Story = { args: { product: 'Snowmobile' } };

export const Loading: Story = { args: { loading: true } };

/** On a phone: the static map, then the picker, the legend, and a card for each state. */
export const Phone: Story = {
  args: { initialState: 'NJ' },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const SelectsOnMap: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('Select Rhode Island on the map', () =>
      userEvent.click(canvas.getByRole('option', { name: 'Rhode Island, RI, Limited' })),
    );
    await step('The picker and the panel update', async () => {
      await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveValue('Rhode Island');
      await expect(canvas.getByRole('heading', { name: 'Rhode Island' })).toBeVisible();
    });
  },
};

export const FiltersWithLegend: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const getRowCount = () => canvas.getAllByRole('rowheader').length;
    await step('Select a status in the legend', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Coming soon 5' }));
      await expect(getRowCount()).toBe(5);
    });
    await step('Click the status again to clear the selection', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Coming soon 5' }));
      await expect(getRowCount()).toBe(51);
    });
  },
};
