import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { Button } from './button.tsx';

it('is pressed by pointer, Enter and Space', async () => {
  const press = vi.fn<() => void>();
  const { user } = renderForUser(<Button onClick={press}>Save</Button>);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.keyboard('{Enter}');
  await user.keyboard(' ');
  expect(press).toHaveBeenCalledTimes(3);
});

it('does not submit a form unless it says so', async () => {
  const submit = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  const { user, container } = renderForUser(
    <form>
      <Button>Filter</Button>
      <Button type="submit">Search</Button>
    </form>,
  );
  container.querySelector('form')?.addEventListener('submit', submit);
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  expect(submit).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(submit).toHaveBeenCalledOnce();
});

it('keeps its focus while pending, and neither acts nor submits', async () => {
  const press = vi.fn<() => void>();
  const submit = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  const { user, container } = renderForUser(
    <form>
      <Button type="submit" pending onClick={press}>
        Saving
      </Button>
    </form>,
  );
  container.querySelector('form')?.addEventListener('submit', submit);
  const button = screen.getByRole('button', { name: 'Saving' });
  await user.click(button);
  await user.keyboard('{Enter}');
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
});
