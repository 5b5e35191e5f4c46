import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { LiveRegionProvider } from '../live-region/live-region.tsx';
import { TextArea } from './text-area.tsx';
import type { TextAreaProps } from './text-area.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const count = { max: 10, remaining: (characters: number) => `${characters} left` };

function renderArea(props: Partial<TextAreaProps>) {
  return renderForUser(
    <LiveRegionProvider>
      <TextArea label="Notes" count={count} {...props} />
    </LiveRegionProvider>,
  );
}

function ControlledArea() {
  const [text, setText] = useState('ab');
  return (
    <TextArea
      label="Notes"
      count={count}
      value={text}
      onChange={(event) => setText(event.target.value.toUpperCase())}
    />
  );
}

it('is named by its label, described by hint and error, and accepts multiple lines', async () => {
  const { user } = renderForUser(<TextArea label="Notes" hint="A gate code." error="Say more." />);
  await user.click(screen.getByText('Notes'));
  await user.keyboard('Side{Enter}gate');
  const area = screen.getByRole('textbox', {
    name: 'Notes',
    description: 'A gate code. Say more.',
  });
  expect(area).toHaveProperty('value', 'Side\ngate');
  expect(area.getAttribute('aria-invalid')).toBe('true');
});

it('counts the remaining characters of initial and typed text, and never cuts text', async () => {
  const { user } = renderArea({ defaultValue: 'gate' });
  const area = screen.getByRole('textbox', { description: '6 left' });
  await user.type(area, ' and window');
  expect(area).toHaveProperty('value', 'gate and window');
  expect(screen.getByText('-5 left')).toBeDefined();
});

it('counts controlled text', async () => {
  const { user } = renderForUser(
    <LiveRegionProvider>
      <ControlledArea />
    </LiveRegionProvider>,
  );
  await user.type(screen.getByRole('textbox'), 'c');
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'ABC');
  expect(screen.getByText('7 left')).toBeDefined();
});

it('announces the remaining characters after typing stops, but only near the limit', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user } = renderArea({});
  const area = screen.getByRole('textbox');
  await user.type(area, 'short');
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(screen.getByRole('status').textContent).toBe('');
  await user.type(area, ' text');
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(screen.getByRole('status').textContent).toBe('0 left');
});
