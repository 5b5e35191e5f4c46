import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, useState } from 'react';
import styles from './pp-foundations.module.css';

const serif = ['display', 'h1', 'h2', 'h3', 'item', 'article'];
const weights: Record<string, string> = {
  display: 'headline',
  h1: 'headline',
  h2: 'semibold',
  h3: 'semibold',
  item: 'semibold',
  label: 'semibold',
  micro: 'bold',
};

/** A role of the type scale, with its size at the current width. */
function TypeSample({ role, text }: { role: string; text: string }) {
  const [metrics, setMetrics] = useState('');
  const sampleRef = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (!sampleRef.current) return;
    const { fontSize, lineHeight, fontWeight } = getComputedStyle(sampleRef.current);
    const px = (length: string) => Math.round(Number.parseFloat(length));
    setMetrics(`${px(fontSize)} on ${px(lineHeight)} px, ${fontWeight}`);
  }, []);
  return (
    <div className={styles.sample}>
      <span className={styles.token}>
        {role}: {metrics}
      </span>
      <span
        ref={sampleRef}
        style={{
          fontFamily: `var(--ui-font-${serif.includes(role) ? 'serif' : 'sans'})`,
          fontSize: `var(--ui-text-${role})`,
          fontWeight: `var(--ui-weight-${weights[role] ?? 'regular'})`,
          lineHeight: `var(--ui-line-${role})`,
          textWrap: role === 'article' ? 'pretty' : 'balance',
        }}
      >
        {text}
      </span>
    </div>
  );
}

function TypeScale({ roles, text }: { roles: readonly string[]; text: string }) {
  return (
    <div>
      {roles.map((role) => (
        <TypeSample key={role} role={role} text={text} />
      ))}
    </div>
  );
}

const meta = {
  title: 'Foundations/Type',
  component: TypeScale,
  args: { text: 'Florida dwelling fire binding moratorium lifts Monday at 8:00 am ET' },
} satisfies Meta<typeof TypeScale>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Serif: Story = { args: { roles: serif } };

export const Sans: Story = { args: { roles: ['ui', 'label', 'small', 'micro'] } };

export const Codes: Story = {
  args: { roles: ['ui', 'small'], text: 'Agent 041187 · form MH-I1l0O · IL, OK, 1 of 10' },
};
