import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { usStates } from '../../testing/us-states.ts';
import { LiveRegionProvider } from '../live-region/live-region.tsx';
import { StatePicker } from './state-picker.tsx';
import type { StatePickerProps } from './state-picker.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const labels: StatePickerProps['labels'] = {
  show: 'Show all',
  clear: 'Clear',
  none: (text) => `No state is "${text}"`,
  count: (states) => `${states} states`,
};

function start(props: Partial<StatePickerProps> = {}) {
  const onChange = vi.fn<(code: string | undefined) => void>();
  function Sample({ value: initial }: { value?: string | undefined }) {
    const [value, setValue] = useState(initial);
    return (
      <LiveRegionProvider>
        <StatePicker
          label="State"
          options={usStates}
          labels={labels}
          {...props}
          value={value}
          onChange={(code) => {
            onChange(code);
            setValue(code);
          }}
        />
        <button onClick={() => setValue('OH')}>Elsewhere</button>
      </LiveRegionProvider>
    );
  }
  const { user } = renderForUser(<Sample value={props.value} />);
  return { user, onChange, field: screen.getByRole<HTMLInputElement>('combobox') };
}

function offered(): string[] {
  return screen.queryAllByRole('option').map((option) => option.id.split('-').at(-1) ?? '');
}

function active(field: HTMLElement): string | undefined {
  return field.getAttribute('aria-activedescendant')?.split('-').at(-1);
}

describe('StatePicker', () => {
  it('is a closed combobox named by its label that shows what is chosen', () => {
    const { field } = start({ value: 'TX' });
    expect(screen.getByRole('combobox', { name: 'State', expanded: false })).toBe(field);
    expect(field.value).toBe('Texas');
    expect(offered()).toEqual([]);
  });

  it.each(['rh', 'RI'])('finds Rhode Island by %j and takes it with Enter', async (text) => {
    const { user, field, onChange } = start();
    await user.type(field, text);
    expect(offered()).toEqual(['RI']);
    expect(active(field)).toBe('RI');
    await user.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([['RI']]);
    expect(field.value).toBe('Rhode Island');
    expect(field.getAttribute('aria-expanded')).toBe('false');
  });

  it('moves with the arrow keys, around both ends, and keeps the caret in the field', async () => {
    const { user, field } = start({ options: usStates.slice(0, 3) });
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(active(field)).toBe('AL');
    await user.keyboard('{ArrowUp}');
    expect(active(field)).toBe('AZ');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active(field)).toBe('AK');
    expect(document.activeElement).toBe(field);
  });

  it('opens at the last with Arrow Up, and at the chosen one where there is one', async () => {
    const { user, field } = start();
    await user.tab();
    await user.keyboard('{ArrowUp}');
    expect(active(field)).toBe('WY');
    await user.keyboard('{Enter}{ArrowUp}');
    expect(active(field)).toBe('WY');
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('Wyoming');
  });

  it('opens with Alt and Arrow Down without moving, closes with Alt and Arrow Up', async () => {
    const { user, field } = start();
    await user.tab();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(offered()).toHaveLength(51);
    expect(active(field)).toBeUndefined();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(offered()).toEqual([]);
  });

  it('closes with Escape and keeps what was typed; nothing around hears that Escape', async () => {
    const received = vi.fn<() => void>();
    document.addEventListener('keydown', received, true);
    const { user, field } = start();
    await user.type(field, 'tex');
    received.mockClear();
    await user.keyboard('{Escape}');
    expect(offered()).toEqual([]);
    expect(field.value).toBe('tex');
    expect(received).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(received).toHaveBeenCalledTimes(1);
    document.removeEventListener('keydown', received, true);
  });

  it('takes a press on an option, and on the button shows all with the focus in the field', async () => {
    const { user, field, onChange } = start({ value: 'TX' });
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(document.activeElement).toBe(field);
    expect(offered()).toHaveLength(51);
    expect(active(field)).toBe('TX');
    await user.click(screen.getByRole('option', { name: 'Ohio OH' }));
    expect(onChange.mock.calls).toEqual([['OH']]);
    expect(document.activeElement).toBe(field);
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(offered()).toEqual([]);
  });

  it('opens at a press into the field and closes at a press elsewhere', async () => {
    const { user, field } = start();
    await user.click(field);
    expect(offered()).toHaveLength(51);
    await user.click(document.body);
    expect(offered()).toEqual([]);
  });

  it('is cleared by its button, which is there only while there is something', async () => {
    const { user, field, onChange } = start({ value: 'TX' });
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear' }));
    await user.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([[undefined]]);
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  });

  it.each([
    ['rhode', 'Rhode Island', [['RI']]],
    ['OHIO', 'Ohio', [['OH']]],
    ['   ', '', []],
  ])('left with %j is %j', async (text, shown, calls) => {
    const { user, field, onChange } = start();
    await user.type(field, text);
    await user.click(document.body);
    expect(field.value).toBe(shown);
    expect(onChange.mock.calls).toEqual(calls);
  });

  it('left with what may mean several keeps it and has no choice any more', async () => {
    const { user, field, onChange } = start({ value: 'TX' });
    await user.clear(field);
    await user.type(field, 'new');
    await user.tab();
    expect(field.value).toBe('new');
    expect(onChange.mock.calls).toEqual([[undefined]]);
  });

  it('left with what is no state keeps it and says so, until it is changed', async () => {
    const { user, field } = start();
    await user.type(field, 'Ontario');
    expect(screen.getByText('No state is "Ontario"')).toBeDefined();
    expect(field.getAttribute('aria-expanded')).toBe('false');
    await user.tab();
    expect(screen.getByRole('combobox', { description: 'No state is "Ontario"' })).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.type(field, 'x');
    expect(field.hasAttribute('aria-invalid')).toBe(false);
  });

  it('shows a choice that is made elsewhere, also over what was typed', async () => {
    const { user, field } = start();
    await user.type(field, 'zz');
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(field.value).toBe('Ohio');
  });

  it('is settled by the Enter that sends the form', async () => {
    const onSubmit = vi.fn<() => void>();
    const onChange = vi.fn<(code: string | undefined) => void>();
    const { user } = renderForUser(
      <LiveRegionProvider>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          <StatePicker label="State" options={usStates} labels={labels} onChange={onChange} />
        </form>
      </LiveRegionProvider>,
    );
    await user.type(screen.getByRole('combobox'), 'tex{Escape}{Enter}');
    expect(onChange.mock.calls).toEqual([['TX']]);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('says how many match when typing rests', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, field } = start();
    await user.type(field, 'new');
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(screen.getByRole('status').textContent).toBe('4 states');
    await user.type(field, '?!x');
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(screen.getByRole('status').textContent).toContain('No state is "new?!x"');
  });

  it.each([{ disabled: true }, { readOnly: true }])(
    'does not open where it is %j',
    async (fixed) => {
      const { user, field } = start({ ...fixed, value: 'TX' });
      await user.click(field);
      await user.keyboard('{ArrowDown}');
      expect(offered()).toEqual([]);
      expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
    },
  );

  it('does without options and without an option of that code', () => {
    const { field } = start({ options: [], value: 'ZZ' });
    expect(field.value).toBe('');
  });

  it('keeps the choice where it leads somewhere: a text that means nothing stays and says so', async () => {
    const { user, field, onChange } = start({ value: 'TX', keepsChoice: true });
    for (const text of ['Texaz', 'New']) {
      await user.clear(field);
      await user.type(field, text);
      await user.tab();
      expect(field.value).toBe(text);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(screen.getByText(`No state is "${text}"`)).toBeDefined();
    }
    await user.clear(field);
    await user.tab();
    expect(field.value).toBe('Texas');
    expect(field.getAttribute('aria-invalid')).not.toBe('true');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('reads out names alone without codes', async () => {
    const { user, field } = start({ showCodes: false });
    await user.type(field, 'rhode');
    expect(screen.getByRole('option').textContent).toBe('Rhode Island');
  });
});
