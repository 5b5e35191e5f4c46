import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TextLink } from '../text-link/text-link.tsx';
import { UiProvider } from './ui-provider.tsx';
import type { LinkProps } from './ui-provider.tsx';

function RouterLink({ href, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={`#/app${href}`}>
      {children}
    </a>
  );
}

const meta = {
  title: 'Components/Page/UiProvider',
  component: UiProvider,
  args: {
    children: (
      <TextLink standalone href="/alerts">
        All alerts
      </TextLink>
    ),
  },
} satisfies Meta<typeof UiProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const WithRouterLink: Story = {
  args: { link: RouterLink },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '#/app/alerts');
  },
};
