import { useEffect, useState } from 'react';
import { readText, writeText } from '../../lib/storage.ts';
import { useSession } from '../session/services.tsx';

/** What has been typed into a form, by the names of its fields. */
export type DraftFields<Field extends string> = Readonly<Record<Field, string>>;

export interface Draft<Field extends string> {
  readonly value: DraftFields<Field>;
  /** Whether `value` began with what this person had left behind: a form may say so. */
  readonly restored: boolean;
  /** Takes over the fields that were typed into. */
  readonly change: (fields: Partial<DraftFields<Field>>) => void;
  /** Forgets it and begins anew; for when the form has been sent, also after it has left the screen. */
  readonly clear: () => void;
}

interface Held<Field extends string> {
  place: string | null;
  value: DraftFields<Field>;
  restored: boolean;
}

/**
 * The state of a form whose unsent text outlives a reload and the end of the session. It lies in this tab's storage under the
 * user's uuid and comes back to that user alone (docs/contract.md#unsent-text); where storage is refused or full it lives as long as
 * the form.
 *
 * @param key - the form and what it is about: `order:9102`.
 * @param initial - every field with what it begins with. Of what was stored, texts of these fields alone are taken.
 * @example
 * const draft = useDraft('order', { attention: '', city: '' });
 * <TextField label="City" value={draft.value.city}
 *   onChange={(event) => draft.change({ city: event.target.value })} />
 */
export function useDraft<Field extends string>(
  key: string,
  initial: DraftFields<Field>,
): Draft<Field> {
  const { claims } = useSession();
  const place = claims ? `draft:${claims.uuid}:${key}` : null;
  const [held, setHeld] = useState(() => recall(place, initial));
  // Another person or another form has another draft, and never a glimpse of this one.
  const current = held.place === place ? held : recall(place, initial);
  if (current !== held) setHeld(current);

  useEffect(() => keep(held, initial), [held, initial]);

  return {
    value: current.value,
    restored: current.restored,
    change: (fields) =>
      setHeld((before) =>
        before.place === place ? { ...before, value: { ...before.value, ...fields } } : before,
      ),
    clear() {
      if (place !== null) writeText('session', place, null);
      setHeld((before) =>
        before.place === place ? { place, value: initial, restored: false } : before,
      );
    },
  };
}

/** What was stored as far as it fits the form; a garbled value counts as absent. */
function recall<Field extends string>(
  place: string | null,
  initial: DraftFields<Field>,
): Held<Field> {
  const value: Record<Field, string> = { ...initial };
  let restored = false;
  const stored = parse(place === null ? null : readText('session', place));
  for (const field of Object.keys(initial) as Field[]) {
    const text = Object.hasOwn(stored, field) ? stored[field] : undefined;
    if (typeof text !== 'string' || text === initial[field]) continue;
    value[field] = text;
    restored = true;
  }
  return { place, value, restored };
}

function parse(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(text ?? 'null');
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}

/** A form that stands as it began leaves nothing behind. */
function keep<Field extends string>(
  { place, value }: Held<Field>,
  initial: DraftFields<Field>,
): void {
  if (place === null) return;
  const isTouched = (Object.keys(initial) as Field[]).some((f) => value[f] !== initial[f]);
  writeText('session', place, isTouched ? JSON.stringify(value) : null);
}
