import type { Meta, StoryObj } from '@storybook/react-vite';
import styles from './pp-foundations.module.css';

function Rings({ colors }: { colors: readonly [background: string, text: string][] }) {
  return (
    <div className={styles.board}>
      {colors.map(([background, text]) => (
        <div
          key={background}
          className={styles.background}
          style={
            {
              '--background': `var(--ui-color-${background})`,
              '--text': `var(--ui-color-${text})`,
            } as object
          }
        >
          <button type="button" className={`${styles.target} pp-focus-ring`}>
            On {background}
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
    colors: [
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
