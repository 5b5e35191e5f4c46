import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Screens/Guards' } satisfies Meta;
export default meta;

/** Passes all checks. */
export const Valid: StoryObj = {
  render: () => (
    <main>
      <h1>Alerts</h1>
    </main>
  ),
};

/** Fails, because the text is hardly visible. */
export const FaintText: StoryObj = {
  render: () => (
    <main>
      <h1>Alerts</h1>
      <p style={{ color: 'rgb(150 150 150)', background: 'white' }}>Faint text</p>
    </main>
  ),
};

/** Fails, because a screen needs exactly one `h1`. */
export const NoHeading: StoryObj = { render: () => <main>Alerts</main> };

/** Fails, because all content must be in landmarks. */
export const OutsideLandmarks: StoryObj = {
  render: () => (
    <>
      <h1>Alerts</h1>
      <p>Text outside of landmarks.</p>
    </>
  ),
};
