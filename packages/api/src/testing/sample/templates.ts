import type { CollateralTemplate, TemplateField } from '../../resources/collateral-templates.ts';
import { contentFields, newestFirst } from './content-fields.ts';
import type { SampleCalendar } from './dates.ts';
import { ALL_STATES, type StateCode } from './states.ts';
import { subCategory } from './taxonomy.ts';
import { renderTemplate } from './template-svg.ts';
import { templateSeeds, type TemplateSpec } from './templates.data.ts';

const FIRST_TEMPLATE_ID = 8301;

const USUAL_DISCLOSURE =
  'Northmere Specialty. Coverage is described in the policy and may not be available in every case.';

/** States whose law wants a sentence of its own. */
const DISCLOSURES: Partial<Record<StateCode, string>> = {
  FL: 'Northmere Specialty. In Florida, coverage for wind is subject to a separate deductible.',
  TX: 'Northmere Specialty. In Texas, uninsured motorist coverage may be declined in writing only.',
  TN: 'Northmere Specialty. In Tennessee, this piece has been filed as advertising of insurance.',
};

function fieldsOf({ free, withoutPhone }: NonNullable<TemplateSpec['print']>): TemplateField[] {
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
            label: 'Telephone',
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
            max_length: free.longest,
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

function printFields(
  print: NonNullable<TemplateSpec['print']>,
  states: readonly StateCode[],
  calendar: SampleCalendar,
) {
  const fields = fieldsOf(print);
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

/** The marketing collateral, newest first; what is only downloaded is a `Collateral`. */
export function buildTemplates(calendar: SampleCalendar): CollateralTemplate[] {
  return templateSeeds
    .map((spec, index): CollateralTemplate => {
      const { image, print, category, about } = spec;
      const body = about.map((text) => `<p>${text}</p>`).join('\n');
      const { image: picture, ...fields } = contentFields(
        spec,
        FIRST_TEMPLATE_ID + index,
        body,
        calendar,
      );
      return {
        record_type: print ? 'CollateralTemplate' : 'Collateral',
        ...fields,
        category: subCategory('marketing_collateral', category),
        ...(image && picture && { preview: picture }),
        ...(print &&
          printFields(print, spec.states ?? ALL_STATES.map(({ code }) => code), calendar)),
      };
    })
    .toSorted(newestFirst);
}
