import { expect, it } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { icons } from '../../../tools/icon-shapes.ts';
import { iconShapes } from './icon-shapes.ts';
import { Icon, iconNames } from './icon.tsx';
import type { IconName } from './icon.tsx';

it.each(iconNames)('renders %s, hidden from assistive technology', (name) => {
  const { container } = renderForUser(<Icon name={name} />);
  const svg = container.querySelector('svg');
  expect(svg?.getAttribute('aria-hidden')).toBe('true');
  expect(svg?.childElementCount).toBeGreaterThan(0);
});

it('scales with the text size', () => {
  const { container } = renderForUser(<Icon name="search" size={32} />);
  expect(container.querySelector('svg')?.getAttribute('width')).toBe('2rem');
});

it('has at most 48 icons', () => {
  expect(iconNames.length).toBeLessThanOrEqual(48);
});

it('names an unknown icon in the error', () => {
  expect(() => Icon({ name: 'seek' as IconName })).toThrow('no icon named "seek"');
  expect(() => Icon({ name: 'toString' as IconName })).toThrow('no icon named "toString"');
});

it('has the shapes of the installed version of Lucide', () => {
  expect(iconShapes).toEqual(icons);
});
