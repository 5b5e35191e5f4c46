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

function renderPicker(props: Partial<StatePickerProps> = {}) {
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
        <button onClick={() => setValue('OH')}>Set Ohio</button>
      </LiveRegionProvider>
    );
  }
  const { user } = renderForUser(<Sample value={props.value} />);
  return { user, onChange, field: screen.getByRole<HTMLInputElement>('combobox') };
}

function getOptionCodes(): string[] {
  return screen.queryAllByRole('option').map((option) => option.id.split('-').at(-1) ?? '');
}

function getActiveCode(field: HTMLElement): string | undefined {
  return field.getAttribute('aria-activedescendant')?.split('-').at(-1);
}

describe('StatePicker', () => {
  it('is a closed combobox that is named by its label and shows the selected state', () => {
    const { field } = renderPicker({ value: 'TX' });
    expect(screen.getByRole('combobox', { name: 'State', expanded: false })).toBe(field);
    expect(field.value).toBe('Texas');
    expect(getOptionCodes()).toEqual([]);
  });

  it.each(['rh', 'RI'])('finds Rhode Island by %j and selects it with Enter', async (text) => {
    const { user, field, onChange } = renderPicker();
    await user.type(field, text);
    expect(getOptionCodes()).toEqual(['RI']);
    expect(getActiveCode(field)).toBe('RI');
    await user.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([['RI']]);
    expect(field.value).toBe('Rhode Island');
    expect(field.getAttribute('aria-expanded')).toBe('false');
  });

  it('moves with the arrow keys, wraps at both ends, and keeps focus in the field', async () => {
    const { user, field } = renderPicker({ options: usStates.slice(0, 3) });
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(getActiveCode(field)).toBe('AL');
    await user.keyboard('{ArrowUp}');
    expect(getActiveCode(field)).toBe('AZ');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(getActiveCode(field)).toBe('AK');
    expect(document.activeElement).toBe(field);
  });

  it('opens with Arrow Up at the selected option, or at the last one if none is selected', async () => {
    const { user, field } = renderPicker();
    await user.tab();
    await user.keyboard('{ArrowUp}');
    expect(getActiveCode(field)).toBe('WY');
    await user.keyboard('{Enter}{ArrowUp}');
    expect(getActiveCode(field)).toBe('WY');
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('Wyoming');
  });

  it('opens with Alt+Arrow Down without highlighting an option, and closes with Alt+Arrow Up', async () => {
    const { user, field } = renderPicker();
    await user.tab();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(getOptionCodes()).toHaveLength(51);
    expect(getActiveCode(field)).toBeUndefined();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(getOptionCodes()).toEqual([]);
  });

  it('closes with Escape, keeps the typed text, and stops the event', async () => {
    const onKeyDown = vi.fn<() => void>();
    document.addEventListener('keydown', onKeyDown, true);
    const { user, field } = renderPicker();
    await user.type(field, 'tex');
    onKeyDown.mockClear();
    await user.keyboard('{Escape}');
    expect(getOptionCodes()).toEqual([]);
    expect(field.value).toBe('tex');
    expect(onKeyDown).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onKeyDown).toHaveBeenCalledTimes(1);
    document.removeEventListener('keydown', onKeyDown, true);
  });

  it('selects a clicked option, shows all with its button, and keeps focus in the field', async () => {
    const { user, field, onChange } = renderPicker({ value: 'TX' });
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(document.activeElement).toBe(field);
    expect(getOptionCodes()).toHaveLength(51);
    expect(getActiveCode(field)).toBe('TX');
    await user.click(screen.getByRole('option', { name: 'Ohio OH' }));
    expect(onChange.mock.calls).toEqual([['OH']]);
    expect(document.activeElement).toBe(field);
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(getOptionCodes()).toEqual([]);
  });

  it('opens when the user clicks the field, and closes when the user clicks outside', async () => {
    const { user, field } = renderPicker();
    await user.click(field);
    expect(getOptionCodes()).toHaveLength(51);
    await user.click(document.body);
    expect(getOptionCodes()).toEqual([]);
  });

  it('clears with its button, which is shown only if there is text', async () => {
    const { user, field, onChange } = renderPicker({ value: 'TX' });
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
  ])('changes %j to %j on blur', async (text, expectedText, calls) => {
    const { user, field, onChange } = renderPicker();
    await user.type(field, text);
    await user.click(document.body);
    expect(field.value).toBe(expectedText);
    expect(onChange.mock.calls).toEqual(calls);
  });

  it('keeps ambiguous text on blur and clears the selection', async () => {
    const { user, field, onChange } = renderPicker({ value: 'TX' });
    await user.clear(field);
    await user.type(field, 'new');
    await user.tab();
    expect(field.value).toBe('new');
    expect(onChange.mock.calls).toEqual([[undefined]]);
  });

  it('keeps unknown text on blur and shows an error until it changes', async () => {
    const { user, field } = renderPicker();
    await user.type(field, 'Ontario');
    expect(screen.getByText('No state is "Ontario"')).toBeDefined();
    expect(field.getAttribute('aria-expanded')).toBe('false');
    await user.tab();
    expect(screen.getByRole('combobox', { description: 'No state is "Ontario"' })).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.type(field, 'x');
    expect(field.hasAttribute('aria-invalid')).toBe(false);
  });

  it('shows a new value from the caller, replacing typed text', async () => {
    const { user, field } = renderPicker();
    await user.type(field, 'zz');
    await user.click(screen.getByRole('button', { name: 'Set Ohio' }));
    expect(field.value).toBe('Ohio');
  });

  it('selects the state of the typed text when Enter submits the form', async () => {
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

  it('announces the number of matches when typing stops', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, field } = renderPicker();
    await user.type(field, 'new');
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(screen.getByRole('status').textContent).toBe('4 states');
    await user.type(field, '?!x');
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(screen.getByRole('status').textContent).toContain('No state is "new?!x"');
  });

  it.each([{ disabled: true }, { readOnly: true }])('does not open if %j', async (props) => {
    const { user, field } = renderPicker({ ...props, value: 'TX' });
    await user.click(field);
    await user.keyboard('{ArrowDown}');
    expect(getOptionCodes()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  });

  it('shows no text for an unknown value if there are no options', () => {
    const { field } = renderPicker({ options: [], value: 'ZZ' });
    expect(field.value).toBe('');
  });

  it('keeps the selection if keepSelection is set, and shows an error for unknown text', async () => {
    const { user, field, onChange } = renderPicker({ value: 'TX', keepSelection: true });
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

  it('shows only the names if showCodes is false', async () => {
    const { user, field } = renderPicker({ showCodes: false });
    await user.type(field, 'rhode');
    expect(screen.getByRole('option').textContent).toBe('Rhode Island');
  });
});
