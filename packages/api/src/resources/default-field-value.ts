import type { Agency } from '../session/claims-schema.ts';
import type { CollateralTemplate, TemplateField } from './collateral-templates.ts';

/**
 * Returns the text that a field gets from its source if the user enters nothing.
 *
 * @param state two-letter code, which selects the license number and the disclosure
 * @returns the text; empty for free fields and for missing values
 * @example getDefaultFieldValue({ key: 'phone', source: 'agency.phone' }, template, claims.agency, 'OH') // '555-0142'
 */
export function getDefaultFieldValue(
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
