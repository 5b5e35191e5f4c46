import { useEffect, useState } from 'react';
import { readText, writeText } from '../../lib/storage.ts';
import { useSession } from '../session/services.tsx';
import { isViewOnly } from '../view-only/refuse-changes.ts';

/** The text of a form, by field name. */
export type DraftFields<Field extends string> = Readonly<Record<Field, string>>;

export interface Draft<Field extends string> {
  readonly value: DraftFields<Field>;
  /** Whether `value` was restored from an earlier visit, so that a form can tell the user. */
  readonly restored: boolean;
  /** Updates the given fields. */
  readonly change: (fields: Partial<DraftFields<Field>>) => void;
  /** Deletes the draft and resets the form. Call it when the form has been sent; it also works after unmount. */
  readonly clear: () => void;
}

interface DraftState<Field extends string> {
  storageKey: string | null;
  value: DraftFields<Field>;
  restored: boolean;
}

/**
 * The state of a form whose unsent text survives a reload, and the end of a session without a sign-out. A sign-out deletes it.
 * It is stored in the tab's `sessionStorage` under the user's uuid, and restored for that user only
 * (docs/contract.md#unsent-text). If storage is blocked or full, or if an admin views as an agent, the text lasts only while the
 * form is open.
 *
 * @param key - the form and its subject, such as `order:9102`.
 * @param initial - every field with its initial value. Only text of these fields is restored.
 * @example
 * const draft = useDraft('order:9102', { attention: '', city: '' });
 * <TextField label="City" value={draft.value.city}
 *   onChange={(event) => draft.change({ city: event.target.value })} />
 */
export function useDraft<Field extends string>(
  key: string,
  initial: DraftFields<Field>,
): Draft<Field> {
  const session = useSession();
  const { claims } = session;
  const storageKey = claims && !isViewOnly(session) ? `draft:${claims.uuid}:${key}` : null;
  const [state, setState] = useState(() => restoreDraft(storageKey, initial));
  // If the user or the form has changed, switch to the new draft before rendering.
  const currentState = state.storageKey === storageKey ? state : restoreDraft(storageKey, initial);
  if (currentState !== state) setState(currentState);

  useEffect(() => saveDraft(state, initial), [state, initial]);

  return {
    value: currentState.value,
    restored: currentState.restored,
    change: (fields) =>
      setState((previous) =>
        previous.storageKey === storageKey
          ? { ...previous, value: { ...previous.value, ...fields } }
          : previous,
      ),
    clear() {
      if (storageKey !== null) writeText('session', storageKey, null);
      setState((previous) =>
        previous.storageKey === storageKey
          ? { storageKey, value: initial, restored: false }
          : previous,
      );
    },
  };
}

/** Restores the stored fields that fit the form. Malformed values are ignored. */
function restoreDraft<Field extends string>(
  storageKey: string | null,
  initial: DraftFields<Field>,
): DraftState<Field> {
  const value: Record<Field, string> = { ...initial };
  let restored = false;
  const storedFields = parse(storageKey === null ? null : readText('session', storageKey));
  for (const field of Object.keys(initial) as Field[]) {
    const text = Object.hasOwn(storedFields, field) ? storedFields[field] : undefined;
    if (typeof text !== 'string' || text === initial[field]) continue;
    value[field] = text;
    restored = true;
  }
  return { storageKey, value, restored };
}

function parse(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(text ?? 'null');
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}

/** Stores the draft, or removes it if the form is back in its initial state. */
function saveDraft<Field extends string>(
  { storageKey, value }: DraftState<Field>,
  initial: DraftFields<Field>,
): void {
  if (storageKey === null) return;
  const isDirty = (Object.keys(initial) as Field[]).some(
    (field) => value[field] !== initial[field],
  );
  writeText('session', storageKey, isDirty ? JSON.stringify(value) : null);
}
