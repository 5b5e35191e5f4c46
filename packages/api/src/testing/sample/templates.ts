import type { CollateralTemplate, TemplateField } from '../../resources/collateral-templates.ts';
import { buildContentFields, newestFirst } from './content-fields.ts';
import type { SampleCalendar } from './dates.ts';
import { ALL_STATES, type StateCode } from './states.ts';
import { findSubcategory } from './taxonomy.ts';
import { renderTemplate } from './template-svg.ts';
import { templateSeeds, type TemplateSeed } from './templates.data.ts';

const FIRST_TEMPLATE_ID = 8301;

const USUAL_DISCLOSURE =
  'Northmere Specialty. Coverage is described in the policy and may not be available in every case.';

/** States whose law requires specific wording. */
const DISCLOSURES: Partial<Record<StateCode, string>> = {
  FL: 'Northmere Specialty. In Florida, wind coverage has a separate deductible.',
  TX: 'Northmere Specialty. In Texas, uninsured motorist coverage can be declined only in writing.',
  TN: 'Northmere Specialty. In Tennessee, this item is filed as insurance advertising.',
};

function createFields({ free, withoutPhone }: NonNullable<TemplateSeed['print']>): TemplateField[] {
  return [
    {
      key: 'agency_name',
      label: 'Agency',
      required: true,
      source: 'agency.name',
      max_length: 60,
      locked: true,
    },
    ...(withoutPhone
      ? []
      : [
          {
            key: 'agency_phone',
            label: 'Phone',
            required: true,
            source: 'agency.phone',
            max_length: 20,
            locked: false,
          } as const,
        ]),
    {
      key: 'license',
      label: 'License number',
      required: true,
      source: 'agency.license',
      max_length: 30,
      locked: true,
    },
    { key: 'logo', label: 'Logo', required: false, source: 'agency.logo', locked: true },
    ...(free
      ? [
          {
            key: free.key,
            label: free.label,
            required: free.required === true,
            source: 'free',
            max_length: free.maxLength,
            locked: false,
          } as const,
        ]
      : []),
    {
      key: 'disclosure',
      label: 'Disclosure',
      required: true,
      source: 'disclosure',
      locked: true,
    },
  ];
}

function buildPrintFields(
  print: NonNullable<TemplateSeed['print']>,
  states: readonly StateCode[],
  calendar: SampleCalendar,
) {
  const fields = createFields(print);
  return {
    template_svg: renderTemplate(print.svg, fields),
    fields,
    ...(print.order && {
      quantities: [...print.order.quantities],
      price_cents: print.order.cents,
    }),
    allowed_states: [...states],
    ...(print.expires !== undefined && { expires_on: calendar.day(print.expires) }),
    disclosures: Object.fromEntries(
      states.map((code) => [code, DISCLOSURES[code] ?? USUAL_DISCLOSURE]),
    ),
  };
}

/** Builds the marketing collateral, newest first. Download-only items have the type `Collateral`. */
export function buildTemplates(calendar: SampleCalendar): CollateralTemplate[] {
  return templateSeeds
    .map((seed, index): CollateralTemplate => {
      const { image, print, category, about } = seed;
      const body = about.map((text) => `<p>${text}</p>`).join('\n');
      const { image: preview, ...fields } = buildContentFields(
        seed,
        FIRST_TEMPLATE_ID + index,
        body,
        calendar,
      );
      return {
        record_type: print ? 'CollateralTemplate' : 'Collateral',
        ...fields,
        category: findSubcategory('marketing_collateral', category),
        ...(image && preview && { preview }),
        ...(print &&
          buildPrintFields(print, seed.states ?? ALL_STATES.map(({ code }) => code), calendar)),
      };
    })
    .toSorted(newestFirst);
}
