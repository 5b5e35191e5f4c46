import { describe, expect, it } from 'vitest';
import { TemplateTooLarge, logoSize, rasterSize } from './raster-size.ts';

describe('rasterSize', () => {
  it('returns whole pixels', () => {
    expect(rasterSize({ width: 600, height: 400 }, 300 / 96)).toEqual({
      width: 1875,
      height: 1250,
    });
    expect(rasterSize({ width: 0.01, height: 40 }, 2)).toEqual({ width: 1, height: 80 });
  });

  it('allows the largest size that every browser supports', () => {
    expect(rasterSize({ width: 4096, height: 4096 }, 1)).toEqual({ width: 4096, height: 4096 });
  });

  it.each([
    ['in area', 4097, 4096],
    ['in area, at a template’s maximum', 10_000, 10_000],
    ['in width', 16_385, 1],
    ['in height', 1, 16_385],
    ['because it is infinite', Number.POSITIVE_INFINITY, 1],
    ['because it is not a number', Number.NaN, 1],
  ])('throws if the size is too large: %s', (_, width, height) => {
    expect(() => rasterSize({ width, height }, 1)).toThrow(TemplateTooLarge);
  });
});

describe('logoSize', () => {
  const box = { width: 150, height: 60 };

  it.each([
    [
      { width: 300, height: 100 },
      { width: 1200, height: 400 },
    ],
    [
      { width: 20, height: 40 },
      { width: 600, height: 1200 },
    ],
    // A camera photo, and a hostile image that is extremely tall: both are scaled down.
    [
      { width: 8000, height: 6000 },
      { width: 1200, height: 900 },
    ],
    [
      { width: 1, height: 1_000_000 },
      { width: 1, height: 1200 },
    ],
  ])('keeps the image’s proportions: %o', (own, size) => {
    expect(logoSize(own, box)).toEqual(size);
  });

  it('uses the slot’s proportions if the SVG has no size', () => {
    expect(logoSize({ width: 0, height: 0 }, box)).toEqual({ width: 1200, height: 480 });
    expect(logoSize({ width: 0, height: 0 }, { width: 0, height: 0 })).toEqual({
      width: 1200,
      height: 1200,
    });
  });
});
