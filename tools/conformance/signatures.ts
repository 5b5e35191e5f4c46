/** A person's evaluation of one success criterion for one component. */
export interface Signature {
  level: 'supports' | 'partially-supports' | 'does-not-support' | 'not-applicable';
  by: string;
  /** `YYYY-MM-DD`. */
  on: string;
  /** Required unless the level is `supports`. */
  notes?: string;
}

/**
 * Signatures, keyed by story title and then by criterion number. Remove a signature when you change what it covered.
 *
 * @example
 * 'Components/Actions/Button': {
 *   '3.2.1': { level: 'supports', by: 'Dana Whitfield', on: '2026-03-02' },
 * },
 */
export const signatures: Readonly<Record<string, Readonly<Record<string, Signature>>>> = {};
