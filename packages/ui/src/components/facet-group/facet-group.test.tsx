import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { FacetGroup } from './facet-group.tsx';
import type { FacetGroupProps } from './facet-group.tsx';

const states = ['AR', 'FL', 'GA', 'IN', 'MI', 'NC', 'OH', 'OK', 'PA', 'TX'].map((value) => ({
  value,
  label: value,
}));

function Sample({
  initial = [],
  ...props
}: Partial<FacetGroupProps> & { initial?: string[] | undefined }) {
  const [selected, setSelected] = useState(initial);
  return (
    <FacetGroup
      legend="State"
      options={states.slice(0, 3)}
      {...props}
      {...(props.single ? {} : { onClear: () => setSelected([]) })}
      selected={selected}
      onToggle={(value) => {
        if (selected.includes(value)) setSelected(selected.filter((current) => current !== value));
        else setSelected(props.single ? [value] : [...selected, value]);
      }}
    />
  );
}

function getNames(role: 'checkbox' | 'radio', checked?: boolean): (string | undefined)[] {
  const inputs = screen.queryAllByRole<HTMLInputElement>(
    role,
    checked === undefined ? {} : { checked },
  );
  return inputs.map((input) => input.labels?.[0]?.textContent.trim());
}

describe('FacetGroup', () => {
  it('is a group of native checkboxes, named by its legend', () => {
    render(<Sample initial={['FL']} />);
    expect(screen.getByRole('group', { name: 'State' })).toBeDefined();
    expect(getNames('checkbox')).toEqual(['AR', 'FL', 'GA']);
    expect(getNames('checkbox', true)).toEqual(['FL']);
  });

  it('is busy while the options load', () => {
    render(<Sample options={[]} loading />);
    expect(screen.getByRole('group', { name: 'State', busy: true }).textContent).toBe('State');
  });

  it('shows a failure instead of the options', () => {
    render(<Sample options={[]} failed={<button type="button">Try again</button>} />);
    const group = within(screen.getByRole('group', { name: 'State', busy: false }));
    expect(group.getByRole('button', { name: 'Try again' })).toBeDefined();
  });

  it('selects and deselects with Space', async () => {
    const user = userEvent.setup();
    render(<Sample />);
    await user.tab();
    await user.keyboard(' ');
    expect(getNames('checkbox', true)).toEqual(['AR']);
    await user.keyboard(' ');
    expect(getNames('checkbox', true)).toEqual([]);
  });

  it('allows one value with radio buttons, and clears it on a second click', async () => {
    const user = userEvent.setup();
    render(<Sample single />);
    await user.click(screen.getByRole('radio', { name: 'AR' }));
    await user.click(screen.getByRole('radio', { name: 'GA' }));
    expect(getNames('radio', true)).toEqual(['GA']);
    await user.click(screen.getByRole('radio', { name: 'GA' }));
    expect(getNames('radio', true)).toEqual([]);
  });

  it('clears and selects a radio button with Space', async () => {
    const user = userEvent.setup();
    render(<Sample single initial={['AR']} />);
    await user.tab();
    await user.keyboard(' ');
    expect(getNames('radio', true)).toEqual([]);
    await user.keyboard(' ');
    expect(getNames('radio', true)).toEqual(['AR']);
  });

  it('changes the selected radio button with the arrow keys', async () => {
    const user = userEvent.setup();
    render(<Sample single initial={['AR']} />);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(getNames('radio', true)).toEqual(['FL']);
    await user.keyboard('{ArrowUp}');
    expect(getNames('radio', true)).toEqual(['AR']);
  });

  it('includes the count in the name, even 0', () => {
    render(<Sample options={[{ value: 'TX', label: 'Texas', count: 0 }]} />);
    expect(screen.getByRole('checkbox', { name: 'Texas 0' })).toBeDefined();
  });

  it('can show text instead of a number as the count', () => {
    render(<Sample options={[{ value: 'rates', label: 'Rates', count: '3 unread' }]} />);
    expect(screen.getByRole('checkbox', { name: 'Rates 3 unread' })).toBeDefined();
  });

  it('shows eight options of a long list, plus any selected option', async () => {
    const user = userEvent.setup();
    render(
      <Sample
        options={states}
        initial={['TX']}
        labels={{ showAll: 'Show all', showFewer: 'Show fewer' }}
      />,
    );
    expect(getNames('checkbox')).toEqual(['AR', 'FL', 'GA', 'IN', 'MI', 'NC', 'OH', 'OK', 'TX']);
    await user.click(screen.getByRole('button', { name: 'Show all', expanded: false }));
    expect(getNames('checkbox')).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Show fewer', expanded: true }));
    expect(getNames('checkbox')).toHaveLength(9);
  });

  it('focuses the first newly shown option after "Show all"', async () => {
    const user = userEvent.setup();
    render(
      <Sample
        options={states}
        initial={['TX']}
        single
        anyLabel="Any state"
        labels={{ showAll: 'Show all', showFewer: 'Show fewer' }}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'PA' }));
    expect(getNames('radio', true)).toEqual(['TX']);
  });

  it('has a radio button that clears the value if anyLabel is set', async () => {
    const user = userEvent.setup();
    render(<Sample single anyLabel="Any state" />);
    expect(getNames('radio')).toEqual(['Any state', 'AR', 'FL', 'GA']);
    expect(getNames('radio', true)).toEqual(['Any state']);
    await user.click(screen.getByRole('radio', { name: 'Any state' }));
    expect(getNames('radio', true)).toEqual(['Any state']);
    await user.keyboard('{ArrowDown}');
    expect(getNames('radio', true)).toEqual(['AR']);
    await user.keyboard('{ArrowUp}');
    expect(getNames('radio', true)).toEqual(['Any state']);
    await user.click(screen.getByRole('radio', { name: 'GA' }));
    await user.click(screen.getByRole('radio', { name: 'Any state' }));
    expect(getNames('radio', true)).toEqual(['Any state']);
  });

  it('has a checkbox that clears all values if anyLabel is set', async () => {
    const user = userEvent.setup();
    render(<Sample anyLabel="All states" />);
    expect(getNames('checkbox', true)).toEqual(['All states']);
    await user.click(screen.getByRole('checkbox', { name: 'AR' }));
    await user.click(screen.getByRole('checkbox', { name: 'GA' }));
    expect(getNames('checkbox', true)).toEqual(['AR', 'GA']);
    await user.click(screen.getByRole('checkbox', { name: 'All states' }));
    expect(getNames('checkbox', true)).toEqual(['All states']);
  });

  it('opens and closes with a click on its legend, and shows the number of selected options', async () => {
    const user = userEvent.setup();
    const disclosure = { selectedLabel: (count: number) => `${count} selected` };
    render(<Sample disclosure={disclosure} />);
    const group = within(screen.getByRole('group', { name: 'State' }));
    expect(group.queryByRole('checkbox')).toBeNull();
    await user.click(group.getByRole('button', { name: 'State', expanded: false }));
    await user.click(group.getByRole('checkbox', { name: 'FL' }));
    await user.click(group.getByRole('button', { name: 'State 1 selected', expanded: true }));
    expect(group.queryByRole('checkbox')).toBeNull();
    expect(group.getByRole('button', { name: 'State 1 selected', expanded: false })).toBeDefined();
  });

  it('is open initially with a selected option or defaultOpen', () => {
    const selectedLabel = (count: number) => `${count} selected`;
    render(<Sample disclosure={{ selectedLabel }} initial={['FL']} />);
    render(<Sample disclosure={{ selectedLabel, defaultOpen: true }} />);
    expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(2);
  });

  it('shows all options if the labels prop is omitted', () => {
    render(<Sample options={states} />);
    expect(getNames('checkbox')).toHaveLength(10);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
