import type { Meta, StoryObj } from '@storybook/react-vite';

/**
 * This story has the ID of a story with an exception (inconclusive/exceptions.ts), but doesn't have the element that the
 * exception is for.
 */
const meta = { title: 'Components/Overlays/Menu' } satisfies Meta;
export default meta;

export const ManyItems: StoryObj = { render: () => <p>Nothing scrolls here.</p> };
