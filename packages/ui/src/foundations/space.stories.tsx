import type { Meta, StoryObj } from '@storybook/react-vite';
import styles from './pp-foundations.module.css';

function SpaceScale({ steps }: { steps: readonly number[] }) {
  return (
    <div className={styles.board}>
      {steps.map((step) => (
        <div key={step} className={styles.step}>
          <span className={styles.token}>--ui-space-{step}</span>
          <div className={styles.bar} style={{ '--bar': `var(--ui-space-${step})` } as object} />
        </div>
      ))}
    </div>
  );
}

const meta = {
  title: 'Foundations/Space',
  component: SpaceScale,
  args: { steps: [2, 4, 8, 12, 16, 24, 32, 40, 56, 80] },
} satisfies Meta<typeof SpaceScale>;

export default meta;

export const Scale: StoryObj<typeof meta> = {};
