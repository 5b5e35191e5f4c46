import type { ContentRecord } from '@producer-portal/api';
import { sampleLibrary, samplePersona } from '@producer-portal/api/sample-library';
import { handlers, sampleHandlers, sampleTokens } from '@producer-portal/api/testing';
import { LiveRegionProvider } from '@producer-portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { ClockProvider } from '../../lib/clock.tsx';
import { sampleClock } from '../../testing/application.tsx';
import { createTestServices } from '../../testing/services.ts';
import { ServicesProvider } from '../session/services.tsx';
import { ClientCardDialog } from './client-card-dialog.tsx';
import { ShareWithClient } from '../content-detail/share-with-client.tsx';

interface CardArgs {
  record: ContentRecord;
  /** Whether to show the dialog immediately, without the control that opens it. */
  isOpen: boolean;
  onClose: () => void;
}

const findAlert = (alertSlug: string) =>
  sampleLibrary.alerts.find(({ slug }) => slug === alertSlug);
const storm = findAlert('lake-erie-storm-lifted');
const replaced = findAlert('lake-erie-storm-binding-stops');
const forAgents = sampleLibrary.alerts.find(({ audience }) => audience === 'agents');
if (!storm || !replaced || !forAgents) throw new Error('The sample library lacks these alerts.');

const withText = (content: string): ContentRecord => ({
  ...storm,
  excerpt: null,
  contents: [{ content }],
});

const meta = {
  title: 'Flows/Client-safe card',
  args: { record: storm, isOpen: true, onClose: fn() },
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
  render: function Page({ record, isOpen, onClose }) {
    const [services] = useState(() => createTestServices({ now: sampleClock }));
    return (
      <ServicesProvider value={services}>
        <QueryClientProvider client={services.queryClient}>
          <ClockProvider value={sampleClock}>
            <LiveRegionProvider>
              <MemoryRouter initialEntries={[`/alerts/${record.slug}`]}>
                <main tabIndex={-1}>
                  <h1>{record.title}</h1>
                  {isOpen ? (
                    <ClientCardDialog record={record} onClose={onClose} />
                  ) : (
                    <ShareWithClient record={record} />
                  )}
                </main>
              </MemoryRouter>
            </LiveRegionProvider>
          </ClockProvider>
        </QueryClientProvider>
      </ServicesProvider>
    );
  },
} satisfies Meta<CardArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

const findDialog = async (name = 'Share with a client') =>
  within(await screen.findByRole('dialog', { name }));

async function selectFirstPart(dialog: Awaited<ReturnType<typeof findDialog>>): Promise<void> {
  const [first] = await dialog.findAllByRole('checkbox');
  if (first) await userEvent.click(first);
}

/** Replaces a function of the browser for one story. */
function replaceInBrowser(name: 'clipboard' | 'canShare' | 'share', value: unknown): () => void {
  Object.defineProperty(navigator, name, { configurable: true, value });
  return () => Reflect.deleteProperty(navigator, name);
}

/** The steps, the note, and the phone number are marked as internal. */
export const Complete: Story = {
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog.getByRole('heading', { name: storm.title })).toBeVisible();
    await expect(dialog.getByText('Harbor & Pine Insurance')).toBeVisible();
    await expect(dialog.getByText('Effective: March 2, 2026 through March 8, 2026')).toBeVisible();
    await expect(dialog.getByText('Shared March 2, 2026')).toBeVisible();
    const card = dialog.getByRole('region', { name: storm.title });
    await expect(card).not.toHaveTextContent(/You can bind|No backdating|your customer/u);
    for (const checkbox of dialog.getAllByRole('checkbox'))
      await expect(checkbox).not.toBeChecked();
    await expect(dialog.getByRole('heading', { name: /^Left out: \d+ parts$/u })).toBeVisible();
    await expect(
      dialog.getAllByRole('heading', {
        level: 4,
        name: /^Marked as internal, or hidden \(\d+\)$/u,
      }),
    ).toHaveLength(1);
    await expect(dialog.getByText(/^You can bind again/u)).toBeVisible();
  },
};

/** Everything is for agents, so there is nothing to copy. */
export const NothingLeft: Story = {
  args: { record: withText('<div class="internal"><p>Call the desk before you bind.</p></div>') },
  play: async () => {
    const dialog = await findDialog();
    await dialog.findByText(/^Nothing on this page can be shared/u);
    await expect(dialog.queryByRole('button', { name: 'Copy text' })).toBeNull();
    await expect(dialog.getByText('Call the desk before you bind.')).toBeVisible();
  },
};

/** Long words, a wide table, and many paragraphs. */
export const LongText: Story = {
  args: {
    record: withText(
      `<p>${'Reinstatement'.repeat(20)}</p>
       <table><tr><th>State</th><th>Counties</th></tr><tr><td>Ohio</td><td>${'Ashtabula, Cuyahoga, Erie, '.repeat(12)}</td></tr></table>
       ${'<p>The moratorium applies where the home is kept, not where the customer lives.</p>'.repeat(30)}
       <p class="internal">${'Ask the catastrophe team first. '.repeat(20)}</p>`,
    ),
  },
};

export const LongTextPhone: Story = {
  ...LongText,
  globals: { viewport: { value: 'phone' } },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** The agency in the token can't be read. */
export const WithoutAgency: Story = {
  beforeEach: () => {
    const persona = samplePersona();
    const { jwt } = sampleTokens({
      ...persona,
      claims: { ...persona.claims, agency: '{"name":"' },
    });
    localStorage.setItem('jwt', jwt);
  },
  play: async () => {
    const dialog = await findDialog();
    await dialog.findByText(/^Your account has no agency name/u);
  },
};

const writeText = fn(() => Promise.resolve());

/** Only the chosen paragraphs are copied. The result is shown and announced. */
export const Copy: Story = {
  args: { record: withText('<h2>Where</h2><p>In Ohio.</p><p>In Michigan.</p>') },
  beforeEach: () => replaceInBrowser('clipboard', { writeText }),
  play: async () => {
    const dialog = await findDialog();
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Where' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'In Michigan.' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Copy text' }));
    await expect(writeText).toHaveBeenCalledWith(
      `${storm.title}\n\nWhere\n\nIn Michigan.\n\nHarbor & Pine Insurance\n419-555-0142\nEffective: March\u00A02,\u00A02026 through March\u00A08,\u00A02026\nShared March 2, 2026`,
    );
    await expect(await dialog.findByText(/^Copied/u)).toBeVisible();
    await expect(screen.getByRole('status')).toHaveTextContent('Copied.');
  },
};

export const CopyFailed: Story = {
  beforeEach: () =>
    replaceInBrowser('clipboard', { writeText: () => Promise.reject(new Error('denied')) }),
  play: async () => {
    const dialog = await findDialog();
    await selectFirstPart(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Copy text' }));
    await dialog.findByText('Couldn’t copy the text. Download the image instead.');
  },
};

/** Nothing is selected yet, so the buttons say what to do. */
export const NothingChosen: Story = {
  args: { record: withText('<p>In Ohio.</p>') },
  play: async () => {
    const dialog = await findDialog();
    await userEvent.click(await dialog.findByRole('button', { name: 'Download image' }));
    await dialog.findByText('Select at least one paragraph.');
  },
};

/** The browser draws the image with its fonts and saves it. */
export const Download: Story = {
  play: async () => {
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const dialog = await findDialog();
    await selectFirstPart(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Download image' }));
    await dialog.findByText(/has been downloaded/u);
    await expect(click.mock.contexts).toEqual([
      expect.objectContaining({ download: 'lake-erie-storm-lifted-2026-03-02.png' }),
    ]);
    click.mockRestore();
  },
};

/** Too much text for one image. */
export const ImageTooLong: Story = {
  args: {
    record: withText(`<p>${'The moratorium applies where the home is kept. '.repeat(400)}</p>`),
  },
  play: async () => {
    const dialog = await findDialog();
    await selectFirstPart(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Download image' }));
    await dialog.findByText(/^This is too long for an image/u);
  },
};

/** The device has a share sheet. Closing it changes nothing. */
export const ShareSheet: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    const closeSheet = () => Promise.reject(new DOMException('', 'AbortError'));
    const restore = [
      replaceInBrowser('canShare', () => true),
      replaceInBrowser('share', fn(closeSheet)),
    ];
    return () => restore.forEach((each) => each());
  },
  play: async () => {
    const dialog = await findDialog();
    await selectFirstPart(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Share' }));
    await waitFor(() =>
      expect(Reflect.get(navigator, 'share')).toHaveBeenCalledWith({
        text: expect.stringContaining('Harbor & Pine Insurance'),
      }),
    );
    await expect(dialog.queryByText(/^Couldn’t share/u)).toBeNull();
  },
};

/** Opens with the keyboard. Escape returns the focus to the control. */
export const Opened: Story = {
  args: { isOpen: false },
  play: async () => {
    const open = await screen.findByRole('button', { name: 'Share with a client' });
    open.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await findDialog();
    await waitFor(() =>
      expect(dialog.getByRole('heading', { name: 'Share with a client' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(open).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** The home office marked the record as only for agents. */
export const ForAgents: Story = {
  args: { isOpen: false, record: forAgents },
  play: async () => {
    await screen.findByText('For agents only. Don’t share it with clients.');
    await expect(screen.queryByRole('button')).toBeNull();
  },
};

/** A newer alert replaced this one. */
export const Replaced: Story = {
  args: { isOpen: false, record: replaced },
  play: async () => {
    await screen.findByText('This no longer applies. Share the newer one with clients:');
    await expect(screen.getByRole('link', { name: storm.title })).toBeVisible();
    await expect(screen.queryByRole('button')).toBeNull();
  },
};

/** The host doesn't say which records are for clients, so nothing is offered. */
export const NotOffered: Story = {
  args: { isOpen: false },
  beforeEach: ({ msw }) => msw.use(handlers.capabilities.list.complete(['revisions'])),
  play: async () => {
    await expect(screen.queryByRole('button')).toBeNull();
  },
};
