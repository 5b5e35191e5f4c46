import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { Accordion } from './accordion.tsx';
import type { AccordionProps } from './accordion.tsx';

const items = [
  { id: 'pay', heading: 'How to pay', content: <p>By card.</p> },
  { id: 'move', heading: 'How to move', content: <p>By truck.</p> },
];

function renderAccordion(props: Partial<AccordionProps> = {}) {
  return renderForUser(
    <Accordion items={items} labels={{ showAll: 'Show all', hideAll: 'Hide all' }} {...props} />,
  );
}

const getExpandedHeadings = () =>
  screen.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent);
const getButton = (name: string) => screen.getByRole('button', { name });
const getPanel = (text: string) => screen.getByText(text).parentElement?.parentElement;

it('renders collapsed headings of the given level', () => {
  renderAccordion({ headingLevel: 4 });
  expect(
    screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent),
  ).toEqual(['How to pay', 'How to move']);
  expect(screen.queryAllByRole('button', { expanded: true })).toEqual([]);
});

it.each(['{Enter}', ' '])('toggles one item with the key %j', async (key) => {
  const { user } = renderAccordion();
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(getButton('How to pay'));
  await user.keyboard(key);
  expect(getExpandedHeadings()).toEqual(['How to pay']);
  expect(getPanel('By card.')?.hasAttribute('hidden')).toBe(false);
  await user.keyboard(key);
  expect(screen.queryAllByRole('button', { expanded: true })).toEqual([]);
});

it('connects each button to its panel with aria-controls', () => {
  renderAccordion();
  expect(getButton('How to pay').getAttribute('aria-controls')).toBe(getPanel('By card.')?.id);
});

it('lets find-in-page search collapsed text, and opens an item that matches', () => {
  renderAccordion({ defaultOpen: ['pay'] });
  expect(getPanel('By truck.')?.getAttribute('hidden')).toBe('until-found');
  act(
    () =>
      void screen.getByText('By truck.').dispatchEvent(new Event('beforematch', { bubbles: true })),
  );
  expect(getExpandedHeadings()).toEqual(['How to pay', 'How to move']);
});

it('lets find-in-page search an item that was opened and closed', async () => {
  const { user } = renderAccordion();
  await user.click(getButton('How to pay'));
  await user.click(getButton('How to pay'));
  expect(getPanel('By card.')?.getAttribute('hidden')).toBe('until-found');
});

it('shows and hides all items with one button, which keeps focus', async () => {
  const { user } = renderAccordion({ defaultOpen: ['pay'] });
  const allButton = getButton('Show all');
  await user.click(allButton);
  expect(getExpandedHeadings()).toEqual(['How to pay', 'How to move']);
  expect(document.activeElement).toBe(allButton);
  expect(allButton.textContent).toBe('Hide all');
  await user.keyboard('{Enter}');
  expect(screen.queryAllByRole('button', { expanded: true })).toEqual([]);
});

it('has no "show all" button for one item, and renders nothing without items', () => {
  const { container, rerender } = renderAccordion({ items: items.slice(0, 1) });
  expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
  rerender(<Accordion items={[]} labels={{ showAll: 'Show all', hideAll: 'Hide all' }} />);
  expect(container.childElementCount).toBe(0);
});
