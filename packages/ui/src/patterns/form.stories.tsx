import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../components/button/button.tsx';
import { CheckboxField } from '../components/checkbox-field/checkbox-field.tsx';
import { ChoiceGroup } from '../components/choice-group/choice-group.tsx';
import { DateRangeField } from '../components/date-range-field/date-range-field.tsx';
import { ErrorSummary } from '../components/error-summary/error-summary.tsx';
import { LiveRegionProvider } from '../components/live-region/live-region.tsx';
import { PageHeader } from '../components/page-header/page-header.tsx';
import { QuantityField } from '../components/quantity-field/quantity-field.tsx';
import { SelectField } from '../components/select-field/select-field.tsx';
import { StatePicker } from '../components/state-picker/state-picker.tsx';
import { TextArea } from '../components/text-area/text-area.tsx';
import { TextField } from '../components/text-field/text-field.tsx';
import { calendarLabels } from '../testing/calendar-labels.ts';
import frames from '../testing/story-frames.module.css';
import { usStates } from '../testing/us-states.ts';
import styles from './pp-form-pattern.module.css';

/** A delivery form in one column. */
const meta = {
  title: 'Patterns/Form',
  component: DeliveryForm,
  decorators: [
    (Story) => (
      <LiveRegionProvider>
        <Story />
      </LiveRegionProvider>
    ),
  ],
} satisfies Meta<typeof DeliveryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

interface Delivery {
  attention: string;
  street: string;
  city: string;
  state: string;
  zip: string;
  phone: string;
  paper: string;
  count: number;
  shipping: string;
  days: { start: string; end: string };
  notes: string;
  isConfirmed: boolean;
}

const emptyDelivery: Delivery = {
  attention: '',
  street: '',
  city: '',
  state: '',
  zip: '',
  phone: '',
  paper: 'matte',
  count: 250,
  shipping: 'ground',
  days: { start: '', end: '' },
  notes: '',
  isConfirmed: false,
};

const completedDelivery: Delivery = {
  ...emptyDelivery,
  attention: 'Dana Ruiz',
  street: '12 Elm Street',
  city: 'Waco',
  state: 'TX',
  zip: '76701',
  phone: '254-555-0117',
  days: { start: '2026-03-16', end: '2026-03-20' },
  isConfirmed: true,
};

/** Returns the error of each invalid field, in the order of the fields. */
function validate(delivery: Delivery): Partial<Record<keyof Delivery, string>> {
  const isMissing = (text: string) => text.trim() === '';
  return {
    ...(isMissing(delivery.attention) && {
      attention: "Enter the recipient's name.",
    }),
    ...(delivery.phone.replaceAll(/\D/g, '').length !== 10 && {
      phone: 'Enter a phone number of ten digits, such as 254-555-0117.',
    }),
    ...(isMissing(delivery.street) && { street: 'Enter the street address.' }),
    ...(isMissing(delivery.city) && { city: 'Enter the city.' }),
    ...(delivery.state === '' && { state: 'Choose the state.' }),
    ...(!/^\d{5}(-\d{4})?$/.test(delivery.zip) && {
      zip: 'Enter a ZIP code of five digits, such as 76701.',
    }),
    ...((Number.isNaN(delivery.count) || delivery.count % 50 !== 0) && {
      count: 'Order full packs of 50, such as 250 or 300.',
    }),
    ...(delivery.notes.length > 120 && { notes: 'Shorten the notes to 120 characters.' }),
    ...(!delivery.isConfirmed && { isConfirmed: 'Confirm the disclosures for the state.' }),
  };
}

function DeliveryForm({ initial = emptyDelivery }: { initial?: Delivery }) {
  const summary = useRef<HTMLElement>(null);
  const [delivery, setDelivery] = useState(initial);
  const [attempts, setAttempts] = useState(0);
  const [problems, setProblems] = useState<ReturnType<typeof validate>>({});
  const errors = Object.entries(problems).map(([fieldId, message]) => ({ fieldId, message }));

  useEffect(() => {
    if (attempts > 0) summary.current?.focus();
  }, [attempts]);

  function set(part: Partial<Delivery>): void {
    setDelivery((current) => ({ ...current, ...part }));
  }

  const getTextProps = (name: 'attention' | 'street' | 'city' | 'zip' | 'phone') => ({
    id: name,
    error: problems[name],
    value: delivery[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  });

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        setProblems(validate(delivery));
        setAttempts(attempts + 1);
      }}
    >
      <PageHeader title="Shipping details" kicker="Order 4117 · step 3 of 4" />
      <ErrorSummary
        ref={summary}
        title={errors.length === 1 ? 'There is a problem' : `There are ${errors.length} problems`}
        errors={errors}
      />
      <Section title="Recipient">
        <TextField label="Name" autoComplete="name" {...getTextProps('attention')} />
        <TextField label="Phone" type="tel" autoComplete="tel" {...getTextProps('phone')} />
      </Section>
      <Section title="Ship to">
        <TextField
          label="Street address"
          autoComplete="street-address"
          {...getTextProps('street')}
        />
        <TextField label="City" autoComplete="address-level2" {...getTextProps('city')} />
        <div className={styles.pair}>
          <StatePicker
            id="state"
            label="State"
            error={problems.state}
            options={usStates}
            value={delivery.state || undefined}
            onChange={(code) => set({ state: code ?? '' })}
            labels={{
              show: 'Show all states',
              clear: 'Clear the state',
              none: (typed) => `No state matches “${typed}”.`,
              count: (states) => (states === 1 ? '1 state' : `${states} states`),
            }}
          />
          <TextField label="ZIP code" autoComplete="postal-code" {...getTextProps('zip')} />
        </div>
      </Section>
      <Section title="Print options">
        <SelectField
          id="paper"
          label="Paper"
          value={delivery.paper}
          onChange={(event) => set({ paper: event.target.value })}
        >
          <option value="matte">Matte, 14 point</option>
          <option value="gloss">Gloss, 14 point</option>
        </SelectField>
        <QuantityField
          id="count"
          label="Postcards"
          hint="From 50 to 1,000, in packs of 50"
          error={problems.count}
          value={delivery.count}
          onChange={(count) => set({ count })}
          min={50}
          max={1000}
          step={50}
          labels={{ less: '50 fewer postcards', more: '50 more postcards' }}
        />
      </Section>
      <Section title="Shipping options">
        <ChoiceGroup
          id="shipping"
          legend="Shipping"
          name="shipping"
          options={[
            { value: 'ground', label: 'Ground', hint: 'Five to seven business days' },
            { value: 'air', label: 'Air', hint: 'Two business days' },
          ]}
          value={delivery.shipping}
          onChange={(shipping) => set({ shipping })}
        />
        <DateRangeField
          id="days"
          legend="Delivery dates that work for you (optional)"
          value={delivery.days}
          onChange={(days) => set({ days })}
          min="2026-03-02"
          today="2026-03-02"
          labels={{
            start: 'From',
            end: 'To',
            hint: 'Month/day/year, such as 3/16/2026',
            openCalendar: (which) =>
              which === 'start' ? 'Choose the first day' : 'Choose the last day',
            closeCalendar: 'Close',
            invalid: (typed) => `“${typed}” is not a date. Use month/day/year, such as 3/16/2026.`,
            order: 'The last day is before the first day.',
            outside: 'Choose today or a later day.',
            calendar: calendarLabels,
          }}
        />
        <TextArea
          id="notes"
          label="Notes for the driver (optional)"
          error={problems.notes}
          value={delivery.notes}
          onChange={(event) => set({ notes: event.target.value })}
          count={{
            max: 120,
            remaining: (characters) =>
              `${Math.abs(characters)} ${Math.abs(characters) === 1 ? 'character' : 'characters'} ${characters < 0 ? 'too many' : 'left'}`,
          }}
        />
        <CheckboxField
          id="isConfirmed"
          label="The disclosures on the postcards are correct for this state"
          error={problems.isConfirmed}
          checked={delivery.isConfirmed}
          onChange={(event) => set({ isConfirmed: event.target.checked })}
        />
      </Section>
      <div className={frames.row}>
        <Button type="submit">Submit order</Button>
        <Button variant="secondary">Save as draft</Button>
      </div>
    </form>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}

export const Empty: Story = {};

export const Filled: Story = { args: { initial: completedDelivery } };

export const FiveProblems: Story = {
  args: {
    initial: {
      ...completedDelivery,
      attention: '',
      city: '',
      zip: '7670',
      count: 275,
      isConfirmed: false,
    },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('Submit order', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Submit order' }));
      const summary = canvas.getByRole('region', { name: 'There are 5 problems' });
      await expect(summary).toHaveFocus();
      await expect(within(summary).getAllByRole('link')).toHaveLength(5);
    });
  },
};

/** Moves from the summary to a field, fixes it, and checks which problems remain. */
export const FixesOneProblem: Story = {
  args: { initial: { ...completedDelivery, zip: '7670', isConfirmed: false } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const submit = canvas.getByRole('button', { name: 'Submit order' });
    await step('Submit order', () => userEvent.click(submit));
    await step('Click the first link and fix the ZIP code', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('textbox', { name: 'ZIP code' })).toHaveFocus();
      await userEvent.keyboard('1');
    });
    await step('Submit again: one problem is left, and it is announced', async () => {
      await userEvent.click(submit);
      await expect(canvas.getByRole('region', { name: 'There is a problem' })).toHaveFocus();
    });
  },
};
