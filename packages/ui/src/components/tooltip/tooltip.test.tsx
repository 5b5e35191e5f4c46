import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { Tooltip } from './tooltip.tsx';

/** The open popovers. jsdom does not support them, so the methods are mocked. */
const openPopovers = new Set<Element>();

beforeEach(() => {
  openPopovers.clear();
  HTMLElement.prototype.showPopover = function show() {
    openPopovers.add(this);
  };
  HTMLElement.prototype.hidePopover = function hide() {
    openPopovers.delete(this);
  };
});

function renderTooltip() {
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

const isTooltipOpen = () => openPopovers.size === 1;

it("adds its text to the control's description", () => {
  renderTooltip();
  expect(
    screen.getByRole('button', { name: 'Bind', description: 'No fee. Opens on Monday' }),
  ).toBeTruthy();
  expect(screen.getByRole('tooltip', { hidden: true }).textContent).toBe('Opens on Monday');
  expect(isTooltipOpen()).toBe(false);
});

it('is shown while the pointer is on the control or the tooltip', async () => {
  const { user } = renderTooltip();
  await user.hover(screen.getByRole('button', { name: 'Bind' }));
  expect(isTooltipOpen()).toBe(true);
  await user.hover(screen.getByRole('tooltip', { hidden: true }));
  expect(isTooltipOpen()).toBe(true);
  await user.hover(screen.getByRole('button', { name: 'Next' }));
  expect(isTooltipOpen()).toBe(false);
});

it('is not shown when the user touches the control', () => {
  renderTooltip();
  fireEvent.pointerEnter(screen.getByRole('button', { name: 'Bind' }), { pointerType: 'touch' });
  expect(isTooltipOpen()).toBe(false);
});

it('is shown while the control has keyboard focus', async () => {
  const { user } = renderTooltip();
  await user.tab();
  expect(isTooltipOpen()).toBe(true);
  await user.tab();
  expect(isTooltipOpen()).toBe(false);
});

it('hides on Escape, stops the event, and can be shown again', async () => {
  const { user } = renderTooltip();
  const onKeyDown = vi.fn<() => void>();
  document.addEventListener('keydown', onKeyDown, { capture: true });
  await user.tab();
  onKeyDown.mockClear();
  await user.keyboard('{Escape}');
  expect(isTooltipOpen()).toBe(false);
  expect(onKeyDown).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onKeyDown).toHaveBeenCalledOnce();
  document.removeEventListener('keydown', onKeyDown, { capture: true });
  await user.tab();
  await user.tab({ shift: true });
  expect(isTooltipOpen()).toBe(true);
});

it("calls the caller's pointer and focus handlers too", async () => {
  const events: string[] = [];
  const { user } = renderForUser(
    <Tooltip
      content="Opens on Monday"
      onPointerEnter={() => events.push('enter')}
      onPointerLeave={() => events.push('leave')}
      onFocus={() => events.push('focus')}
      onBlur={() => events.push('blur')}
    >
      <button>Bind</button>
    </Tooltip>,
  );
  await user.hover(screen.getByRole('button'));
  await user.unhover(screen.getByRole('button'));
  await user.tab();
  await user.tab();
  expect(events).toEqual(['enter', 'leave', 'focus', 'blur']);
});
