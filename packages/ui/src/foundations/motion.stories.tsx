import type { Meta, StoryObj } from '@storybook/react-vite';
import styles from './pp-foundations.module.css';

function Durations({ names }: { names: readonly string[] }) {
  return (
    <div>
      {names.map((name) => (
        <div key={name} className={styles.sample}>
          <span className={styles.token}>--ui-duration-{name}: point at it</span>
          <div
            className={styles.animatedBox}
            style={{ '--sample-duration': `var(--ui-duration-${name})` } as object}
          >
            {name}
          </div>
        </div>
      ))}
    </div>
  );
}

const meta = {
  title: 'Foundations/Motion',
  component: Durations,
  args: { names: ['press', 'hover', 'menu', 'page'] },
} satisfies Meta<typeof Durations>;

export default meta;

export const Scale: StoryObj<typeof meta> = {};
