import { bindingActions, type BindingAction } from '../resources/revisions/vocabulary.ts';

/** The FIPS code of each state. The codes of its counties start with it. */
const stateCodes: Readonly<Record<string, string>> = Object.fromEntries(
  'AL01 AK02 AZ04 AR05 CA06 CO08 CT09 DE10 DC11 FL12 GA13 HI15 ID16 IL17 IN18 IA19 KS20 KY21 LA22 ME23 MD24 MA25 MI26 MN27 MS28 MO29 MT30 NE31 NV32 NH33 NJ34 NM35 NY36 NC37 ND38 OH39 OK40 OR41 PA42 RI44 SC45 SD46 TN47 TX48 UT49 VT50 VA51 WA53 WV54 WI55 WY56'
    .split(' ')
    .map((entry) => [entry.slice(0, 2), entry.slice(2)]),
);

/** A binding check's place and action, as the client sent them. */
interface SentBindingQuestion {
  readonly state?: string | null | undefined;
  readonly county?: string | null | undefined;
  readonly action?: string | null | undefined;
}

type ParsedBindingQuestion =
  | {
      readonly place: { readonly state: string; readonly county?: string };
      readonly action: BindingAction;
      readonly errors?: never;
    }
  /** Messages by query parameter. */
  | { readonly errors: Record<string, string[]> };

/**
 * Parses a binding check's place and action.
 *
 * @returns the place and the action, or messages by query parameter
 * @example parseBindingQuestion({ state: 'OH', county: '39043', action: 'bind' })
 */
export function parseBindingQuestion({
  state,
  county,
  action,
}: SentBindingQuestion): ParsedBindingQuestion {
  const errors: Record<string, string[]> = {};
  const fips = Object.hasOwn(stateCodes, state ?? '') ? stateCodes[state ?? ''] : undefined;
  const knownAction = bindingActions.find((each) => each === action);
  if (!state || !fips) errors['state'] = ['Use a two-letter state code, such as OH.'];
  if (county && !/^\d{5}$/.test(county)) {
    errors['county'] = ['Use a five-digit FIPS code, such as 39043.'];
  } else if (county && fips && !county.startsWith(fips)) {
    errors['county'] = ['Use a county in the state.'];
  }
  if (!knownAction) errors['action'] = [`Use one of ${bindingActions.join(', ')}.`];
  if (!state || !knownAction || Object.keys(errors).length > 0) return { errors };
  return { place: { state, ...(county && { county }) }, action: knownAction };
}
