import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { Progress } from './progress.tsx';
import type { ProgressProps } from './progress.tsx';

function renderProgress(props: Partial<ProgressProps>) {
  renderForUser(<Progress label="Preparing your files" data-testid="root" {...props} />);
  return {
    bar: screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Preparing your files' }),
    state: screen.getByTestId('root').dataset['state'],
  };
}

it('shows the value as text', () => {
  const { bar, state } = renderProgress({ value: 3, max: 7, valueText: '3 of 7 files' });
  expect(bar.value).toBe(3);
  expect(bar.max).toBe(7);
  expect(bar.getAttribute('aria-valuetext')).toBe('3 of 7 files');
  expect(screen.getByText('3 of 7 files')).toBeTruthy();
  expect(state).toBe('determinate');
});

it('has a default maximum of 100', () => {
  expect(renderProgress({ value: 40 }).bar.max).toBe(100);
});

it('is done at its maximum', () => {
  expect(renderProgress({ value: 7, max: 7 }).state).toBe('done');
});

it('is indeterminate without a value', () => {
  const { bar, state } = renderProgress({});
  expect(bar.position).toBe(-1);
  expect(state).toBe('indeterminate');
});

describe('with unusual values', () => {
  it.each([
    { value: Number.NaN, state: 'indeterminate', position: -1 },
    { value: 5, max: 0, state: 'indeterminate', position: -1 },
    { value: Number.POSITIVE_INFINITY, state: 'indeterminate', position: -1 },
    { value: -3, state: 'determinate', position: 0 },
    { value: 300, state: 'done', position: 1 },
  ])('is $state for $value of $max', ({ state, position, ...props }) => {
    const rendered = renderProgress(props);
    expect(rendered.state).toBe(state);
    expect(rendered.bar.position).toBe(position);
  });
});
