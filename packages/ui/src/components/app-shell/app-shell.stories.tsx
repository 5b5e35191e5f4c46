import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AppliedFilters } from '../applied-filters/applied-filters.tsx';
import { BottomMenu } from '../bottom-menu/bottom-menu.tsx';
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx';
import { Button } from '../button/button.tsx';
import { ButtonLink } from '../button-link/button-link.tsx';
import { CategoryTag } from '../category-tag/category-tag.tsx';
import { ContentItem } from '../content-item/content-item.tsx';
import { DateStamp } from '../date-stamp/date-stamp.tsx';
import { FacetGroup } from '../facet-group/facet-group.tsx';
import { FilterPanel } from '../filter-panel/filter-panel.tsx';
import { Header } from '../header/header.tsx';
import { ModeBanner } from '../mode-banner/mode-banner.tsx';
import { LiveRegionProvider } from '../live-region/live-region.tsx';
import { MarkAsRead } from '../mark-as-read/mark-as-read.tsx';
import { MobileMenu } from '../mobile-menu/mobile-menu.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { ResultsSummary } from '../results-summary/results-summary.tsx';
import { SearchBox } from '../search-box/search-box.tsx';
import { sampleMenu } from '../top-menu/sample-menu.ts';
import { TopMenu } from '../top-menu/top-menu.tsx';
import { AppShell } from './app-shell.tsx';

function SampleMobileMenu({ startOpen = false }: { startOpen?: boolean }) {
  const [open, setOpen] = useState(startOpen);
  return (
    <MobileMenu
      items={sampleMenu}
      open={open}
      onOpenChange={setOpen}
      currentPath="/alerts"
      labels={{ menu: 'Menu', close: 'Close menu', title: 'Producer News' }}
    />
  );
}

function renderHeader(menuButton = <SampleMobileMenu />, account = 'Account') {
  return (
    <Header
      brand={{ label: 'Producer News', href: '/' }}
      search={
        <SearchBox
          compact
          label="Search the portal"
          placeholder="Search alerts and updates"
          submitLabel="Search"
          onSubmit={fn()}
        />
      }
      actions={
        <>
          <ButtonLink variant="quiet" size="sm" href="/alerts?unread=true">
            Unread
          </ButtonLink>
          <Button variant="quiet" size="sm">
            {account}
          </Button>
        </>
      }
      menuButton={menuButton}
      topMenu={<TopMenu label="Main menu" items={sampleMenu} currentPath="/alerts" />}
    />
  );
}

const banner = (
  <ModeBanner
    action={
      <Button variant="secondary" size="sm">
        Stop viewing
      </Button>
    }
  >
    Viewing as agent 04-1187 · Marlow Agency
  </ModeBanner>
);

const rows = [
  { id: 'tx', title: 'Texas wind/hail deductible change', day: '6', month: 'Mar', unread: true },
  { id: 'form', title: 'New mobile-home inspection form', day: '15', month: 'Apr', unread: true },
  { id: 'hours', title: 'Holiday claims hours', day: '31', month: 'May', unread: false },
  { id: 'or', title: 'Landlord package in Oregon', day: '18', month: 'Jun', unread: false },
];

function ListPage() {
  return (
    <>
      <Breadcrumb label="Breadcrumb" items={[{ label: 'Home', href: '/' }, { label: 'Alerts' }]} />
      <PageHeader title="Alerts" count={173} />
      <div
        style={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 'var(--ui-space-16) var(--ui-page-gutter)',
          marginBlockStart: 'var(--ui-space-16)',
        }}
      >
        <div style={{ flex: '1 0 min(17rem, 100%)' }}>
          <FilterPanel
            title="Filter"
            appliedCount={2}
            labels={{
              open: 'Filters',
              show: 'Show 23 results',
              close: 'Close filters',
              clearAll: 'Clear all',
            }}
            onClearAll={fn()}
          >
            <FacetGroup
              legend="Category"
              options={[
                { value: 'underwriting', label: 'Underwriting', count: 41 },
                { value: 'claims', label: 'Claims', count: 12 },
              ]}
              selected={['underwriting']}
              onToggle={fn()}
            />
            <FacetGroup
              legend="State"
              options={[
                { value: 'TX', label: 'Texas' },
                { value: 'OK', label: 'Oklahoma' },
              ]}
              selected={['TX']}
              onToggle={fn()}
            />
          </FilterPanel>
        </div>
        <div style={{ flex: '3 1 40rem', minInlineSize: 0 }}>
          <AppliedFilters
            label="Applied filters"
            items={[
              { id: 'u', label: 'Underwriting', removeLabel: 'Remove filter: Underwriting' },
              { id: 't', label: 'Texas', removeLabel: 'Remove filter: Texas' },
            ]}
            onRemove={fn()}
            onClear={fn()}
            clearLabel="Clear all"
          />
          <div style={{ marginBlockStart: 'var(--ui-space-16)' }}>
            <ResultsSummary>21–40 of 173</ResultsSummary>
          </div>
          <ul style={{ listStyleType: "''" }}>
            {rows.map(({ id, title, day, month, unread }, index) => (
              <li key={id}>
                <ContentItem
                  headingLevel={2}
                  href={`/alerts/${id}`}
                  title={title}
                  unreadLabel={unread ? 'Unread' : undefined}
                  tag={
                    <CategoryTag
                      hue={index % 2 ? 'indigo' : 'coral'}
                      icon={index % 2 ? 'scale' : 'warning'}
                    >
                      Alert
                    </CategoryTag>
                  }
                  meta={['Ends in 4 days', '2 min read', 'TX, OK, AR']}
                  stamp={
                    <DateStamp
                      dateTime="2026-03-06"
                      day={day}
                      month={month}
                      status={index === 0 ? 'soon' : 'active'}
                      label={`Effective through ${month} ${day}, 2026`}
                    />
                  }
                  action={
                    unread ? (
                      <MarkAsRead
                        state="unread"
                        labels={{
                          mark: 'Mark as read',
                          read: 'Read',
                          failed: "Couldn't mark as read. Try again.",
                        }}
                        onMark={fn()}
                      />
                    ) : undefined
                  }
                />
              </li>
            ))}
          </ul>
          <Pagination
            page={2}
            pageCount={9}
            hrefFor={(page) => `/alerts?page=${page}`}
            labels={{
              nav: 'Pages',
              previous: 'Previous',
              next: 'Next',
              page: (page) => `Page ${page}`,
              pageOfTotal: (page, pageCount) => `Page ${page} of ${pageCount}`,
            }}
          />
        </div>
      </div>
    </>
  );
}

const meta = {
  title: 'Components/Page/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    skipLinks: [
      { href: '#main', label: 'Skip to main content' },
      { href: '#footer', label: 'Skip to the footer' },
    ],
    header: renderHeader(),
    footer: (
      <div id="footer" tabIndex={-1}>
        <BottomMenu
          label="Footer"
          items={[
            { id: 'contact', label: 'Contact us', href: '/contact-us' },
            { id: 'access', label: 'Digital accessibility', href: '/digital-accessibility' },
          ]}
        >
          Producer News Portal. Northmere Specialty. For agents only.
        </BottomMenu>
      </div>
    ),
    children: <ListPage />,
  },
  decorators: [
    (Story) => (
      <LiveRegionProvider>
        <Story />
      </LiveRegionProvider>
    ),
  ],
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Admin: Story = {
  args: { header: renderHeader(undefined, 'Administrator: R. Ostrander') },
};

export const Impersonating: Story = { args: { banner } };

export const Phone: Story = {
  args: { banner },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const Tablet: Story = { globals: { viewport: { value: 'tablet', isRotated: false } } };

export const Wide: Story = { globals: { viewport: { value: 'wide', isRotated: false } } };

export const MenuOpen: Story = {
  args: { header: renderHeader(<SampleMobileMenu startOpen />) },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const SkipsToMain: Story = {
  play: async ({ canvasElement, step }) => {
    await step('Follow the first tab stop, a skip link to the content', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
    });
    await step('The content has focus', async () => {
      await expect(within(canvasElement).getByRole('main')).toHaveFocus();
    });
  },
};

/** A page that scrolls in `#app`, like the portal. */
const inScroller: Decorator = (Story) => (
  <div id="app" style={{ blockSize: '30rem' }}>
    <Story />
  </div>
);

/** The page scrolls in `#app`, and the header scrolls with it. */
export const ScrollsInApp: Story = {
  decorators: [inScroller],
  play: async ({ canvas, canvasElement, step }) => {
    const app = canvasElement.querySelector('#app')!;
    const brand = canvas.getByRole('link', { name: 'Producer News' });
    const top = brand.getBoundingClientRect().top;
    await step('Scroll to the footer: the header moves up in #app', async () => {
      canvas.getByRole('contentinfo').scrollIntoView();
      await expect(app.scrollTop).toBeGreaterThan(0);
      await expect(brand.getBoundingClientRect().top).toBeLessThan(top);
    });
    await step('Scroll back: the header is at the top again', async () => {
      app.scrollTop = 0;
      await expect(brand.getBoundingClientRect().top).toBe(top);
    });
  },
};

/** The `ModeBanner` stays in view while the page scrolls. */
export const BannerStaysInView: Story = {
  args: { banner },
  decorators: [inScroller],
  play: async ({ canvas, canvasElement, step }) => {
    const app = canvasElement.querySelector('#app')!;
    const region = canvas.getByRole('region', { name: /^Viewing as/ });
    await step('Scroll to the footer: the banner is still at the top', async () => {
      canvas.getByRole('contentinfo').scrollIntoView();
      await expect(app.scrollTop).toBeGreaterThan(0);
      await expect(region.getBoundingClientRect().top).toBe(app.getBoundingClientRect().top);
    });
  },
};

/** With little content, the footer is still at the bottom of the page. */
export const ShortPage: Story = { args: { children: <PageHeader title="No alerts" /> } };
