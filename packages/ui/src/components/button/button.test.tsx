import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { Button } from './button.tsx';

it('responds to a click, Enter, and Space', async () => {
  const onClick = vi.fn<() => void>();
  const { user } = renderForUser(<Button onClick={onClick}>Save</Button>);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.keyboard('{Enter}');
  await user.keyboard(' ');
  expect(onClick).toHaveBeenCalledTimes(3);
});

it('submits a form only with type="submit"', async () => {
  const onSubmit = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  const { user, container } = renderForUser(
    <form>
      <Button>Filter</Button>
      <Button type="submit">Search</Button>
    </form>,
  );
  container.querySelector('form')?.addEventListener('submit', onSubmit);
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('keeps focus while pending, and neither calls onClick nor submits the form', async () => {
  const onClick = vi.fn<() => void>();
  const onSubmit = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  const { user, container } = renderForUser(
    <form>
      <Button type="submit" pending onClick={onClick}>
        Saving
      </Button>
    </form>,
  );
  container.querySelector('form')?.addEventListener('submit', onSubmit);
  const button = screen.getByRole('button', { name: 'Saving' });
  await user.click(button);
  await user.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
});
