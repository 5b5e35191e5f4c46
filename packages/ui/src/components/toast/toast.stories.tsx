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

const submittedToast: Toast = { tone: 'success', message: 'Order 2026-1004 was submitted.' };
const offlineToast: Toast = {
  tone: 'warning',
  message: "You're offline. This page may be out of date.",
};
const statesChangedToast: Toast = {
  message: 'Your states have changed. This page still shows the previous ones.',
  action: { label: 'Refresh', onAction: fn() },
};

/** Shows toasts on mount. */
function ShowOnMount({ toasts }: { toasts: readonly Toast[] }) {
  const { show } = useToast();
  useEffect(() => {
    const closeFunctions = toasts.map(show);
    return () => closeFunctions.forEach((close) => close());
  }, [show, toasts]);
  return null;
}

/** Shows another toast on each click. */
function ShowOnClick({ toast }: { toast: Toast }) {
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

const oneToast = [submittedToast];
const threeToasts = [submittedToast, offlineToast, statesChangedToast];
const toastWithAction = [statesChangedToast];
const longToast: Toast[] = [
  { tone: 'danger', message: `Couldn't upload the file ${'MH417'.repeat(60)}.` },
];
const manyToasts = Array.from({ length: 30 }, (_, index) => ({
  message: `Order ${index + 1} has shipped.`,
}));

const meta = {
  title: 'Components/Feedback/Toast',
  component: ToastProvider,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Messages',
    closeLabel: 'Close this message',
    children: (
      <Page>
        <ShowOnMount toasts={oneToast} />
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

function withToasts(toasts: readonly Toast[]): Story {
  return {
    args: {
      children: (
        <Page>
          <ShowOnMount toasts={toasts} />
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
        <ShowOnClick toast={statesChangedToast} />
      </Page>
    ),
  },
};

export const One: Story = withToasts(oneToast);

export const ThreeStacked: Story = withToasts(threeToasts);

export const WithAction: Story = withToasts(toastWithAction);

/** Toasts are at the bottom of the screen, so they don't cover the banner. */
export const WithModeBanner: Story = {
  args: {
    children: (
      <>
        <ModeBanner
          action={
            <Button variant="secondary" size="sm">
              Stop viewing
            </Button>
          }
        >
          Viewing as agent 04-1187 · Marlow Agency
        </ModeBanner>
        <Page>
          <ShowOnMount toasts={threeToasts} />
        </Page>
      </>
    ),
  },
};

export const Phone: Story = {
  ...withToasts(threeToasts),
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const LongText: Story = withToasts(longToast);

/** With more toasts than fit, the stack scrolls. */
export const ThirtyToasts: Story = withToasts(manyToasts);

export const ClosedByKeyboard: Story = {
  ...withToasts(threeToasts),
  play: async ({ canvas, step }) => {
    const first = canvas.getByRole('link', { name: 'Texas wind/hail deductible change' });
    const getCloseButtons = () => canvas.queryAllByRole('button', { name: 'Close this message' });
    await step('Close the newest toast: focus moves to the next one', async () => {
      first.focus();
      getCloseButtons()[0]?.focus();
      await userEvent.keyboard('{Enter}');
      await expect(getCloseButtons()).toHaveLength(2);
      await expect(getCloseButtons()[0]).toHaveFocus();
    });
    await step('Close the other toasts: focus returns to the link', async () => {
      await userEvent.keyboard('{Enter}{Enter}');
      await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
      await expect(first).toHaveFocus();
    });
  },
};

/** If a toast covers the focused element, the page scrolls. */
export const KeepsFocusVisible: Story = {
  args: {
    children: (
      <Page>
        <div className={frames.bottom}>
          <ShowOnClick toast={submittedToast} />
        </div>
      </Page>
    ),
  },
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Submit order' });
    await step('Click the button at the bottom of the screen', async () => {
      button.scrollIntoView({ block: 'end' });
      await userEvent.click(button);
    });
    await step('The button is still visible above the toast', async () => {
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
