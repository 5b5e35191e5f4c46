import { expect, it } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { Icon, iconNames } from './icon.tsx';

it.each(iconNames)('%s is drawn, and hidden from assistive technology', (name) => {
  const { container } = renderForUser(<Icon name={name} />);
  const svg = container.querySelector('svg');
  expect(svg?.getAttribute('aria-hidden')).toBe('true');
  expect(svg?.childElementCount).toBeGreaterThan(0);
});

it('grows with the text', () => {
  const { container } = renderForUser(<Icon name="search" size={32} />);
  expect(container.querySelector('svg')?.getAttribute('width')).toBe('2rem');
});

it('stays a vocabulary', () => {
  expect(iconNames.length).toBeLessThanOrEqual(48);
});
