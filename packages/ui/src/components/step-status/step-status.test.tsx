import { describe, expect, it } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { StepStatus } from './step-status.tsx';
import type { StepStatusShape } from './step-status.tsx';

const allShapes: StepStatusShape[] = [
  'ring',
  'disc',
  'quarter',
  'half-right',
  'half-left',
  'cross',
  'triangle',
  'square',
];

describe('StepStatus', () => {
  it('exposes only its label to screen readers', () => {
    const { container } = renderForUser(<StepStatus shape="triangle">Shipped</StepStatus>);
    expect(container.textContent).toBe('Shipped');
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('has distinct shapes', () => {
    const { container } = renderForUser(
      allShapes.map((shape) => (
        <StepStatus key={shape} shape={shape}>
          {shape}
        </StepStatus>
      )),
    );
    const shapes = [...container.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML);
    expect(new Set(shapes).size).toBe(allShapes.length);
  });
});
