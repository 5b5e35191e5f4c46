import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ContentItem } from '../content-item/content-item.tsx';
import frames from '../../testing/story-frames.module.css';
import { ModeBanner } from '../mode-banner/mode-banner.tsx';
import { LiveRegionProvider } from '../live-region/live-region.tsx';
import { ToastProvider, useToast } from './toast.tsx';
import type { Toast } from './toast.tsx';

const saved: Toast = { tone: 'success', message: 'Order 2026-1004 was submitted.' };
const offline: Toast = {
  tone: 'warning',
  message: 'You are offline. What you see may be out of date.',
};
const changed: Toast = {
  message: 'Your states have changed. This page still shows the old ones.',
  action: { label: 'Show the new ones', onAction: fn() },
};

/** Shows them from the start. */
function Shown({ toasts }: { toasts: readonly Toast[] }) {
  const { show } = useToast();
  useEffect(() => {
    const closers = toasts.map(show);
    return () => closers.forEach((close) => close());
  }, [show, toasts]);
  return null;
}

/** Shows one more with each press. */
function Shower({ toast }: { toast: Toast }) {
  const { show } = useToast();
  return <Button onClick={() => show(toast)}>Submit order</Button>;
}

function Page({ children }: { children?: ReactNode }) {
  return (
    <div className={frames.page}>
      {children}
      {['Texas wind/hail deductible change', 'New mobile-home inspection form'].map((title) => (
        <ContentItem key={title} href="#alert" title={title} meta="2 min read" />
      ))}
    </div>
  );
}

const one = [saved];
const three = [saved, offline, changed];
const action = [changed];
const long: Toast[] = [
  { tone: 'danger', message: `The file ${'MH417'.repeat(60)} could not be uploaded.` },
];
const many = Array.from({ length: 30 }, (_, at) => ({ message: `Order ${at + 1} has shipped.` }));

const meta = {
  title: 'Components/Feedback/Toast',
  component: ToastProvider,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Messages',
    closeLabel: 'Close this message',
    children: (
      <Page>
        <Shown toasts={one} />
      </Page>
    ),
  },
  decorators: [
    (Story) => (
      <LiveRegionProvider>
        <Story />
      </LiveRegionProvider>
    ),
  ],
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

function showing(toasts: readonly Toast[]): Story {
  return {
    args: {
      children: (
        <Page>
          <Shown toasts={toasts} />
        </Page>
      ),
    },
  };
}

export const Default: Story = {};

export const Playground: Story = {
  args: {
    children: (
      <Page>
        <Shower toast={changed} />
      </Page>
    ),
  },
};

export const One: Story = showing(one);

export const ThreeStacked: Story = showing(three);

export const WithAction: Story = showing(action);

/** The banner stays in sight: toasts stand at the other end of the page. */
export const OverModeBanner: Story = {
  args: {
    children: (
      <>
        <ModeBanner
          action={
            <Button kind="secondary" size="sm">
              Stop viewing
            </Button>
          }
        >
          Viewing as agent 04-1187 · Marlow Agency
        </ModeBanner>
        <Page>
          <Shown toasts={three} />
        </Page>
      </>
    ),
  },
};

export const Phone: Story = {
  ...showing(three),
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const LongText: Story = showing(long);

/** More than the screen holds: the stack scrolls. */
export const Thirty: Story = showing(many);

export const ClosedByKeyboard: Story = {
  ...showing(three),
  play: async ({ canvas, step }) => {
    const first = canvas.getByRole('link', { name: 'Texas wind/hail deductible change' });
    const closers = () => canvas.queryAllByRole('button', { name: 'Close this message' });
    await step('Close the newest: the focus goes to the next', async () => {
      first.focus();
      closers()[0]?.focus();
      await userEvent.keyboard('{Enter}');
      await expect(closers()).toHaveLength(2);
      await expect(closers()[0]).toHaveFocus();
    });
    await step('Close the rest: the focus goes back to where it was', async () => {
      await userEvent.keyboard('{Enter}{Enter}');
      await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
      await expect(first).toHaveFocus();
    });
  },
};

/** What has the focus is scrolled out from under a toast. */
export const NotOverTheFocus: Story = {
  args: {
    children: (
      <Page>
        <div className={frames.bottom}>
          <Shower toast={saved} />
        </div>
      </Page>
    ),
  },
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Submit order' });
    await step('Press the button at the bottom of the screen', async () => {
      button.scrollIntoView({ block: 'end' });
      await userEvent.click(button);
    });
    await step('It is still in sight, above the toast', async () => {
      const toast = await canvas.findByRole('listitem');
      await waitFor(() =>
        expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(
          toast.getBoundingClientRect().top,
        ),
      );
      await expect(button).toHaveFocus();
      await expect(canvas.getByRole('status')).toHaveTextContent('was submitted');
    });
  },
};
