import {
  isRejected,
  prepareCartItem,
  validateItemTexts,
  getDefaultFieldValue,
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
import { useId, useState, type FormEvent, type RefObject } from 'react';
import { Navigate } from 'react-router-dom';
import { useNow } from '../../lib/clock.tsx';
import { toEasternDay } from '../../lib/dates.ts';
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
import { ViewOnly } from '../../modules/view-only/view-only.tsx';
import { hostText } from '../../lib/host-text.tsx';
import { contentLang } from '../../lib/page-locale.ts';
import { coopCopy } from './copy.ts';
import { CollateralItemFiles } from './item-files.tsx';
import { getDraftKey, getEditableFields } from './item-values.ts';
import { toFieldErrors } from './item-errors.ts';
import styles from './pp-co-op.module.css';
import { useSaveItem } from './use-save-item.ts';

const copy = coopCopy.form;

export interface CollateralItemFormProps {
  readonly template: CollateralTemplate;
  /** Codes of the states to offer. */
  readonly states: readonly string[];
  /** Code of the selected state; empty for none. */
  readonly state: string;
  /** The user's texts by field key. */
  readonly userTexts: Readonly<Record<string, string>>;
  readonly draft: Draft<string>;
  /** The preview, from which the browser creates the file. */
  readonly svgRef: RefObject<SVGSVGElement | null>;
  /** The cart item to edit; undefined to add a new one. */
  readonly editedItem: CartItem | undefined;
  /** Whether the item to edit is no longer in the cart. */
  readonly isRemoved: boolean;
}

const telephone = { type: 'tel', autoComplete: 'tel' } as const;

/** Returns a field's character counter. Phone numbers get none, because they are far shorter than the limit. */
const toCounter = ({ source, max_length: max }: TemplateField) =>
  max == null || source === 'agency.phone' ? undefined : { max, remaining: formCopy.remaining };

/**
 * Form with the item's options and editable fields. Submitting it adds the item to the cart or saves an edited item. The last
 * button downloads the item.
 */
export function CollateralItemForm(props: CollateralItemFormProps) {
  const { template, states, state, userTexts, draft, svgRef, editedItem, isRemoved } = props;
  const id = useId();
  const today = toEasternDay(useNow());
  const agency = useSession().claims?.agency ?? null;
  const canOrder = useCanOrder();
  const cartPath = useCartPath();
  const toSubmission = useSubmission<CartItemInput>();
  const { save, isPending, isAdded, isReplaced, error, reset } = useSaveItem(editedItem);
  const announce = useAnnounce();
  const isCurrent = useIsCurrent();
  const [invalidFields, setInvalidFields] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);

  const { price_cents: price, quantities, title } = template;
  const isOffered = price != null && Boolean(quantities?.length);
  const quantity = quantities?.find((count) => String(count) === draft.value['quantity']) ?? 0;
  const input = {
    collateral_template_id: template.id,
    quantity,
    state,
    fields: { ...userTexts },
  };
  const stateErrors: FieldErrors = state === '' ? { state: [copy.stateMissing] } : {};
  const orderErrors: FieldErrors = {
    ...toFieldErrors(prepareCartItem(input, template, { agency, today }).problems ?? {}),
    ...stateErrors,
  };
  const downloadErrors: FieldErrors = {
    ...toFieldErrors(validateItemTexts(userTexts, template)),
    ...stateErrors,
  };
  // A field that was invalid at the last attempt shows its error until it is valid.
  const formErrors: FieldErrors = Object.fromEntries(
    Object.entries({ ...downloadErrors, ...orderErrors }).filter(([field]) =>
      invalidFields.includes(field),
    ),
  );
  const hostErrors = isRejected(error) ? error.fields : {};
  const errors: FieldErrors = Object.keys(formErrors).length > 0 ? formErrors : hostErrors;
  const hasErrors = Object.keys(errors).length > 0;
  const getFieldId = (field: string) => `${id}${field}`;
  const getFieldError = (field: string) => errors[field]?.join(' ');

  const validate = (currentErrors: FieldErrors) => {
    const fields = Object.keys(currentErrors);
    setInvalidFields(fields);
    if (fields.length > 0) setAttempt((count) => count + 1);
    return fields.length === 0;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || !isOffered || !canOrder) return;
    if (!validate(orderErrors)) return;
    save(toSubmission(input)).then(handleSaved, () => setAttempt((count) => count + 1));
  };
  const handleSaved = () => {
    // Clear the draft even if the user has left the page, so it doesn't reappear.
    draft.clear();
    if (editedItem) announce(copy.changed(title));
  };
  const change = (fields: Record<string, string>) => {
    draft.change(fields);
    // The success message is about the item that was added before this change.
    if (isAdded) reset();
  };

  if (isReplaced) return isCurrent() && <Navigate to={cartPath} replace />;
  return (
    <form
      className={styles.form}
      noValidate
      aria-labelledby={getFieldId('title')}
      onSubmit={submit}
    >
      <h2 id={getFieldId('title')}>{editedItem ? copy.changeTitle : copy.title}</h2>
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
        getFieldId={getFieldId}
        attempt={attempt}
      />
      {isRemoved && <Callout tone="info">{copy.removed}</Callout>}
      {draft.restored && <Callout tone="info">{formCopy.restored}</Callout>}
      <SelectField
        id={getFieldId('state')}
        label={copy.state}
        hint={copy.stateHint}
        error={getFieldError('state')}
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
      {getEditableFields(template).map((field) => {
        const { key, label, required } = field;
        const printedText = getDefaultFieldValue(field, template, agency, state);
        const name = getDraftKey(field);
        return (
          <TextField
            key={key}
            id={getFieldId(`fields.${key}`)}
            label={required && !printedText ? hostText(label ?? key) : copy.optional(label ?? key)}
            {...(field.source === 'agency.phone' && telephone)}
            hint={printedText && copy.leftEmpty(printedText)}
            count={toCounter(field)}
            error={getFieldError(`fields.${key}`)}
            value={draft.value[name] ?? ''}
            onChange={(event) => change({ [name]: event.target.value })}
          />
        );
      })}
      <FilledIn template={template} state={state} getFieldId={getFieldId} />
      {isOffered && canOrder ? (
        <>
          <ChoiceGroup
            id={getFieldId('quantity')}
            legend={copy.quantity}
            hint={collateralCopy.each(formatCents(price))}
            error={getFieldError('quantity')}
            name={getFieldId('quantity')}
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
          <ViewOnly>
            <Button type="submit" pending={isPending}>
              {editedItem ? copy.save : copy.add}
            </Button>
          </ViewOnly>
          {editedItem && (
            <TextLink standalone href={cartPath} onClick={draft.clear}>
              {copy.cancel}
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
              message={failureText(error, editedItem ? copy.saveFailed : copy.addFailed)}
            />
          )}
        </>
      ) : (
        isOffered && <Callout tone="info">{coopCopy.blocked.noOrder}</Callout>
      )}
      {template.template_svg && (
        <div>
          <CollateralItemFiles
            template={template}
            svgRef={svgRef}
            variant={isOffered && canOrder ? 'secondary' : 'primary'}
            validate={() => validate(downloadErrors)}
          />
        </div>
      )}
    </form>
  );
}

const dependsOnState = ({ source }: TemplateField) =>
  source === 'agency.license' || source === 'disclosure';

interface FilledInProps {
  readonly template: CollateralTemplate;
  readonly state: string;
  readonly getFieldId: (field: string) => string;
}

/** Read-only fields, filled in from the agency's record and the selected state. */
function FilledIn({ template, state, getFieldId }: FilledInProps) {
  const agency = useSession().claims?.agency ?? null;
  const lockedFields = (template.fields ?? []).filter((field) => field.locked === true);
  const texts = lockedFields.filter(({ source }) => source !== 'agency.logo');
  if (texts.length === 0) return null;
  return (
    <section className={styles.filled} aria-labelledby={getFieldId('filled')}>
      <h3 id={getFieldId('filled')}>{copy.filledIn}</h3>
      <p>{copy.filledInHint}</p>
      <KeyValueList
        lang={contentLang}
        items={texts.map((field) => ({
          term: field.label ?? field.key,
          details: (
            // An error can link here, because the host may reject this value.
            <span id={getFieldId(`fields.${field.key}`)} tabIndex={-1}>
              {state === '' && dependsOnState(field)
                ? copy.setByState
                : getDefaultFieldValue(field, template, agency, state) || '–'}
            </span>
          ),
        }))}
      />
    </section>
  );
}
