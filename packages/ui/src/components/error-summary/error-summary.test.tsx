import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { ChoiceGroup } from '../choice-group/choice-group.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { ErrorSummary } from './error-summary.tsx';

const scrolledElements: Element[] = [];

beforeEach(() => {
  scrolledElements.length = 0;
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scrollIntoView(
    this: Element,
  ) {
    scrolledElements.push(this);
  });
});

const errors = [
  { fieldId: 'zip', message: 'Enter a ZIP code.' },
  { fieldId: 'delivery', message: 'Choose a delivery address.' },
];

function Form({ value = '' }) {
  return (
    <>
      <ErrorSummary title="There are 2 problems" errors={errors} />
      <TextField id="zip" label="ZIP code" />
      <ChoiceGroup
        id="delivery"
        legend="Delivery"
        name="delivery"
        options={[
          { value: 'none', label: 'No delivery', disabled: true },
          { value: 'agency', label: 'To my agency' },
          { value: 'customer', label: 'To the customer' },
        ]}
        value={value}
        onChange={() => undefined}
      />
    </>
  );
}

it('is a focusable region with a title, outside the tab order', async () => {
  const summary = createRef<HTMLElement>();
  const { user } = renderForUser(
    <ErrorSummary ref={summary} title="There are 2 problems" errors={errors} />,
  );
  summary.current?.focus();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'There are 2 problems' }));
  expect(screen.getByRole('heading', { level: 2, name: 'There are 2 problems' })).toBeDefined();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Enter a ZIP code.' }));
});

it('focuses the field when its link is followed, without adding a history entry', async () => {
  const { user } = renderForUser(<Form />);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'ZIP code' }));
  expect(location.hash).toBe('');
});

it('focuses the selected option of a group, or the first enabled one if none is selected', async () => {
  const { user, rerender } = renderForUser(<Form />);
  await user.click(screen.getByRole('link', { name: 'Choose a delivery address.' }));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'To my agency' }));
  rerender(<Form value="customer" />);
  await user.click(screen.getByRole('link', { name: 'Choose a delivery address.' }));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'To the customer' }));
});

it('scrolls the label of the field into view', async () => {
  const { user } = renderForUser(<Form />);
  await user.click(screen.getByRole('link', { name: 'Enter a ZIP code.' }));
  expect(scrolledElements).toEqual([screen.getByText('ZIP code')]);
});

it('renders nothing without errors', () => {
  const { container } = renderForUser(<ErrorSummary title="No problem" errors={[]} />);
  expect(container.childElementCount).toBe(0);
});
