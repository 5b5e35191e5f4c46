import {
  isRejected,
  prepareCartItem,
  printedValue,
  type CartItem,
  type CartItemInput,
  type CollateralTemplate,
  type TemplateField,
} from '@producer-portal/api';
import {
  Button,
  ChoiceGroup,
  KeyValueList,
  Callout,
  SelectField,
  TextField,
  TextLink,
  useAnnounce,
} from '@producer-portal/ui';
import { useId, useState, type FormEvent } from 'react';
import { Navigate } from 'react-router-dom';
import { useNow } from '../../lib/clock.tsx';
import { dayOf } from '../../lib/dates.ts';
import { useCartPath, useCanOrder } from '../../modules/cart/use-cart.ts';
import { useSubmission } from '../../modules/cart/use-submission.ts';
import { collateralCopy } from '../../modules/collateral/copy.ts';
import { failureText } from '../../modules/content-list/failure-text.ts';
import type { Draft } from '../../modules/drafts/use-draft.ts';
import { formCopy } from '../../modules/form-errors/copy.ts';
import { FormErrors, type FieldErrors } from '../../modules/form-errors/form-errors.tsx';
import { formatCents } from '../../modules/money/money.ts';
import { Outcome } from '../../modules/outcome/outcome.tsx';
import { useIsCurrent } from '../../modules/paths/is-current.ts';
import { useSession } from '../../modules/session/services.tsx';
import { stateName } from '../../modules/states/us-states.ts';
import { coopCopy } from './copy.ts';
import { draftName, openFields } from './item-values.ts';
import styles from './pp-co-op.module.css';
import { useSaving } from './use-saving.ts';

const copy = coopCopy.form;

export interface CollateralItemFormProps {
  readonly template: CollateralTemplate;
  /** The codes that may be chosen. */
  readonly states: readonly string[];
  /** The chosen one; empty for none. */
  readonly state: string;
  /** By the keys of the fields. */
  readonly written: Readonly<Record<string, string>>;
  readonly draft: Draft<string>;
  /** The piece of the cart that is changed; absent where one is put into it. */
  readonly changed: CartItem | undefined;
  /** What was to be changed is not in the cart. */
  readonly isRemoved: boolean;
}

const telephone = { type: 'tel', autoComplete: 'tel' } as const;

/** How long a line may be; a telephone number is not written up to its end. */
const lengthOf = ({ source, max_length: longest }: TemplateField) =>
  longest == null || source === 'agency.phone' ? undefined : { max: longest, left: formCopy.left };

/** What can be chosen and written on a piece, and the way into the cart. */
export function CollateralItemForm(props: CollateralItemFormProps) {
  const { template, states, state, written, draft, changed, isRemoved } = props;
  const id = useId();
  const today = dayOf(useNow());
  const agency = useSession().claims?.agency ?? null;
  const canOrder = useCanOrder();
  const cartPath = useCartPath();
  const toSubmission = useSubmission<CartItemInput>();
  const { save, isPending, isAdded, isChanged, error, reset } = useSaving(changed);
  const announce = useAnnounce();
  const isCurrent = useIsCurrent();
  const [found, setFound] = useState<FieldErrors>({});
  const [attempt, setAttempt] = useState(0);

  const { price_cents: price, quantities, title } = template;
  const isOffered = price != null && Boolean(quantities?.length);
  const quantity = quantities?.find((count) => String(count) === draft.value['quantity']) ?? 0;
  const refused = isRejected(error) ? error.fields : {};
  const errors: FieldErrors = Object.keys(found).length > 0 ? found : refused;
  const hasErrors = Object.keys(errors).length > 0;
  const idOf = (field: string) => `${id}${field}`;
  const errorOf = (field: string) => errors[field]?.join(' ');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || !isOffered || !canOrder) return;
    const wanted = { collateral_template_id: template.id, quantity, state, fields: { ...written } };
    const checked = prepareCartItem(wanted, template, { agency, today }).errors ?? {};
    setAttempt((count) => count + 1);
    setFound({
      ...checked,
      ...(state === '' && { state: [copy.stateMissing] }),
      ...(quantity === 0 && { quantity: [copy.quantityMissing] }),
    });
    if (Object.keys(checked).length > 0) return;
    save(toSubmission(wanted)).then(saved, () => setAttempt((count) => count + 1));
  };
  const saved = () => {
    // Who has left the page by then must not find the words of a sent piece again.
    draft.clear();
    if (changed) announce(copy.changed(title));
  };
  const change = (fields: Record<string, string>) => {
    draft.change(fields);
    // What was said of the piece before was said of another.
    if (isAdded) reset();
  };

  if (isChanged) return isCurrent() && <Navigate to={cartPath} replace />;
  return (
    <form className={styles.form} noValidate aria-labelledby={idOf('title')} onSubmit={submit}>
      <h2 id={idOf('title')}>{changed ? copy.changeTitle : copy.title}</h2>
      <FormErrors
        title={formCopy.errors}
        errors={errors}
        fields={{
          state: copy.state,
          ...Object.fromEntries(
            (template.fields ?? []).map(({ key, label }) => [`fields.${key}`, label ?? key]),
          ),
          quantity: copy.quantity,
        }}
        idOf={idOf}
        attempt={attempt}
      />
      {isRemoved && <Callout tone="info">{copy.removed}</Callout>}
      {draft.restored && <Callout tone="info">{formCopy.restored}</Callout>}
      <SelectField
        id={idOf('state')}
        label={copy.state}
        hint={copy.stateHint}
        error={errorOf('state')}
        value={state}
        onChange={(event) => change({ state: event.target.value })}
      >
        <option value="">{copy.chooseState}</option>
        {states.map((code) => (
          <option key={code} value={code}>
            {stateName(code)}
          </option>
        ))}
      </SelectField>
      {openFields(template).map((field) => {
        const { key, label, required } = field;
        const printed = printedValue(field, template, agency, state);
        const name = draftName(field);
        return (
          <TextField
            key={key}
            id={idOf(`fields.${key}`)}
            label={required && !printed ? (label ?? key) : copy.optional(label ?? key)}
            {...(field.source === 'agency.phone' && telephone)}
            hint={printed && copy.leftEmpty(printed)}
            count={lengthOf(field)}
            error={errorOf(`fields.${key}`)}
            value={draft.value[name] ?? ''}
            onChange={(event) => change({ [name]: event.target.value })}
          />
        );
      })}
      <FilledIn template={template} state={state} idOf={idOf} />
      {isOffered && canOrder ? (
        <>
          <ChoiceGroup
            id={idOf('quantity')}
            legend={copy.quantity}
            hint={collateralCopy.each(formatCents(price))}
            error={errorOf('quantity')}
            name={idOf('quantity')}
            value={String(quantity || '')}
            onChange={(value) => change({ quantity: value })}
            options={(quantities ?? []).map((count) => ({
              value: String(count),
              label: copy.quantityOption(count, formatCents(count * price)),
            }))}
          />
          <p className={styles.sum}>
            <span>{copy.total}</span>{' '}
            <strong>{quantity > 0 ? formatCents(quantity * price) : '–'}</strong>
          </p>
          <Button type="submit" pending={isPending}>
            {changed ? copy.save : copy.add}
          </Button>
          {changed && (
            <TextLink standalone href={cartPath} onClick={draft.clear}>
              {copy.keep}
            </TextLink>
          )}
          {isAdded && (
            <Outcome tone="success" message={copy.added(title)}>
              <TextLink standalone href={cartPath}>
                {copy.toCart}
              </TextLink>
            </Outcome>
          )}
          {error && !hasErrors && (
            <Outcome
              tone="danger"
              message={failureText(error, changed ? copy.saveFailed : copy.addFailed)}
            />
          )}
        </>
      ) : (
        isOffered && <Callout tone="info">{coopCopy.blocked.noOrder}</Callout>
      )}
    </form>
  );
}

const isOfState = ({ source }: TemplateField) =>
  source === 'agency.license' || source === 'disclosure';

interface FilledInProps {
  readonly template: CollateralTemplate;
  readonly state: string;
  readonly idOf: (field: string) => string;
}

/** What the agency's record and the state print by themselves. */
function FilledIn({ template, state, idOf }: FilledInProps) {
  const agency = useSession().claims?.agency ?? null;
  const locked = (template.fields ?? []).filter((field) => field.locked === true);
  const texts = locked.filter(({ source }) => source !== 'agency.logo');
  if (texts.length === 0) return null;
  return (
    <section className={styles.filled} aria-labelledby={idOf('filled')}>
      <h3 id={idOf('filled')}>{copy.filledIn}</h3>
      <p>{copy.filledInHint}</p>
      <KeyValueList
        items={texts.map((field) => ({
          term: field.label ?? field.key,
          details: (
            // What the host may refuse can be led to.
            <span id={idOf(`fields.${field.key}`)} tabIndex={-1}>
              {state === '' && isOfState(field)
                ? copy.setByState
                : printedValue(field, template, agency, state) || '–'}
            </span>
          ),
        }))}
      />
    </section>
  );
}
