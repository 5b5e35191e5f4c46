import * as v from 'valibot';
import { prepareCartItem } from '../../resources/cart-items/prepare-cart-item.ts';
import type { CartItem } from '../../resources/cart-items/resource.ts';
import type { Delivery } from '../../resources/collateral-requests/resource.ts';
import type { CollateralTemplate } from '../../resources/collateral-templates.ts';
import { claimsSchema } from '../../session/claims-schema.ts';
import type { PersonaOrder, Persona } from '../library.ts';
import type { SampleCalendar } from './dates.ts';
import type { OrderStatus } from '../../resources/content/vocabulary.ts';

const FIRST_ITEM_ID = 9101;

type OrderLine = readonly [
  slug: string,
  quantity: number,
  state: string,
  fields?: Readonly<Record<string, string>>,
];

type OrderSeed = {
  id: number;
  lines: readonly OrderLine[];
  /** Each status, the day when it was set (relative to the library's `now`), and its note. */
  steps: readonly (readonly [status: OrderStatus, day: number, note?: string])[];
  delivery?: Partial<Delivery>;
};

const offer = (text: string) => ({ offer: text });

/** The orders by persona id, newest first. The first persona's claims contain the draft's id. */
const orderSeeds: Record<string, readonly OrderSeed[]> = {
  'independent-producer': [
    {
      id: 8812,
      lines: [
        ['postcard-opening-trailers', 500, 'MI', offer('Free coverage review this month')],
        ['magnet-claims-card', 250, 'MI'],
        ['yard-sign-boat-show', 10, 'OH'],
      ],
      steps: [['draft', -1]],
    },
    {
      id: 8811,
      lines: [['postcard-first-ride', 1000, 'OH', offer('Stop by for a free coverage review')]],
      steps: [
        ['draft', -3],
        ['submitted', -2],
      ],
    },
    {
      id: 8809,
      lines: [
        ['claim-card-glove-box', 500, 'OH'],
        ['claim-card-glove-box', 500, 'MI'],
      ],
      steps: [
        ['draft', -6],
        ['submitted', -6],
        ['in_review', -5, 'Compliance is checking the license numbers for both states.'],
      ],
    },
    {
      id: 8806,
      lines: [['flyer-umbrella-questions', 250, 'IN']],
      steps: [
        ['draft', -8],
        ['submitted', -7],
        ['in_review', -6],
      ],
      delivery: { notes: 'If we are closed, leave it at the dental office next door.' },
    },
    {
      id: 8803,
      lines: [['banner-collector-auto', 1, 'MI', { event: 'Harbor Street cruise night' }]],
      steps: [
        ['draft', -12],
        ['submitted', -11],
        ['in_review', -10],
        ['approved', -8],
      ],
    },
    {
      id: 8798,
      lines: [['door-hanger-manufactured-home', 250, 'OH', { community: 'Old mill park' }]],
      steps: [
        ['draft', -15],
        ['submitted', -14],
        ['in_review', -13],
        [
          'returned',
          -11,
          'The community’s registered name is Mill Creek Estates. Reorder with that name.',
        ],
      ],
    },
    {
      id: 8790,
      lines: [['door-hanger-manufactured-home', 250, 'OH', { community: 'Riverside Commons' }]],
      steps: [
        ['draft', -11],
        ['submitted', -11],
        ['in_review', -10],
        ['approved', -9],
        ['in_production', -7],
      ],
    },
    {
      id: 8784,
      lines: [
        ['magnet-claims-card', 500, 'IN'],
        ['claim-card-glove-box', 1000, 'IN'],
      ],
      steps: [
        ['draft', -19],
        ['submitted', -18],
        ['approved', -16],
        [
          'in_production',
          -12,
          'The magnets are on back order. Cards and magnets will ship together.',
        ],
      ],
    },
    {
      id: 8771,
      lines: [
        [
          'postcard-landlord-agent360',
          250,
          'MI',
          offer('Ask about discounts for two or more units'),
        ],
      ],
      steps: [
        ['draft', -24],
        ['submitted', -24],
        ['in_review', -23],
        ['approved', -21],
        ['in_production', -18],
        ['shipped', -3, 'Two boxes. Tracking number for both: 4471-2093-6608.'],
      ],
    },
    {
      id: 8764,
      lines: [['yard-sign-boat-show', 25, 'MI']],
      steps: [
        ['draft', -30],
        ['submitted', -29],
        ['approved', -27],
        ['in_production', -24],
        ['shipped', -6],
      ],
      delivery: {
        attention: 'Boat show, booth 118',
        company: 'Great Lakes Boat Show',
        street: '1 Expo Drive',
        street2: undefined,
        city: 'Novi',
        state: 'MI',
        postal_code: '48374',
      },
    },
    ...[8702, 8655, 8610, 8532].map((id, index): OrderSeed => ({
      id,
      lines: [
        ['claim-card-glove-box', 500 * (1 + (index % 2)), index % 2 === 0 ? 'OH' : 'MI'],
        ...(index === 1 ? [['magnet-claims-card', 100, 'MI'] as const] : []),
      ],
      steps: [
        ['draft', -70 - 45 * index],
        ['submitted', -69 - 45 * index],
        ['in_review', -68 - 45 * index],
        ['approved', -66 - 45 * index],
        ['in_production', -63 - 45 * index],
        ['shipped', -57 - 45 * index],
        ['closed', -40 - 45 * index],
      ],
    })),
  ],
  manager: [
    {
      id: 8808,
      lines: [['postcard-first-ride', 2500, 'TN', offer('Licensed in 12 states')]],
      steps: [
        ['draft', -7],
        ['submitted', -6],
        ['in_review', -5],
      ],
    },
    {
      id: 8741,
      lines: [['flyer-umbrella-questions', 500, 'VA']],
      steps: [
        ['draft', -40],
        ['submitted', -40],
        ['approved', -37],
        ['in_production', -33],
        ['shipped', -26],
        ['closed', -10],
      ],
    },
  ],
};

const addresses: Record<string, Delivery> = {
  'independent-producer': {
    attention: 'Front desk',
    company: 'Harbor & Pine Insurance',
    street: '12 Harbor Street',
    street2: 'Suite 3',
    city: 'Toledo',
    state: 'OH',
    postal_code: '43604',
    phone: '419-555-0142',
    email: 'orders@example.com',
  },
  manager: {
    attention: 'Marketing',
    company: 'Lakeshore Family Insurance',
    street: '400 Lakeshore Drive',
    city: 'Muskegon',
    state: 'MI',
    postal_code: '49440-1120',
    phone: '(231) 555-0194',
  },
};

/** Returns the total price of all items, in US cents. */
export const sumPrices = (items: readonly CartItem[]) =>
  items.reduce((sum, { quantity, price_cents }) => sum + quantity * (price_cents ?? 0), 0);

/** Builds the orders by persona id, newest first, including drafts. */
export function buildOrders(
  calendar: SampleCalendar,
  templates: readonly CollateralTemplate[],
  personas: readonly Persona[],
): Record<string, PersonaOrder[]> {
  let itemCount = 0;
  const orders = Object.entries(orderSeeds).map(([personaId, seeds]) => {
    const persona = personas.find(({ id }) => id === personaId)!;
    const { agency } = v.parse(claimsSchema, { ...persona.claims, exp: 0 });

    const toItem = ([slug, quantity, state, fields = {}]: OrderLine): CartItem => {
      const template = templates.find((each) => each.slug === slug)!;
      const input = { collateral_template_id: template.id, quantity, state, fields };
      const { item, errors } = prepareCartItem(input, template, {
        agency,
        today: calendar.day(0),
      });
      if (errors) throw new Error(`${slug}: ${JSON.stringify(errors)}`);
      itemCount += 1;
      return { id: FIRST_ITEM_ID + itemCount - 1, ...item };
    };

    const personaOrders = seeds.map(({ id, lines, steps, delivery }): PersonaOrder => {
      // Two steps on the same day are at least an hour apart.
      const history = steps.map(([status, day, note], index) => ({
        status,
        at: calendar.instant(day, `${String(9 + index).padStart(2, '0')}:${10 + (id % 50)}`),
        ...(note !== undefined && { note }),
      }));
      const items = lines.map(toItem);
      const { status, at } = history.at(-1)!;
      const submittedStep = history.find((step) => step.status === 'submitted');
      return {
        id,
        number: `CO-${id}`,
        status,
        created_at: history[0]!.at,
        ...(submittedStep && { submitted_at: submittedStep.at }),
        updated_at: at,
        items,
        total_cents: sumPrices(items),
        ...(submittedStep && { delivery: { ...addresses[personaId]!, ...delivery } }),
        history,
      };
    });
    const newestFirst = personaOrders.toSorted((one, other) =>
      (other.created_at ?? '').localeCompare(one.created_at ?? ''),
    );
    return [personaId, newestFirst] as const;
  });
  return Object.fromEntries(orders);
}
