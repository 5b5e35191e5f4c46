import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Screen } from '../../testing/render-screen.tsx';

const meta = {
  title: 'Flows/Shell',
  component: Screen,
  args: { path: '/digital-accessibility' },
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Digital accessibility' });
  },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/^For licensed Northmere Specialty producers only/u);
  },
};

export const Admin: Story = { globals: { session: 'admin' } };

export const Impersonating: Story = {
  globals: { session: 'agent' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Stop viewing' });
  },
};

/** The menus fail to load, so the built-in links are used. */
export const MenusFailed: Story = {
  beforeEach: ({ msw }) => msw.use(handlers.menus.all.failed(503)),
};

/** The footer has only the menu and the portal's name. */
export const FooterTextFailed: Story = {
  beforeEach: ({ msw }) => msw.use(handlers.statics.all.failed(503)),
};

export const ManyUnread: Story = {
  beforeEach: ({ msw }) => msw.use(handlers.alerts.count.complete(173)),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /173 unread alerts$/ });
  },
};

/** The alerts are next to the menu, not in it. */
export const PhoneUnread: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: /^Alerts ?9 unread alerts$/ }),
    ).toBeVisible();
  },
};

/** Opening one menu closes the other. */
export const MenuOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'News' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Help' }));
    const menu = within(canvas.getByRole('navigation', { name: 'Main menu' }));
    await menu.findByRole('link', { name: 'Ask Us' });
  },
};

export const AccountMenuOpen: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account' }));
    await within(canvasElement.ownerDocument.body).findByRole('menuitemradio', { name: 'Dark' });
  },
};

/** The devices dialog, opened from the account menu. When the dialog closes, the account button gets focus. */
export const DevicesOpen: Story = {
  play: async ({ canvas, canvasElement }) => {
    const account = await canvas.findByRole('button', { name: 'Account' });
    await userEvent.click(account);
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('menuitem', { name: 'Signed-in devices' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Signed-in devices' }));
    await dialog.findByText('Safari on iPhone');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Account' })).toHaveFocus());
  },
};

/** The phone menu closes when the dialog opens. When the dialog closes, the menu button gets focus. */
export const PhoneDevicesOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Menu\b/ }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Signed-in devices' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Signed-in devices' }));
    await dialog.findByText('Safari on iPhone');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Menu\b/ })).toHaveFocus());
  },
};

/** The search dialog, also opened by Ctrl K or ⌘ K. */
export const SearchDialogOpen: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account' }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('menuitem', { name: /^Search the portal/ }));
    const searchDialog = within(await page.findByRole('dialog', { name: 'Search the portal' }));
    await userEvent.type(await searchDialog.findByRole('combobox'), 'roof');
    await searchDialog.findByRole('option', {
      name: /^MI – Specialty dwelling – Roof settlement by age/,
    });
  },
};

export const PhoneMenuOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Menu\b/ }));
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('button', { name: 'Sign out' });
    // An arrow key must not load the page again, so languages are not radio buttons.
    await expect(page.getByRole('button', { name: 'Español' })).toHaveAttribute('lang', 'es-US');
    await expect(page.queryByRole('radio', { name: 'Español' })).toBeNull();
  },
};
