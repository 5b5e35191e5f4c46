const names =
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming';

export interface UsState {
  readonly code: string;
  readonly name: string;
}

/** The fifty states and the District of Columbia, sorted by name (docs/contract.md#states). */
export const usStates: readonly UsState[] = names
  .split('|')
  .map((entry) => ({ code: entry.slice(0, 2), name: entry.slice(3) }));

/** A state's name by its two-letter code, or the code if it is unknown. */
export function stateName(code: string): string {
  return usStates.find((state) => state.code === code)?.name ?? code;
}

/** Normalizes a state code: `tx` becomes `TX`. Undefined if it is unknown. */
export function stateCode(text: string | null | undefined): string | undefined {
  const upperCode = text?.toUpperCase();
  return usStates.find(({ code }) => code === upperCode)?.code;
}
