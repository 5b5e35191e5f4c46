import type { Meta, StoryObj } from '@storybook/react-vite';

/** This story has the ID of a story with an exception, but lacks the exception's element (inconclusive/exceptions.ts). */
const meta = { title: 'Components/Overlays/Menu' } satisfies Meta;
export default meta;

export const ManyItems: StoryObj = { render: () => <p>Nothing scrolls here.</p> };
