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
      selected={selected}
      onToggle={(value) => {
        if (selected.includes(value)) setSelected(selected.filter((each) => each !== value));
        else setSelected(props.single ? [value] : [...selected, value]);
      }}
    />
  );
}

function names(role: 'checkbox' | 'radio', checked?: boolean): (string | undefined)[] {
  const found = screen.queryAllByRole<HTMLInputElement>(
    role,
    checked === undefined ? {} : { checked },
  );
  return found.map((input) => input.labels?.[0]?.textContent.trim());
}

describe('FacetGroup', () => {
  it('is a group named by its legend, of native checkboxes', () => {
    render(<Sample initial={['FL']} />);
    expect(screen.getByRole('group', { name: 'State' })).toBeDefined();
    expect(names('checkbox')).toEqual(['AR', 'FL', 'GA']);
    expect(names('checkbox', true)).toEqual(['FL']);
  });

  it('is busy while its options are on their way', () => {
    render(<Sample options={[]} loading />);
    expect(screen.getByRole('group', { name: 'State', busy: true }).textContent).toBe('State');
  });

  it('says what has failed in place of the options', () => {
    render(<Sample options={[]} failed={<button type="button">Try again</button>} />);
    const group = within(screen.getByRole('group', { name: 'State', busy: false }));
    expect(group.getByRole('button', { name: 'Try again' })).toBeDefined();
  });

  it('adds with Space and removes with Space', async () => {
    const user = userEvent.setup();
    render(<Sample />);
    await user.tab();
    await user.keyboard(' ');
    expect(names('checkbox', true)).toEqual(['AR']);
    await user.keyboard(' ');
    expect(names('checkbox', true)).toEqual([]);
  });

  it('holds at most one value as radio buttons, and takes it back when it is chosen again', async () => {
    const user = userEvent.setup();
    render(<Sample single />);
    await user.click(screen.getByRole('radio', { name: 'AR' }));
    await user.click(screen.getByRole('radio', { name: 'GA' }));
    expect(names('radio', true)).toEqual(['GA']);
    await user.click(screen.getByRole('radio', { name: 'GA' }));
    expect(names('radio', true)).toEqual([]);
  });

  it('takes a radio button back with Space, and chooses it again with Space', async () => {
    const user = userEvent.setup();
    render(<Sample single initial={['AR']} />);
    await user.tab();
    await user.keyboard(' ');
    expect(names('radio', true)).toEqual([]);
    await user.keyboard(' ');
    expect(names('radio', true)).toEqual(['AR']);
  });

  it('moves the choice of radio buttons with the arrow keys', async () => {
    const user = userEvent.setup();
    render(<Sample single initial={['AR']} />);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(names('radio', true)).toEqual(['FL']);
    await user.keyboard('{ArrowUp}');
    expect(names('radio', true)).toEqual(['AR']);
  });

  it('reads the count out with its option, 0 included', () => {
    render(<Sample options={[{ value: 'TX', label: 'Texas', count: 0 }]} />);
    expect(screen.getByRole('checkbox', { name: 'Texas 0' })).toBeDefined();
  });

  it('shows a count in words as it is', () => {
    render(<Sample options={[{ value: 'rates', label: 'Rates', count: '3 unread' }]} />);
    expect(screen.getByRole('checkbox', { name: 'Rates 3 unread' })).toBeDefined();
  });

  it('shows eight of a long list, and the chosen one wherever it stands', async () => {
    const user = userEvent.setup();
    render(
      <Sample
        options={states}
        initial={['TX']}
        labels={{ showAll: 'Show all', showFewer: 'Show fewer' }}
      />,
    );
    expect(names('checkbox')).toEqual(['AR', 'FL', 'GA', 'IN', 'MI', 'NC', 'OH', 'OK', 'TX']);
    await user.click(screen.getByRole('button', { name: 'Show all', expanded: false }));
    expect(names('checkbox')).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Show fewer', expanded: true }));
    expect(names('checkbox')).toHaveLength(9);
  });

  it('goes to the first of the rest when it is shown', async () => {
    const user = userEvent.setup();
    render(
      <Sample
        options={states}
        initial={['TX']}
        single
        any="Any state"
        labels={{ showAll: 'Show all', showFewer: 'Show fewer' }}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'PA' }));
    expect(names('radio', true)).toEqual(['TX']);
  });

  it('has a radio button of its own for no choice', async () => {
    const user = userEvent.setup();
    render(<Sample single any="Any state" />);
    expect(names('radio')).toEqual(['Any state', 'AR', 'FL', 'GA']);
    expect(names('radio', true)).toEqual(['Any state']);
    await user.click(screen.getByRole('radio', { name: 'Any state' }));
    expect(names('radio', true)).toEqual(['Any state']);
    await user.keyboard('{ArrowDown}');
    expect(names('radio', true)).toEqual(['AR']);
    await user.keyboard('{ArrowUp}');
    expect(names('radio', true)).toEqual(['Any state']);
    await user.click(screen.getByRole('radio', { name: 'GA' }));
    await user.click(screen.getByRole('radio', { name: 'Any state' }));
    expect(names('radio', true)).toEqual(['Any state']);
  });

  it('opens and closes by its legend, and says how many are chosen', async () => {
    const user = userEvent.setup();
    const disclosure = { chosen: (count: number) => `${count} chosen` };
    render(<Sample disclosure={disclosure} />);
    const group = within(screen.getByRole('group', { name: 'State' }));
    expect(group.queryByRole('checkbox')).toBeNull();
    await user.click(group.getByRole('button', { name: 'State', expanded: false }));
    await user.click(group.getByRole('checkbox', { name: 'FL' }));
    await user.click(group.getByRole('button', { name: 'State 1 chosen', expanded: true }));
    expect(group.queryByRole('checkbox')).toBeNull();
    expect(group.getByRole('button', { name: 'State 1 chosen', expanded: false })).toBeDefined();
  });

  it('is open at first where something is chosen, or where it is asked to be', () => {
    const chosen = (count: number) => `${count} chosen`;
    render(<Sample disclosure={{ chosen }} initial={['FL']} />);
    render(<Sample disclosure={{ chosen, defaultOpen: true }} />);
    expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(2);
  });

  it('shows every option where there are no words for the button', () => {
    render(<Sample options={states} />);
    expect(names('checkbox')).toHaveLength(10);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
