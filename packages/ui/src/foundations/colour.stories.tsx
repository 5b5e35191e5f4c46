import type { Meta, StoryObj } from '@storybook/react-vite';
import tokensCss from '../tokens/tokens.css?raw';
import { resolveTheme } from '../testing/themes.ts';
import styles from './pp-foundations.module.css';

const colours = [...resolveTheme(tokensCss, 'light').keys()].filter((token) =>
  token.startsWith('--ui-color-'),
);

function Swatches({ tokens }: { tokens: readonly string[] }) {
  return (
    <div className={styles.swatches}>
      {tokens.map((token) => (
        <div
          key={token}
          className={styles.swatch}
          style={{ '--swatch': `var(${token})` } as object}
        >
          {token}
        </div>
      ))}
    </div>
  );
}

const meta = {
  title: 'Foundations/Colour',
  component: Swatches,
} satisfies Meta<typeof Swatches>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Semantic: Story = {
  args: { tokens: colours.filter((token) => !token.includes('-category-')) },
};

export const Categories: Story = {
  args: { tokens: colours.filter((token) => token.includes('-category-')) },
};
