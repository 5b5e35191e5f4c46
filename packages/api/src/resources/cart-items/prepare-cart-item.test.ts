import { describe, expect, it } from 'vitest';
import { createFactories } from '../../testing/factories.ts';
import type { TemplateField } from '../collateral-templates.ts';
import { prepareCartItem, validateItemTexts } from './prepare-cart-item.ts';

const make = createFactories();
const agency = {
  name: 'Harbor & Pine Insurance',
  code: '041',
  states: ['OH', 'MI'],
  phone: '555-0142',
  licenses: { OH: 'OH-417', MI: 'MI-453' },
  logo_url: '/logo.svg',
};
const fields: TemplateField[] = [
  { key: 'name', source: 'agency.name', required: true, locked: true },
  { key: 'phone', source: 'agency.phone', required: true, max_length: 20 },
  { key: 'license', source: 'agency.license', required: true, locked: true },
  { key: 'logo', source: 'agency.logo', locked: true },
  { key: 'line', source: 'free', max_length: 10 },
  { key: 'disclosure', source: 'disclosure', required: true, locked: true },
];
const template = make.collateralTemplate({
  fields,
  disclosures: { OH: 'Required in Ohio.', MI: 'Required in Michigan.' },
  expires_on: '2026-03-02',
});
const input = { collateral_template_id: template.id, quantity: 100, state: 'OH', fields: {} };
const today = '2026-03-02';

type PrepareContext = {
  templateChange?: Partial<typeof template>;
  agencyClaim?: typeof agency | null;
};

const prepare = (
  change: Partial<typeof input> = {},
  { templateChange = {}, agencyClaim = agency }: PrepareContext = {},
) =>
  prepareCartItem(
    { ...input, ...change },
    { ...template, ...templateChange },
    { agency: agencyClaim, today },
  );

describe('a cart item', () => {
  it('contains the agency’s data and the text for the state', () => {
    expect(prepare().item).toEqual({
      ...input,
      title: template.title,
      price_cents: 42,
      fields: {
        name: 'Harbor & Pine Insurance',
        phone: '555-0142',
        license: 'OH-417',
        logo: '/logo.svg',
        line: '',
        disclosure: 'Required in Ohio.',
      },
    });
    const michigan = prepare({ state: 'MI' }).item?.fields;
    expect(michigan).toMatchObject({ license: 'MI-453', disclosure: 'Required in Michigan.' });
  });

  it('uses trimmed user input for unlocked fields', () => {
    const fieldInput = { phone: ' 419-555-0199 ', line: 'Open late' };
    expect(prepare({ fields: fieldInput }).item?.fields).toMatchObject({
      phone: '419-555-0199',
      line: 'Open late',
    });
    expect(prepare({ fields: { phone: '  ' } }).item?.fields).toMatchObject({ phone: '555-0142' });
  });

  it.each([
    '4195550142',
    '419-555-0142',
    '(419) 555-0142',
    '419.555.0142',
    '+1 419 555 0142',
    '1-800-555-0142',
    '1 (419) 555-0142',
  ])('accepts a phone number as entered: %s', (phone) => {
    expect(prepare({ fields: { phone } }).item?.fields).toMatchObject({ phone });
  });

  it.each([
    'call me',
    '555-0142',
    '419-555-0142 x12',
    '2-419-555-0142',
    '555-014',
    '555-01422',
    '419-555-0142-3',
    '+44 20 7946 0958',
    '1-800-BOATS',
    '4195550142;ext=1',
    'tel:4195550142',
    '<b>555-0142</b>',
    '5\u202e550142',
    '５５５-０１４２',
    '555\n0142',
    '--------------------',
    '('.repeat(19),
  ])('is rejected with an invalid phone number: %j', (phone) => {
    const { problems, errors } = prepare({ fields: { phone } });
    expect(problems).toEqual({ 'fields.phone': { code: 'phone-number' } });
    expect(errors).toEqual({
      'fields.phone': ['Enter a 10-digit phone number, such as 419-555-0142.'],
    });
  });

  it.each<[string, ReturnType<typeof prepare>, string[]]>([
    ['a locked field has input', prepare({ fields: { name: 'Mine' } }), ['fields.name']],
    ['a field is too long', prepare({ fields: { line: 'x'.repeat(11) } }), ['fields.line']],
    ['a field does not exist', prepare({ fields: { constructor: 'x' } }), ['fields.constructor']],
    ['the quantity is not offered', prepare({ quantity: 99 }), ['quantity']],
    ['the state is not offered', prepare({ state: 'TX' }), ['state']],
    [
      'the agency’s license number for the state is empty',
      prepare({}, { agencyClaim: { ...agency, licenses: { OH: '', MI: '' } } }),
      ['fields.license'],
    ],
    [
      'the template is offered in none of the agency’s states',
      prepare({}, { templateChange: { allowed_states: ['IN'] } }),
      ['state'],
    ],
    [
      'the state is the name of an object method',
      prepare({ state: 'toString' }, { templateChange: { allowed_states: null } }),
      ['state'],
    ],
    ['the agency claim is garbled', prepare({}, { agencyClaim: null }), ['state', 'fields.phone']],
    [
      'a required disclosure is missing',
      prepare({}, { templateChange: { disclosures: {} } }),
      ['fields.disclosure'],
    ],
    [
      'ordering closed yesterday',
      prepare({}, { templateChange: { expires_on: '2026-03-01' } }),
      ['collateral_template_id'],
    ],
    [
      'the template has no price',
      prepare({}, { templateChange: { price_cents: null } }),
      ['collateral_template_id'],
    ],
    [
      'the template has no quantities',
      prepare({ quantity: 1 }, { templateChange: { quantities: [] } }),
      ['collateral_template_id'],
    ],
    [
      'several fields are wrong',
      prepare({ quantity: 1, state: 'TX', fields: { line: 'x'.repeat(11) } }),
      ['quantity', 'state', 'fields.line'],
    ],
  ])('is rejected when %s', (_why, { problems, errors, item }, names) => {
    expect(item).toBeUndefined();
    expect(Object.keys(problems ?? {})).toEqual(names);
    expect(Object.keys(errors ?? {})).toEqual(names);
  });

  it('has a code and an English message for each problem', () => {
    const { problems, errors } = prepare({
      quantity: 1,
      state: 'TX',
      fields: { name: 'Mine', line: 'x'.repeat(11), color: 'red' },
    });
    expect(problems).toEqual({
      quantity: { code: 'quantity' },
      state: { code: 'state-not-allowed' },
      'fields.name': { code: 'locked-field' },
      'fields.line': { code: 'too-long', max: 10 },
      'fields.color': { code: 'unknown-field' },
    });
    expect(errors).toEqual({
      quantity: ['Choose a quantity: 100, 250, or 500.'],
      state: ['This item isn’t available in that state. Choose another state.'],
      'fields.name': ['This field is filled in for you.'],
      'fields.line': ['Use 10 characters or fewer.'],
      'fields.color': ['This item doesn’t have this field.'],
    });
  });
});

describe('entered texts', () => {
  it('can be checked even if the item can’t be ordered', () => {
    const downloadOnly = { ...template, price_cents: null, quantities: null };
    expect(validateItemTexts({ phone: 'call me', line: 'Open late' }, downloadOnly)).toEqual({
      'fields.phone': { code: 'phone-number' },
    });
    expect(validateItemTexts({ phone: ' ', line: '' }, downloadOnly)).toEqual({});
    expect(validateItemTexts({ phone: '419-555-0142' }, { fields: null })).toEqual({
      'fields.phone': { code: 'unknown-field' },
    });
  });
});
