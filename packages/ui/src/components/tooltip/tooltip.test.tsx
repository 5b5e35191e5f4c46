import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { Tooltip } from './tooltip.tsx';

/** What stands in the top layer; jsdom has none, so the two methods stand in for it. */
const shown = new Set<Element>();

beforeEach(() => {
  shown.clear();
  HTMLElement.prototype.showPopover = function show() {
    shown.add(this);
  };
  HTMLElement.prototype.hidePopover = function hide() {
    shown.delete(this);
  };
});

function renderTip() {
  return renderForUser(
    <>
      <p id="fee">No fee.</p>
      <Tooltip content="Opens on Monday">
        <button aria-describedby="fee">Bind</button>
      </Tooltip>
      <button>Next</button>
    </>,
  );
}

const isShown = () => shown.size === 1;

it('describes its control, beside what described it before', () => {
  renderTip();
  expect(
    screen.getByRole('button', { name: 'Bind', description: 'No fee. Opens on Monday' }),
  ).toBeTruthy();
  expect(screen.getByRole('tooltip', { hidden: true }).textContent).toBe('Opens on Monday');
  expect(isShown()).toBe(false);
});

it('is there while the pointer is on the control or on the tip', async () => {
  const { user } = renderTip();
  await user.hover(screen.getByRole('button', { name: 'Bind' }));
  expect(isShown()).toBe(true);
  await user.hover(screen.getByRole('tooltip', { hidden: true }));
  expect(isShown()).toBe(true);
  await user.hover(screen.getByRole('button', { name: 'Next' }));
  expect(isShown()).toBe(false);
});

it('does not come for a finger, which could not take it away', () => {
  renderTip();
  fireEvent.pointerEnter(screen.getByRole('button', { name: 'Bind' }), { pointerType: 'touch' });
  expect(isShown()).toBe(false);
});

it('is there while the control has the focus by keyboard', async () => {
  const { user } = renderTip();
  await user.tab();
  expect(isShown()).toBe(true);
  await user.tab();
  expect(isShown()).toBe(false);
});

it('goes by Escape, which reaches nobody else, and comes again', async () => {
  const { user } = renderTip();
  const received = vi.fn<() => void>();
  document.addEventListener('keydown', received, { capture: true });
  await user.tab();
  received.mockClear();
  await user.keyboard('{Escape}');
  expect(isShown()).toBe(false);
  expect(received).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(received).toHaveBeenCalledOnce();
  document.removeEventListener('keydown', received, { capture: true });
  await user.tab();
  await user.tab({ shift: true });
  expect(isShown()).toBe(true);
});

it('tells its owner of pointer and focus too', async () => {
  const announced: string[] = [];
  const { user } = renderForUser(
    <Tooltip
      content="Opens on Monday"
      onPointerEnter={() => announced.push('enter')}
      onPointerLeave={() => announced.push('leave')}
      onFocus={() => announced.push('focus')}
      onBlur={() => announced.push('blur')}
    >
      <button>Bind</button>
    </Tooltip>,
  );
  await user.hover(screen.getByRole('button'));
  await user.unhover(screen.getByRole('button'));
  await user.tab();
  await user.tab();
  expect(announced).toEqual(['enter', 'leave', 'focus', 'blur']);
});
