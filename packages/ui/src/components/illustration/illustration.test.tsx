import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Illustration } from './illustration.tsx';
import * as illustrations from './illustrations.ts';

const illustrationEntries = Object.entries(illustrations);

it('has enough illustrations for all empty states and products', () => {
  expect(illustrationEntries.length).toBeGreaterThanOrEqual(30);
  expect(illustrationEntries.filter(([name]) => !name.endsWith('Illustration'))).toEqual([]);
});

describe.each(illustrationEntries)('%s', (_, illustration) => {
  const svg = renderToStaticMarkup(<Illustration paths={illustration} />);

  it('is decorative and at most 2 kB', () => {
    expect(svg).toContain('aria-hidden="true"');
    expect(new Blob([svg]).size).toBeLessThanOrEqual(2048);
  });

  it('has valid SVG paths', () => {
    const commands = /^M[\d\s,.-]+(?:[MmLlHhVvCcSsQqTtAaZz][\d\s,.-]*)*$/;
    const paths = [illustration.spot, illustration.lines, illustration.dashes ?? 'M0 0'];
    expect(paths.filter((path) => !commands.test(path))).toEqual([]);
  });
});

it('uses the given color for its colored area', () => {
  const svg = renderToStaticMarkup(
    <Illustration paths={illustrations.boatIllustration} hue="green" />,
  );
  expect(svg).toContain('data-hue="green"');
});
