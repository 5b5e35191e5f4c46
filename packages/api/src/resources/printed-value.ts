import type { Agency } from '../session/claims-schema.ts';
import type { CollateralTemplate, TemplateField } from './collateral-templates.ts';

/**
 * What is printed in a field when nobody writes anything into it: what its source gives, for an
 * agency and a state; empty where the source has nothing, and for free fields.
 *
 * @param state a two-letter code: it picks the license number and the disclosure
 * @example printedValue({ key: 'phone', source: 'agency.phone' }, template, claims.agency, 'OH') // '555-0142'
 */
export function printedValue(
  { source }: TemplateField,
  { disclosures }: Pick<CollateralTemplate, 'disclosures'>,
  agency: Agency | null,
  state: string,
): string {
  switch (source) {
    case 'agency.name':
      return agency?.name ?? '';
    case 'agency.phone':
      return agency?.phone ?? '';
    case 'agency.license':
      return agency?.licenses[state] ?? '';
    case 'agency.logo':
      return agency?.logo_url ?? '';
    case 'disclosure':
      return disclosures?.[state] ?? '';
    default:
      return '';
  }
}
