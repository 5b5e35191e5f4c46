import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LiveRegionProvider } from '../components/live-region/live-region.tsx';
import { ThemeEditor } from './theme-editor.tsx';

const meta = {
  title: 'Foundations/Theming',
  component: ThemeEditor,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [
    (Story) => (
      <LiveRegionProvider>
        <Story />
      </LiveRegionProvider>
    ),
  ],
} satisfies Meta<typeof ThemeEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Reports a color with too little contrast at once, and fixes it with the suggested color. By keyboard only. */
export const FailingPair: Story = {
  play: async ({ canvas, step }) => {
    const light = within(canvas.getByRole('region', { name: 'Light theme' }));
    const accent = light.getByRole('textbox', { name: 'accent' });
    await step('Enter a light accent', async () => {
      await userEvent.clear(accent);
      await expect(accent).toBeInvalid();
      await userEvent.type(accent, '#3a8f7c');
      await expect(accent).toBeValid();
    });
    await step('The pairs are reported', async () => {
      await expect(light.getByRole('status')).toHaveTextContent(/\d+ of \d+ pairs have too little/);
      const failures = light.getByRole('list', { name: 'Contrast failures, light' });
      await expect(failures).toHaveTextContent('accent on canvas: 3.63:1, needs 7:1');
      await expect(failures).toHaveTextContent('accent-on on accent: 3.82:1, needs 7:1');
      await expect(
        within(canvas.getByRole('region', { name: 'Dark theme' })).getByRole('status'),
      ).toHaveTextContent(/^All \d+ pairs have enough contrast/);
    });
    await step('Use the suggested color', async () => {
      light.getByRole('button', { name: /^Use #.* for accent, light/ }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(light.getByRole('status')).toHaveTextContent(/^All \d+ pairs have enough/);
    });
    await step('The CSS has the new color', async () => {
      const suggested = (accent as HTMLInputElement).value;
      await expect(canvas.getByRole('figure', { name: 'CSS of your theme' })).toHaveTextContent(
        `--ui-color-accent: light-dark(${suggested},`,
      );
    });
  },
};
