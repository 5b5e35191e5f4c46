import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Screens/Guards' } satisfies Meta;
export default meta;

export const Valid: StoryObj = {
  render: () => (
    <main>
      <h1>Alerts</h1>
    </main>
  ),
};

export const NoHeading: StoryObj = { render: () => <main>Alerts</main> };

export const OutsideLandmarks: StoryObj = {
  render: () => (
    <>
      <h1>Alerts</h1>
      <p>Text outside of landmarks.</p>
    </>
  ),
};
