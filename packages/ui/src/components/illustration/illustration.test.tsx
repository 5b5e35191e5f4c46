import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Illustration } from './illustration.tsx';
import * as pictures from './pictures.ts';

const all = Object.entries(pictures);

it('has a picture for every empty place and every product', () => {
  expect(all.length).toBeGreaterThanOrEqual(30);
  expect(all.filter(([name]) => !name.endsWith('Picture'))).toEqual([]);
});

describe.each(all)('%s', (_, picture) => {
  const svg = renderToStaticMarkup(<Illustration picture={picture} />);

  it('is a picture alone, of at most 2 kB', () => {
    expect(svg).toContain('aria-hidden="true"');
    expect(new Blob([svg]).size).toBeLessThanOrEqual(2048);
  });

  it('is made of paths that a browser can read', () => {
    const commands = /^M[\d\s,.-]+(?:[MmLlHhVvCcSsQqTtAaZz][\d\s,.-]*)*$/;
    const paths = [picture.spot, picture.lines, picture.dashes ?? 'M0 0'];
    expect(paths.filter((path) => !commands.test(path))).toEqual([]);
  });
});

it('has the spot in the given color', () => {
  const svg = renderToStaticMarkup(<Illustration picture={pictures.boatPicture} hue="green" />);
  expect(svg).toContain('data-hue="green"');
});
