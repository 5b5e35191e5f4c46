import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SearchBox } from './search-box.tsx';

vi.mock('./suggestions.tsx', () => {
  throw new Error('offline');
});

it('a SearchBox works as a plain form if its suggestions fail to load', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn<(text: string) => void>();
  render(
    <SearchBox
      label="Search the portal"
      submitLabel="Search"
      onSubmit={onSubmit}
      labels={{ count: String, none: 'None', slow: 'Slow', failed: 'Failed' }}
      suggestions={[
        { id: 'alerts', label: 'Alerts', items: [{ id: 'tx', label: 'Wind', href: '/tx' }] },
      ]}
    />,
  );
  await user.click(screen.getByRole('combobox', { name: 'Search the portal' }));
  await user.keyboard('{ArrowDown}wind{Enter}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(onSubmit.mock.calls).toEqual([['wind']]);
});
