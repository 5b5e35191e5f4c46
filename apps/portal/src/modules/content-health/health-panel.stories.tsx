import { sampleLibrary } from '@producer-portal/api/sample-library';
import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { nowrapPhrases } from '../../lib/nowrap.ts';
import { Screen } from '../../testing/render-screen.tsx';

const [newsItem] = sampleLibrary.fieldManagementNews;
if (!newsItem) throw new Error('The sample library has no field management news.');

const htmlWithIssues = `<h2>Roof age</h2>
  <p>Register by February 20, 2026, or <a href="/contact-us">click here</a>.
    The form is <a href="javascript:open()">in the old system</a>.</p>
  <h3></h3>
  <table><tr><td>Ohio</td><td>15 years</td></tr><tr><td>Indiana</td><td>20 years</td></tr></table>
  <p><img src="/sample/storm-over-coast.svg" alt="storm-over-coast.svg"><blink>New!</blink></p>`;

const meta = {
  title: 'Flows/Content health panel',
  component: Screen,
  args: {
    path: `/field-management/field-management-news/${newsItem.slug}`,
    config: { adminHost: 'https://admin.example.com' },
  },
  globals: { session: 'admin' },
  beforeEach: ({ msw }) =>
    msw.use(
      handlers.fieldManagementNews.detail.complete({
        ...newsItem,
        contents: [{ content: htmlWithIssues }],
      }),
      ...sampleHandlers(),
    ),
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Findings: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText(/^: 1 to fix/u));
    await expect(canvas.getByText(/doesn’t say where the link goes/u)).toBeVisible();
  },
};

export const FindingsPhone: Story = {
  ...Findings,
  globals: { session: 'admin', viewport: { value: 'phone' } },
};

export const NoIssues: Story = {
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
  play: async ({ canvas }) => {
    await canvas.findByText(/No issues found/u);
  },
};

/** Hidden from everyone except admins. */
export const RegularUser: Story = {
  globals: { session: 'regular' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: nowrapPhrases(newsItem.title) });
    await expect(canvas.queryByText(/Content health/u)).toBeNull();
  },
};
