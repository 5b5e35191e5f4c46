import type { Meta, StoryObj } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';

const meta = { title: 'Tests/Guards' } satisfies Meta;
export default meta;

/** Has no problems, so it must pass. It fails if a check rejects every story. */
export const Valid: StoryObj = {
  // The tag must match `data-load-state`.
  tags: ['state:failed'],
  // axe can't check gradients. The measurement in .storybook/inconclusive finds enough contrast everywhere.
  render: () => (
    <p
      data-load-state="failed"
      style={{ color: 'black', background: 'linear-gradient(white, rgb(230 230 230))' }}
    >
      Couldn’t load alerts.
    </p>
  ),
};

export const WrongState: StoryObj = {
  tags: ['state:failed'],
  render: () => <p data-load-state="loading">Loading alerts</p>,
};

export const CallWithoutHandler: StoryObj = {
  render: () => <p>Calls the network</p>,
  play: async () => {
    const response = await fetch('/api/v1/alerts');
    await waitFor(() => response.status === 501);
  },
};

export const ConsoleError: StoryObj = {
  render: () => {
    console.error('A key is missing.');
    return <p>Looks fine</p>;
  },
};

export const ContrastBelowSevenToOne: StoryObj = {
  // 5.7 to 1 is enough for AA, but not for AAA.
  render: () => <p style={{ color: 'rgb(102 102 102)', background: 'white' }}>Gray text</p>,
};

export const ContrastBelowAa: StoryObj = {
  render: () => <p style={{ color: 'rgb(150 150 150)', background: 'white' }}>Faint text</p>,
};

export const TargetTooSmall: StoryObj = {
  render: () => (
    <>
      {['One', 'Two'].map((label) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          style={{ width: 12, height: 12, padding: 0, border: 0, background: 'black' }}
        />
      ))}
    </>
  ),
};

export const GradientTooDark: StoryObj = {
  render: () => (
    <p style={{ color: 'black', background: 'linear-gradient(90deg, white, rgb(90 90 90))' }}>
      Readable only at the start
    </p>
  ),
};

export const TextOverImage: StoryObj = {
  render: () => (
    <p
      style={{
        color: 'black',
        background: `url("data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}")`,
      }}
    >
      Text on an image
    </p>
  ),
};

export const FocusBehindDialog: StoryObj = {
  // The dialog doesn't move focus back into itself, so the button behind it keeps focus.
  render: () => (
    <>
      <div aria-hidden="true">
        <button type="button">Save</button>
      </div>
      <div
        role="alertdialog"
        aria-modal="true"
        aria-label="Unsaved changes"
        style={{ position: 'fixed', inset: 0, background: 'white' }}
      >
        <button type="button">Leave</button>
      </div>
    </>
  ),
};
