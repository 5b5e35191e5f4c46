import { formatLocale, pageLocale } from '../../lib/page-locale.ts';

const englishNames =
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming';

// cspell:disable
/** The Spanish names that differ. They are not in a catalog, because search needs both names of a state. */
const spanishNames =
  'DC Distrito de Columbia|HI Hawái|LA Luisiana|MS Misisipi|MO Misuri|NH Nuevo Hampshire|NJ Nueva Jersey|NM Nuevo México|NY Nueva York|NC Carolina del Norte|ND Dakota del Norte|OR Oregón|PA Pensilvania|SC Carolina del Sur|SD Dakota del Sur|WV Virginia Occidental';
// cspell:enable

export interface UsState {
  readonly code: string;
  /** In the page's language. */
  readonly name: string;
  /** In English, as in the host's texts. */
  readonly englishName: string;
}

const parseNames = (names: string): readonly (readonly [code: string, name: string])[] =>
  names.split('|').map((entry) => [entry.slice(0, 2), entry.slice(3)]);

const translatedNames = new Map(pageLocale === 'es-US' ? parseNames(spanishNames) : []);

const states = parseNames(englishNames).map(([code, englishName]) => ({
  code,
  name: translatedNames.get(code) ?? englishName,
  englishName,
}));

/** The fifty states and the District of Columbia, sorted by name (docs/contract.md#states). */
export const usStates: readonly UsState[] =
  translatedNames.size > 0
    ? states.toSorted((a, b) => a.name.localeCompare(b.name, formatLocale))
    : states;

/** A state's name in the page's language by its two-letter code, or the code if it is unknown. */
export function stateName(code: string): string {
  return usStates.find((state) => state.code === code)?.name ?? code;
}

/** Normalizes a state code: `tx` becomes `TX`. Undefined if it is unknown. */
export function parseStateCode(text: string | null | undefined): string | undefined {
  const upperCode = text?.toUpperCase();
  return usStates.find(({ code }) => code === upperCode)?.code;
}
