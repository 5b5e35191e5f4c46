import { Button, Callout, SelectField, TextArea, TextField } from '@producer-portal/ui';
import { useId, useRef, useState, type ComponentProps, type FormEvent } from 'react';
import { formCopy } from '../../modules/form-errors/copy.ts';
import { FormErrors, type FieldErrors } from '../../modules/form-errors/form-errors.tsx';
import { usStates } from '../../modules/states/us-states.ts';
import { deliveryCopy as copy } from './copy.ts';
import { deliveryErrors, deliveryFields, type DeliveryField } from './delivery-errors.ts';
import { LastAddress } from './last-address.tsx';
import styles from './pp-order.module.css';
import type { DeliveryDraft } from './use-delivery-draft.ts';

const mostNotes = 1000;

/** What a browser may fill in, and which keyboard a phone shows. */
const inputs: Readonly<Partial<Record<DeliveryField, ComponentProps<'input'>>>> = {
  attention: { autoComplete: 'name' },
  company: { autoComplete: 'organization' },
  street: { autoComplete: 'address-line1' },
  street2: { autoComplete: 'address-line2' },
  city: { autoComplete: 'address-level2' },
  postal_code: { autoComplete: 'postal-code', inputMode: 'numeric', className: styles.zip },
  phone: { autoComplete: 'tel', inputMode: 'tel', className: styles.phone },
  email: { autoComplete: 'email', inputMode: 'email' },
};
const mayBeEmpty: ReadonlySet<DeliveryField> = new Set(['company', 'street2', 'email', 'notes']);
const labelOf = (field: DeliveryField) =>
  mayBeEmpty.has(field) ? copy.optional(copy.fields[field]) : copy.fields[field];

export interface DeliveryFormProps {
  readonly draft: DeliveryDraft;
  /** What the host has found wrong with it. */
  readonly refused: FieldErrors;
  /** It is complete. */
  readonly onReady: () => void;
}

/** Where the draft shall be sent. */
export function DeliveryForm({ draft, refused, onReady }: DeliveryFormProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [found, setFound] = useState(refused);
  const [attempt, setAttempt] = useState(Object.keys(refused).length > 0 ? 1 : 0);
  const idOf = (name: string) => `${id}${name}`;

  const check = (event: FormEvent) => {
    event.preventDefault();
    const wrong = deliveryErrors(draft.value);
    setFound(wrong);
    setAttempt((count) => count + 1);
    if (Object.keys(wrong).length === 0) onReady();
  };

  const controlOf = (field: DeliveryField) => ({
    id: idOf(`delivery.${field}`),
    name: field,
    label: labelOf(field),
    error: found[`delivery.${field}`]?.join(' '),
    value: draft.value[field],
    onChange: ({ target }: { target: { value: string } }) =>
      draft.change({ [field]: target.value }),
  });
  const line = (field: DeliveryField) => <TextField {...inputs[field]} {...controlOf(field)} />;

  return (
    <form className={styles.form} noValidate aria-labelledby={idOf('title')} onSubmit={check}>
      <h2 ref={heading} id={idOf('title')} tabIndex={-1} data-step="delivery">
        {copy.title}
      </h2>
      <FormErrors
        title={formCopy.errors}
        errors={found}
        fields={Object.fromEntries(
          deliveryFields.map((field) => [`delivery.${field}`, copy.fields[field]]),
        )}
        idOf={idOf}
        attempt={attempt}
      />
      {draft.restored && <Callout tone="info">{formCopy.restored}</Callout>}
      <LastAddress
        draft={draft}
        onUse={() => {
          setFound({});
          heading.current?.focus();
        }}
      />
      {line('attention')}
      {line('company')}
      {line('street')}
      {line('street2')}
      {line('city')}
      <SelectField autoComplete="address-level1" className={styles.state} {...controlOf('state')}>
        <option value="">{copy.chooseState}</option>
        {usStates.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      {line('postal_code')}
      {line('phone')}
      {line('email')}
      <TextArea {...controlOf('notes')} count={{ max: mostNotes, left: formCopy.left }} />
      <Button type="submit">{copy.review}</Button>
    </form>
  );
}
