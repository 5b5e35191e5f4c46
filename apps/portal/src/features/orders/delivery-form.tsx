import { Button, Callout, SelectField, TextArea, TextField } from '@producer-portal/ui';
import { useId, useRef, useState, type ComponentProps, type FormEvent } from 'react';
import { formCopy } from '../../modules/form-errors/copy.ts';
import { FormErrors, type FieldErrors } from '../../modules/form-errors/form-errors.tsx';
import { usStates } from '../../modules/states/us-states.ts';
import { deliveryCopy as copy } from './copy.ts';
import { validateDelivery, deliveryFields, type DeliveryField } from './delivery-errors.ts';
import { LastAddress } from './last-address.tsx';
import styles from './pp-order.module.css';
import type { DeliveryDraft } from './use-delivery-draft.ts';

const maxNotesLength = 1000;

/** Attributes for autofill, on-screen keyboards, and width. */
const inputProps: Readonly<Partial<Record<DeliveryField, ComponentProps<'input'>>>> = {
  attention: { autoComplete: 'name' },
  company: { autoComplete: 'organization' },
  street: { autoComplete: 'address-line1' },
  street2: { autoComplete: 'address-line2' },
  city: { autoComplete: 'address-level2' },
  postal_code: { autoComplete: 'postal-code', inputMode: 'numeric', className: styles.zip },
  phone: { autoComplete: 'tel', inputMode: 'tel', className: styles.phone },
  email: { autoComplete: 'email', inputMode: 'email' },
};
const optionalFields: ReadonlySet<DeliveryField> = new Set([
  'company',
  'street2',
  'email',
  'notes',
]);
const getLabel = (field: DeliveryField) =>
  optionalFields.has(field) ? copy.optional(copy.fields[field]) : copy.fields[field];

export interface DeliveryFormProps {
  readonly draft: DeliveryDraft;
  /** Errors from the host. */
  readonly hostErrors: FieldErrors;
  /** Called when the user submits the form without errors. */
  readonly onReady: () => void;
}

/** Form for the delivery address of a draft order. */
export function DeliveryForm({ draft, hostErrors, onReady }: DeliveryFormProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [errors, setErrors] = useState(hostErrors);
  const [attempt, setAttempt] = useState(Object.keys(hostErrors).length > 0 ? 1 : 0);
  const getFieldId = (name: string) => `${id}${name}`;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const inputErrors = validateDelivery(draft.value);
    setErrors(inputErrors);
    setAttempt((count) => count + 1);
    if (Object.keys(inputErrors).length === 0) onReady();
  };

  const change = (field: DeliveryField, value: string) => {
    const name = `delivery.${field}`;
    draft.change({ [field]: value });
    // An error disappears once its field is valid.
    if (errors[name] && !validateDelivery({ ...draft.value, [field]: value })[name]) {
      setErrors(Object.fromEntries(Object.entries(errors).filter(([each]) => each !== name)));
    }
  };
  const fieldProps = (field: DeliveryField) => ({
    id: getFieldId(`delivery.${field}`),
    name: field,
    label: getLabel(field),
    error: errors[`delivery.${field}`]?.join(' '),
    value: draft.value[field],
    onChange: ({ target }: { target: { value: string } }) => change(field, target.value),
  });
  const renderTextField = (field: DeliveryField) => (
    <TextField {...inputProps[field]} {...fieldProps(field)} />
  );

  return (
    <form
      className={styles.form}
      noValidate
      aria-labelledby={getFieldId('title')}
      onSubmit={handleSubmit}
    >
      <h2 ref={heading} id={getFieldId('title')} tabIndex={-1} data-step="delivery">
        {copy.title}
      </h2>
      <FormErrors
        title={formCopy.errors}
        errors={errors}
        fields={Object.fromEntries(
          deliveryFields.map((field) => [`delivery.${field}`, copy.fields[field]]),
        )}
        getFieldId={getFieldId}
        attempt={attempt}
      />
      {draft.restored && <Callout tone="info">{formCopy.restored}</Callout>}
      <LastAddress
        draft={draft}
        onUse={() => {
          setErrors({});
          heading.current?.focus();
        }}
      />
      {renderTextField('attention')}
      {renderTextField('company')}
      {renderTextField('street')}
      {renderTextField('street2')}
      {renderTextField('city')}
      <SelectField autoComplete="address-level1" className={styles.state} {...fieldProps('state')}>
        <option value="">{copy.chooseState}</option>
        {usStates.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      {renderTextField('postal_code')}
      {renderTextField('phone')}
      {renderTextField('email')}
      <TextArea
        {...fieldProps('notes')}
        count={{ max: maxNotesLength, remaining: formCopy.remaining }}
      />
      <Button type="submit">{copy.review}</Button>
    </form>
  );
}
