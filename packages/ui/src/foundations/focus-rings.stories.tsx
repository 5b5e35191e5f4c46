import type { Meta, StoryObj } from '@storybook/react-vite';
import styles from './pp-foundations.module.css';

function Rings({ grounds }: { grounds: readonly [ground: string, ink: string][] }) {
  return (
    <div className={styles.board}>
      {grounds.map(([ground, ink]) => (
        <div
          key={ground}
          className={styles.ground}
          style={
            {
              '--ground': `var(--ui-color-${ground})`,
              '--ink': `var(--ui-color-${ink})`,
            } as object
          }
        >
          <button type="button" className={`${styles.target} pp-focus-ring`}>
            On {ground}
          </button>
        </div>
      ))}
    </div>
  );
}

const meta = {
  title: 'Foundations/Focus rings',
  component: Rings,
  args: {
    grounds: [
      ['canvas', 'text'],
      ['surface', 'text'],
      ['sunken', 'text'],
      ['raised', 'text'],
      ['unread-subtle', 'text'],
      ['inverse', 'inverse-text'],
      ['accent', 'accent-on'],
      ['mode', 'mode-on'],
      ['danger-solid', 'danger-on'],
    ],
  },
} satisfies Meta<typeof Rings>;

export default meta;

export const Board: StoryObj<typeof meta> = {};
