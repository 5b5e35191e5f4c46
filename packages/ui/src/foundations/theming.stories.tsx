import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState } from 'react';
import type { JSX } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../components/button/button.tsx';
import { CopyBlock } from '../components/copy-block/copy-block.tsx';
import { Header } from '../components/header/header.tsx';
import { LiveRegionProvider } from '../components/live-region/live-region.tsx';
import { Tabs } from '../components/tabs/tabs.tsx';
import { TextField } from '../components/text-field/text-field.tsx';
import { TextLink } from '../components/text-link/text-link.tsx';
import { formatHex, parseHex, parseOklch } from '../testing/color.ts';
import { findContrastFailures, getRequirements } from '../testing/contrast-failures.ts';
import type { Colors, ContrastFailure } from '../testing/contrast-failures.ts';
import { resolveTheme } from '../testing/themes.ts';
import tokensCss from '../tokens/tokens.css?raw';
import styles from './pp-theme-editor.module.css';

const prefix = '--ui-color-';

/** The tokens of a brand, without `--ui-color-`, and what they color. */
const brandTokens: Readonly<Record<string, string>> = {
  accent: 'Buttons, and icons and text that can be clicked',
  'accent-hover': 'Buttons under the pointer',
  'accent-on': 'Text on the accent',
  'accent-subtle': 'Background of selected rows and hovered menu items',
  inverse: 'Header and footer',
  'inverse-text': 'Text in the header and the footer',
  'inverse-muted': 'Less important text in the header and the footer',
};
const brandTokenNames = Object.keys(brandTokens);
const brandTokenSet: ReadonlySet<string> = new Set(brandTokenNames);
const pairCount = getRequirements(brandTokenSet).length;

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

/** The user's input for each token: a hex color, or text that isn't a valid color yet. */
type Brand = Readonly<Record<string, string>>;

const defaultColors: Record<Theme, Colors> = {
  light: readColors('light'),
  dark: readColors('dark'),
};

function readColors(theme: Theme): Colors {
  return new Map(
    [...resolveTheme(tokensCss, theme)]
      .filter(([name, value]) => name.startsWith(prefix) && value.startsWith('oklch('))
      .map(([name, value]) => [name.slice(prefix.length), parseOklch(value)]),
  );
}

function getDefaultHex(theme: Theme, token: string): string {
  const color = defaultColors[theme].get(token);
  return color ? formatHex(color) : '';
}

const getDefaultBrand = (theme: Theme): Brand =>
  Object.fromEntries(brandTokenNames.map((token) => [token, getDefaultHex(theme, token)]));

/** Returns the theme's colors with the brand's colors applied. Invalid input keeps the default color. */
function applyBrand(theme: Theme, brand: Brand): Colors {
  const colors = new Map(defaultColors[theme]);
  for (const token of brandTokenNames) {
    const color = parseHex(brand[token] ?? '');
    // An unchanged token keeps its exact color, because its hex color is rounded.
    if (color && brand[token] !== getDefaultHex(theme, token)) colors.set(token, color);
  }
  return colors;
}

/** Writes the CSS of the changed tokens; empty if there are none. */
function formatCss(brands: Record<Theme, Brand>): string {
  const changedTokens = brandTokenNames.filter((token) =>
    themes.some((theme) => brands[theme][token] !== getDefaultHex(theme, token)),
  );
  if (changedTokens.length === 0) return '';
  const lines = changedTokens.map(
    (token) => `  ${prefix}${token}: light-dark(${brands.light[token]}, ${brands.dark[token]});`,
  );
  return [':root {', ...lines, '}'].join('\n');
}

/**
 * An editor for the colors of a brand. It shows components in both themes, pairs of colors with too little contrast, and the
 * CSS of the theme.
 */
function ThemeEditor(): JSX.Element {
  const [brands, setBrands] = useState({
    light: getDefaultBrand('light'),
    dark: getDefaultBrand('dark'),
  });
  const setToken = (theme: Theme, token: string, value: string) =>
    setBrands((current) => ({ ...current, [theme]: { ...current[theme], [token]: value } }));
  const isValid = themes.every((theme) => Object.values(brands[theme]).every(parseHex));
  const css = isValid ? formatCss(brands) : '';

  return (
    <div className={styles.editor}>
      <div className={styles.themes}>
        {themes.map((theme) => (
          <ThemePanel
            key={theme}
            theme={theme}
            brand={brands[theme]}
            onChange={(token, value) => setToken(theme, token, value)}
            onReset={() =>
              setBrands((current) => ({ ...current, [theme]: getDefaultBrand(theme) }))
            }
          />
        ))}
      </div>
      {css ? (
        <CopyBlock
          label="CSS of your theme"
          className={styles.css}
          text={css}
          labels={{
            copy: 'Copy',
            copied: 'Copied',
            denied: 'Your browser blocked copying. Press Ctrl+C to copy the selected text.',
          }}
        />
      ) : (
        <p>
          {isValid
            ? 'Change a color to get the CSS of your theme.'
            : 'Fix the marked colors first.'}
        </p>
      )}
    </div>
  );
}

interface ThemePanelProps {
  theme: Theme;
  brand: Brand;
  onChange: (token: string, value: string) => void;
  onReset: () => void;
}

function ThemePanel({ theme, brand, onChange, onReset }: ThemePanelProps) {
  const headingId = useId();
  const colors = applyBrand(theme, brand);
  const failures = findContrastFailures(colors, brandTokenSet);
  const properties = Object.fromEntries(
    brandTokenNames.flatMap((token) => {
      const color = colors.get(token);
      return color ? [[prefix + token, formatHex(color)]] : [];
    }),
  );

  return (
    <section aria-labelledby={headingId} className={styles.theme} style={{ colorScheme: theme }}>
      <h2 id={headingId}>{theme === 'light' ? 'Light theme' : 'Dark theme'}</h2>
      <div style={properties}>
        <Preview theme={theme} />
      </div>
      <h3>Contrast</h3>
      <output>
        {failures.length === 0
          ? `All ${pairCount} pairs have enough contrast.`
          : `${failures.length} of ${pairCount} pairs have too little contrast.`}
      </output>
      {failures.length > 0 && (
        <ul className={styles.failures} aria-label={`Contrast failures, ${theme}`}>
          {failures.map((failure) => (
            <li key={`${failure.foreground} ${failure.background}`}>
              <Failure failure={failure} />
            </li>
          ))}
        </ul>
      )}
      <Suggestions theme={theme} failures={failures} onUse={onChange} />
      <h3>Colors</h3>
      <div className={styles.fields}>
        {brandTokenNames.map((token) => (
          <div key={token} className={styles.field}>
            <TextField
              label={token}
              hint={brandTokens[token]}
              value={brand[token]}
              error={parseHex(brand[token] ?? '') ? undefined : 'Enter a color such as #0b5d5e.'}
              spellCheck={false}
              autoComplete="off"
              onChange={({ target }) => onChange(token, target.value.trim())}
            />
            <input
              type="color"
              aria-label={`Pick ${token}, ${theme}`}
              value={parseHex(brand[token] ?? '') ? brand[token] : getDefaultHex(theme, token)}
              onChange={({ target }) => onChange(token, target.value)}
            />
          </div>
        ))}
      </div>
      <Button variant="secondary" onClick={onReset}>
        Reset the {theme} theme
      </Button>
    </section>
  );
}

function Failure({ failure }: { failure: ContrastFailure }) {
  // Rounded down, so that 6.996 isn't shown as 7.00.
  const actual = (Math.floor(failure.actual * 100) / 100).toFixed(2);
  return (
    <>
      <strong>
        {failure.foreground} on {failure.background}
      </strong>
      : {actual}:1, needs {failure.ratio}:1
    </>
  );
}

/** One suggestion for each token with a failing pair. */
function Suggestions({
  theme,
  failures,
  onUse,
}: {
  theme: Theme;
  failures: readonly ContrastFailure[];
  onUse: (token: string, value: string) => void;
}) {
  const suggestions = new Map(failures.map(({ token, suggestion }) => [token, suggestion]));
  return [...suggestions].map(([token, suggestion]) =>
    suggestion ? (
      <Button
        key={token}
        variant="secondary"
        size="sm"
        aria-label={`Use ${suggestion} for ${token}, ${theme}`}
        onClick={() => onUse(token, suggestion)}
      >
        Use {suggestion} for {token}
      </Button>
    ) : (
      <p key={token}>
        Changing the lightness of {token} can’t fix this. First change the colors it’s paired with.
      </p>
    ),
  );
}

function Preview({ theme }: { theme: Theme }) {
  const [tab, setTab] = useState('open');
  return (
    <div className={styles.preview}>
      <Header
        brand={{ label: 'Producer News', href: '#' }}
        actions={
          <Button variant="quiet" size="sm">
            Account
          </Button>
        }
      />
      <div className={styles.previewBody}>
        <div className={styles.row}>
          <Button>Mark as read</Button>
          <Button variant="secondary">Download</Button>
          <Button variant="quiet">Cancel</Button>
        </div>
        <p>
          New business opens again on Monday. Read the <TextLink href="#">rate bulletin</TextLink>.
        </p>
        <Tabs
          label={`Sample tabs, ${theme}`}
          selected={tab}
          onSelect={setTab}
          tabs={[
            { id: 'open', label: 'Open', count: 3, panel: 'Three orders are open.' },
            { id: 'shipped', label: 'Shipped', count: 1, panel: 'One order has shipped.' },
          ]}
        />
      </div>
    </div>
  );
}

const meta = {
  title: 'Foundations/Theming',
  component: ThemeEditor,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [
    (Story) => (
      <LiveRegionProvider>
        <Story />
      </LiveRegionProvider>
    ),
  ],
} satisfies Meta<typeof ThemeEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A color with too little contrast is reported immediately. The keyboard can apply the suggested color. */
export const FailingPair: Story = {
  play: async ({ canvas, step }) => {
    const light = within(canvas.getByRole('region', { name: 'Light theme' }));
    const accent = light.getByRole('textbox', { name: 'accent' });
    await step('Enter a light accent', async () => {
      await userEvent.clear(accent);
      await expect(accent).toBeInvalid();
      await userEvent.type(accent, '#3a8f7c');
      await expect(accent).toBeValid();
    });
    await step('The pairs are reported', async () => {
      await expect(light.getByRole('status')).toHaveTextContent(/\d+ of \d+ pairs have too little/);
      const failures = light.getByRole('list', { name: 'Contrast failures, light' });
      await expect(failures).toHaveTextContent('accent on canvas: 3.63:1, needs 7:1');
      await expect(failures).toHaveTextContent('accent-on on accent: 3.82:1, needs 7:1');
      await expect(
        within(canvas.getByRole('region', { name: 'Dark theme' })).getByRole('status'),
      ).toHaveTextContent(/^All \d+ pairs have enough contrast/);
    });
    await step('Use the suggested color', async () => {
      light.getByRole('button', { name: /^Use #.* for accent, light/ }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(light.getByRole('status')).toHaveTextContent(/^All \d+ pairs have enough/);
    });
    await step('The CSS has the new color', async () => {
      const suggested = (accent as HTMLInputElement).value;
      await expect(canvas.getByRole('figure', { name: 'CSS of your theme' })).toHaveTextContent(
        `--ui-color-accent: light-dark(${suggested},`,
      );
    });
  },
};
