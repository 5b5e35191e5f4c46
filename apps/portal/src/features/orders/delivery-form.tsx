import { isRejected, type CollateralRequest, type DeliveryInput } from '@producer-portal/api';
import {
  submitCollateralRequestMutation,
  type SubmitCollateralRequest,
} from '@producer-portal/api/queries';
import { Button, Notice, SelectField, TextArea, TextField } from '@producer-portal/ui';
import { useMutation } from '@tanstack/react-query';
import { useId, useMemo, useState, type ComponentProps, type FormEvent } from 'react';
import { usePress } from '../../modules/cart/use-press.ts';
import { failureText } from '../../modules/content-list/failure-text.ts';
import { useDraft } from '../../modules/drafts/use-draft.ts';
import { FormErrors, type FieldErrors } from '../../modules/form-errors/form-errors.tsx';
import { Outcome } from '../../modules/outcome/outcome.tsx';
import { useApi, useSession } from '../../modules/session/services.tsx';
import { usStates } from '../../modules/states/us-states.ts';
import { deliveryCopy as copy } from './copy.ts';
import { deliveryErrors, deliveryFields, type DeliveryField } from './delivery-errors.ts';
import styles from './pp-order.module.css';

const mostNotes = 1000;

/** What a browser may fill in, and which keyboard a phone shows. */
const inputs: Readonly<Partial<Record<DeliveryField, ComponentProps<'input'>>>> = {
  attention: { autoComplete: 'name' },
  company: { autoComplete: 'organization' },
  street: { autoComplete: 'address-line1' },
  street2: { autoComplete: 'address-line2' },
  city: { autoComplete: 'address-level2' },
  postal_code: { autoComplete: 'postal-code', inputMode: 'numeric' },
  phone: { autoComplete: 'tel', inputMode: 'tel' },
  email: { autoComplete: 'email', inputMode: 'email' },
};
const mayBeEmpty: ReadonlySet<DeliveryField> = new Set(['company', 'street2', 'email', 'notes']);
const labelOf = (field: DeliveryField) =>
  mayBeEmpty.has(field) ? copy.optional(copy.fields[field]) : copy.fields[field];

/** Where the draft shall be sent. What is written here outlives a reload and the end of the session. */
export function DeliveryForm({ order }: { readonly order: CollateralRequest }) {
  const id = useId();
  const company = useSession().claims?.agency?.name ?? '';
  const initial = useMemo(
    () => ({
      ...(Object.fromEntries(deliveryFields.map((field) => [field, ''])) as Record<
        DeliveryField,
        string
      >),
      company,
    }),
    [company],
  );
  const draft = useDraft(`delivery:${order.id}`, initial);
  const press = usePress<SubmitCollateralRequest>();
  const { mutateAsync, isPending, error } = useMutation(submitCollateralRequestMutation(useApi()));
  const [found, setFound] = useState<FieldErrors>({});
  const [attempt, setAttempt] = useState(0);

  const errors = Object.keys(found).length > 0 ? found : isRejected(error) ? error.fields : {};
  // What is wrong with the pieces stands in no field of this form.
  const own = Object.entries(errors).filter(([name]) => name.startsWith('delivery.'));
  const others = Object.entries(errors).filter(([name]) => !name.startsWith('delivery.'));
  const elsewhere =
    others.flatMap(([, messages]) => messages).join(' ') ||
    (error && own.length === 0 ? failureText(error, copy.failed) : '');
  const idOf = (name: string) => `${id}${name}`;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const wrong = deliveryErrors(draft.value);
    setFound(wrong);
    setAttempt((count) => count + 1);
    if (Object.keys(wrong).length > 0) return;
    const delivery: DeliveryInput = draft.value;
    // Who has left the page by then must not find the address of a sent order again.
    mutateAsync(press({ id: order.id, delivery })).then(draft.clear, () =>
      setAttempt((count) => count + 1),
    );
  };

  const controlOf = (field: DeliveryField) => ({
    id: idOf(`delivery.${field}`),
    name: field,
    label: labelOf(field),
    error: errors[`delivery.${field}`]?.join(' '),
    value: draft.value[field],
    onChange: ({ target }: { target: { value: string } }) =>
      draft.change({ [field]: target.value }),
  });
  const line = (field: DeliveryField) => <TextField {...inputs[field]} {...controlOf(field)} />;

  return (
    <form className={styles.form} noValidate aria-labelledby={idOf('title')} onSubmit={submit}>
      <h2 id={idOf('title')}>{copy.title}</h2>
      <FormErrors
        title={copy.errors}
        errors={Object.fromEntries(own)}
        fields={Object.fromEntries(
          deliveryFields.map((field) => [`delivery.${field}`, copy.fields[field]]),
        )}
        idOf={idOf}
        attempt={attempt}
      />
      {draft.restored && <Notice tone="info">{copy.restored}</Notice>}
      {line('attention')}
      {line('company')}
      {line('street')}
      {line('street2')}
      {line('city')}
      <div className={styles.pair}>
        <SelectField autoComplete="address-level1" {...controlOf('state')}>
          <option value="">{copy.chooseState}</option>
          {usStates.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        {line('postal_code')}
      </div>
      <div className={styles.pair}>
        {line('phone')}
        {line('email')}
      </div>
      <TextArea {...controlOf('notes')} count={{ max: mostNotes, left: copy.notesLeft }} />
      {elsewhere && <Outcome tone="danger" message={elsewhere} />}
      <Button type="submit" pending={isPending}>
        {copy.submit}
      </Button>
    </form>
  );
}
