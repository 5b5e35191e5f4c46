import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Illustration } from './illustration.tsx';
import * as pictures from './pictures.ts';

const all = Object.entries(pictures);

it('has enough pictures for all empty states and products', () => {
  expect(all.length).toBeGreaterThanOrEqual(30);
  expect(all.filter(([name]) => !name.endsWith('Picture'))).toEqual([]);
});

describe.each(all)('%s', (_, picture) => {
  const svg = renderToStaticMarkup(<Illustration picture={picture} />);

  it('is decorative and at most 2 kB', () => {
    expect(svg).toContain('aria-hidden="true"');
    expect(new Blob([svg]).size).toBeLessThanOrEqual(2048);
  });

  it('has valid SVG paths', () => {
    const commands = /^M[\d\s,.-]+(?:[MmLlHhVvCcSsQqTtAaZz][\d\s,.-]*)*$/;
    const paths = [picture.spot, picture.lines, picture.dashes ?? 'M0 0'];
    expect(paths.filter((path) => !commands.test(path))).toEqual([]);
  });
});

it('uses the given color for the spot', () => {
  const svg = renderToStaticMarkup(<Illustration picture={pictures.boatPicture} hue="green" />);
  expect(svg).toContain('data-hue="green"');
});
