import type { Meta, StoryObj } from '@storybook/react-vite';
import tokensCss from '../tokens/tokens.css?raw';
import { getContrastRatio, parseOklch } from '../testing/color.ts';
import { textPairs } from '../testing/color-pairs.ts';
import { resolveTheme, themeNames, type ThemeName } from '../testing/themes.ts';
import styles from './pp-foundations.module.css';

const colors = [...resolveTheme(tokensCss, 'light').keys()].filter((token) =>
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
          {token.slice('--ui-color-'.length)}
        </div>
      ))}
    </div>
  );
}

/**
 * All text colors on their backgrounds, with contrast ratios that a test requires to be at least
 * 7:1.
 */
function Ratios({ theme }: { theme: ThemeName }) {
  const tokens = resolveTheme(tokensCss, theme);
  const readColor = (name: string) => parseOklch(tokens.get(`--ui-color-${name}`) ?? '');
  return (
    <dl className={styles.pairs}>
      {textPairs.map(([foreground, backgrounds]) => (
        <div key={foreground} className={styles.pairRow}>
          <dt className={styles.token}>{foreground}</dt>
          {backgrounds.map((background) => (
            <dd
              key={background}
              className={styles.pair}
              style={
                {
                  '--text': `var(--ui-color-${foreground})`,
                  '--background': `var(--ui-color-${background})`,
                } as object
              }
            >
              <strong>
                {getContrastRatio(readColor(foreground), readColor(background)).toFixed(1)}
              </strong>{' '}
              {background}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

const meta = {
  title: 'Foundations/Color',
  component: Swatches,
} satisfies Meta<typeof Swatches>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Semantic: Story = {
  args: { tokens: colors.filter((token) => !token.includes('-category-')) },
};

export const Categories: Story = {
  args: { tokens: colors.filter((token) => token.includes('-category-')) },
};

export const TextOnBackgrounds: Story = {
  args: { tokens: [] },
  render: (_args, { globals }) => (
    <Ratios theme={themeNames.find((name) => name === globals['theme']) ?? 'light'} />
  ),
};
