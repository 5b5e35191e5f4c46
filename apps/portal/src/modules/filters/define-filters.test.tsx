import { LiveRegionProvider, UiProvider } from '@producer-portal/ui';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { createTestServices } from '../../testing/services.ts';
import { ServicesProvider } from '../session/services.tsx';
import { listCopy } from '../content-list/copy.ts';
import { ListResults } from '../content-list/list-results.tsx';
import { choiceFilter, flagFilters, textFilter } from './common-filters.tsx';
import { customFilter, defineFilters } from './define-filters.ts';
import { ListFilters } from './list-filters.tsx';
import { useList } from './use-list.ts';

const keys = ['category', 'monthly', 'prelaunch', 'sort', 'page', 'search', 'states[]'] as const;
const copy = listCopy({
  loading: 'Loading job aids',
  slow: 'Still loading job aids',
  failedTitle: 'Couldn’t load job aids',
  emptyTitle: 'No job aids yet',
  emptyText: 'New job aids appear here.',
  noMatchesTitle: 'No job aids match your filters',
  skip: 'Skip to job aids',
  show: 'Show job aids',
  pages: 'Pages of job aids',
  count: (total) => `${total} job aids`,
});
const prefetch = vi.fn<() => Promise<void>>();

const call = { prefix: 'JOB_AIDS', keys } as const;
const aidFilters = defineFilters(call, {
  search: textFilter('Search job aids'),
  ...flagFilters('Show', { monthly: 'Monthly only', prelaunch: 'Prelaunch only' }),
  category: choiceFilter({
    legend: 'Category',
    anyLabel: 'All categories',
    options: [
      { value: 'forms', label: 'Forms' },
      { value: 'claims', label: 'Claims' },
    ],
  }),
  sort: customFilter({ kind: 'one', useLabel: null, Control: null, prefetch }),
});

/** A list page without matches: filters, results, and URL. */
function Aids() {
  const list = useList(aidFilters);
  const query = useQuery({
    queryKey: ['aids', list.query],
    queryFn: () => ({ items: [] as { id: number }[], page: 1, perPage: 20, total: 0 }),
  });
  return (
    <>
      <ListFilters list={list} total={query.data?.total} copy={copy} />
      <ListResults query={query} list={list} copy={copy}>
        {({ id }) => id}
      </ListResults>
      <p data-testid="search">{useLocation().search}</p>
    </>
  );
}

/** Opens the list, and returns the types of the activity events. */
function open(search: string): string[] {
  const services = createTestServices();
  const events: string[] = [];
  services.activity.subscribe(({ type }) => events.push(type));
  render(
    <ServicesProvider value={services}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[`/aids${search}`]}>
          <UiProvider>
            <LiveRegionProvider>
              <Aids />
            </LiveRegionProvider>
          </UiProvider>
        </MemoryRouter>
      </QueryClientProvider>
    </ServicesProvider>,
  );
  return events;
}
const readSearch = () => screen.getByTestId('search').textContent;

describe('the filters of a list', () => {
  it('have one control each, in the order of their definition', () => {
    open('');
    const searchBox = screen.getByRole('searchbox', { name: 'Search job aids' });
    const [show, category] = screen.getAllByRole('group');
    expect(show).toBe(screen.getByRole('group', { name: 'Show' }));
    expect(category).toBe(screen.getByRole('group', { name: 'Category' }));
    expect(searchBox.compareDocumentPosition(show!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('write the selection to the URL in the order of the query parameters', async () => {
    open('?page=3');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Prelaunch only' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Monthly only' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Claims' }));
    await expect.poll(readSearch).toBe('?category=claims&monthly=true&prelaunch=true');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Monthly only' }));
    await expect.poll(readSearch).toBe('?category=claims&prelaunch=true');
  });

  it('select the default option at first, without adding it to the URL', async () => {
    open('?category=all-options');
    const all = screen.getByRole<HTMLInputElement>('radio', { name: 'All categories' });
    expect(all.checked).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'Claims' }));
    await expect.poll(readSearch).toBe('?category=claims');
    expect(all.checked).toBe(false);
    await userEvent.click(all);
    await expect.poll(readSearch).toBe('');
    expect(all.checked).toBe(true);
  });

  it('emit an event for each selection, and when the last value is removed', async () => {
    const events = open('?page=1');
    await userEvent.click(screen.getByRole('radio', { name: 'Claims' }));
    await expect.poll(() => events).toEqual(['JOB_AIDS_SET']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Monthly only' }));
    await expect.poll(() => events).toEqual(['JOB_AIDS_SET', 'JOB_AIDS_SET']);
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await expect.poll(() => events.at(-1)).toBe('JOB_AIDS_RESET');
    expect(events).toHaveLength(3);
  });

  it('suggest removing each labeled filter when nothing matches', async () => {
    open('?category=forms&sort=title&prelaunch=true&search=roof');
    await screen.findByRole('heading', { name: 'No job aids match your filters' });
    expect(
      screen
        .getAllByRole('button', { name: /^Remove filter/u })
        .map(({ textContent }) => textContent),
    ).toEqual(['Remove filter: Forms', 'Remove filter: Prelaunch only', 'Remove filter: “roof”']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter: “roof”' }));
    await expect.poll(readSearch).toBe('?category=forms&prelaunch=true&sort=title');
  });

  it('use an unknown value as its own label', async () => {
    open('?category=unheard');
    expect(await screen.findByRole('button', { name: 'Remove filter: unheard' })).toBeTruthy();
  });

  it('prefetch the options of their controls', async () => {
    const services = createTestServices();
    await aidFilters.prefetch(services);
    expect(prefetch).toHaveBeenCalledExactlyOnceWith(services);
  });

  it('cause a type error without a label, a control, or a query parameter of the call', () => {
    // @ts-expect-error -- No label.
    customFilter({ kind: 'one', Control: null });
    // @ts-expect-error -- No control.
    customFilter({ kind: 'one', useLabel: null });
    // @ts-expect-error -- The call has no such key.
    defineFilters(call, { product: textFilter('Product') });
    // @ts-expect-error -- The key takes many values.
    defineFilters(call, { states: textFilter('State') });
    // @ts-expect-error -- `page` is not a filter.
    defineFilters(call, { page: textFilter('Page') });
    expect(aidFilters.controls.map(({ key }) => key)).toEqual(['search', 'monthly', 'category']);
  });
});
