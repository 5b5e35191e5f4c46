import {
  AUTO_OPEN_DAY,
  LANDLORD_WAVE_2_DAY,
  LANDLORD_WAVE_1_DAY,
  PARK_MODELS_OPEN_DAY,
  TOTAL_LOSS_CHANGE_DAY,
} from './events.ts';
import type { AnnouncementSeed } from './seed.ts';

/** Source data of one product update. */
export interface ProductUpdateSeed extends AnnouncementSeed {
  /** Key of a category in the group product_news_and_updates. */
  kind: string;
  featured?: true;
}

const pdf = (name: string, size: number) => [{ name, size, content_type: 'application/pdf' }];

// Ids depend on the order, so add new product updates at the end.
export const productUpdateSeeds: readonly ProductUpdateSeed[] = [
  {
    slug: 'agent360-landlord-opens-in-michigan',
    title: 'Agent360 Landlord opens in Michigan and Tennessee',
    summary:
      'Customers who insure their home with us can add rental houses to the same account starting {weekday:from}.',
    kind: 'state_launch',
    featured: true,
    ago: { days: 3 },
    from: LANDLORD_WAVE_1_DAY,
    states: ['MI', 'TN'],
    products: ['agent360-landlord', 'agent360-home'],
    image: 'key-and-lock',
    files: pdf('Agent360 Landlord at a glance.pdf', 142_300),
    contact: 'underwriting',
    points: [
      ['Who', 'Owners with Agent360 Home: 1 to 10 houses, rented by the year.'],
      ['Premium', 'The home premium decreases 4% with the first rental house.'],
      ['Later', `Ohio and Indiana follow on {day:${LANDLORD_WAVE_2_DAY}}.`],
    ],
    steps: [
      'Open the owner’s account and choose “Add a line.”',
      'Enter each house with its rent and tenant.',
      'Send the quote. The owner signs once for all houses.',
    ],
  },
  {
    slug: 'motorcycle-two-more-model-years',
    title: 'Motorcycle: Total-loss coverage for two prior model years',
    summary:
      'Effective {day:from}, total-loss coverage is available for bikes of the current model year and the two before it, in 44 states.',
    kind: 'enhancement',
    featured: true,
    ago: { days: 5 },
    from: TOTAL_LOSS_CHANGE_DAY,
    products: ['motorcycle'],
    image: 'motorcycle',
    contact: 'vehicles',
    points: [
      ['Before', 'Current model year and one before, first owner.'],
      ['Effective {day:from}', 'Current model year and two before, first owner.'],
      ['Rate', 'No change.'],
    ],
    note: 'Bikes with a salvage title are not eligible.',
  },
  {
    slug: 'park-models-with-decks',
    title: 'Travel trailer: Schedule decks and sheds next to a park model',
    summary:
      'Effective {day:from}, you can schedule a deck, shed, or carport next to a park model with its own limit, up to $15,000.',
    kind: 'enhancement',
    featured: true,
    ago: { days: 10 },
    from: PARK_MODELS_OPEN_DAY + 7,
    states: ['MI', 'OH', 'IN'],
    products: ['travel-trailer'],
    image: 'travel-trailer',
    contact: 'vehicles',
    points: [
      ['What counts', 'Any structure on the site that is not attached to the unit.'],
      ['What you enter', 'Type, size, year, and replacement cost.'],
      ['Photos', 'One photo of each structure over $5,000.'],
    ],
    steps: [
      'Open the endorsement screen.',
      'Choose “Other structures.”',
      'Add one row per structure.',
    ],
  },
  {
    slug: 'umbrella-counts-electric-bikes',
    title: 'Umbrella: Electric bikes treated as bicycles',
    summary:
      'Effective {day:from}, electric bikes of up to 750 watts no longer need an underlying policy.',
    kind: 'form_change',
    featured: true,
    ago: { days: 12 },
    from: 14,
    products: ['umbrella'],
    contact: 'underwriting',
    points: [
      ['Class 1 and 2', 'Treated as bicycles. Nothing to enter.'],
      ['Class 3', 'List the bike. The rider must be 16 or older.'],
      ['Faster bikes', 'Treated as motorcycles. They need an underlying policy.'],
    ],
  },
  {
    slug: 'boat-quotes-without-a-survey',
    title: 'Boat: No survey for hulls up to 15 years old',
    summary:
      'You can send photos instead of a survey for hulls up to 15 years old. The limit was 10 years.',
    kind: 'enhancement',
    featured: true,
    ago: { days: 17 },
    from: -7,
    products: ['boat'],
    image: 'boat-on-lift',
    files: pdf('Photo list for hulls.pdf', 88_100),
    contact: 'vehicles',
    points: [
      ['Photos', 'Bow, stern, both sides, engine, and hull identification number.'],
      ['Wooden hulls', 'Still need a survey at 10 years.'],
      ['Renewals', 'We waive surveys that were requested but not received.'],
    ],
  },
  {
    slug: 'manufactured-home-florida-reopens-inland',
    title: 'Florida: Manufactured home reopens in 31 inland counties',
    summary:
      'New business reopens for homes built in 2008 or later, with photos and a tie-down report.',
    kind: 'state_launch',
    featured: true,
    ago: { days: 24 },
    from: -24,
    states: ['FL'],
    products: ['manufactured-home'],
    image: 'manufactured-home',
    contact: 'gulf',
    points: [
      [
        'Where',
        'See the guideline for the county list. Six coastal counties are by referral; the rest stay closed.',
      ],
      ['What we need', 'The data plate, the tie-down report, and four photos.'],
      ['Limit', 'Each agency can bind 10 homes a week through the end of the quarter.'],
    ],
  },
  {
    slug: 'collector-auto-suggested-values',
    title: 'Collector auto: How the value review works',
    summary:
      'At every third renewal, we mail the owner a suggested agreed value. The value does not change unless the owner asks.',
    kind: 'enhancement',
    ago: { days: 20 },
    from: -23,
    products: ['collector-auto'],
    contact: 'vehicles',
    points: [
      ['When', '60 days before renewal.'],
      ['What you see', 'The same letter, one day earlier, in document retrieval.'],
      ['Appraisal', 'Needed for increases over 20%.'],
    ],
  },
  {
    slug: 'off-road-youth-course',
    title: 'Off-road: 8% discount for a youth safety course',
    summary:
      'Riders ages 10 to 17 who complete a safety course of four hours or more earn the discount.',
    kind: 'rate_change',
    ago: { days: 28 },
    from: 3,
    states: ['MI', 'OH', 'IN', 'WI', 'MN', 'TN', 'KY'],
    products: ['off-road'],
    contact: 'vehicles',
    points: [
      ['Proof', 'The completion card or email, with the rider’s name.'],
      ['Duration', 'Until the rider turns 18.'],
      ['Which machines', 'ATVs, side-by-sides, and dirt bikes. Snowmobiles are not eligible.'],
    ],
  },
  {
    slug: 'specialty-dwelling-vacant-terms',
    title: 'Specialty dwelling: Vacant policies can renew twice',
    summary:
      'You can keep a vacant house insured for up to 18 months if it is locked and checked regularly.',
    kind: 'form_change',
    ago: { days: 33 },
    from: -6,
    products: ['specialty-dwelling'],
    contact: 'underwriting',
    points: [
      [
        'Terms',
        '6 or 12 months (3 months in four states), renewable up to twice, for a total of 18 months.',
      ],
      ['Checks', 'Every 14 days. The owner keeps a log.'],
      ['Water', 'Shut off and drained from November to March.'],
    ],
  },
  {
    slug: 'motor-home-converted-vans-accepted-with-a-registered-shop',
    title:
      'Motor home: Converted camper vans are now eligible when a registered shop did the conversion, with the invoice, four photos, and the weight rating from the door plate',
    summary: 'Previously, only factory-built vans qualified as Class B.',
    kind: 'enhancement',
    ago: { days: 38 },
    from: -20,
    products: ['motor-home'],
    image: 'folded-map',
    contact: 'vehicles',
    points: [
      ['The shop', 'Registered in its state. See the list in the guideline.'],
      ['The van', 'Built in the last 20 years, under 14,500 pounds.'],
      ['Propane and stove', 'Installed by the shop, or removed.'],
    ],
  },
  {
    slug: 'agent360-auto-household-price',
    title: 'Agent360 Auto: Household pricing',
    summary:
      'Rates start from the household’s best driver. Young drivers pay less when the home is on the account.',
    kind: 'new_product',
    ago: { days: 44 },
    from: AUTO_OPEN_DAY,
    states: ['MI', 'OH', 'IN', 'TN'],
    products: ['agent360-auto'],
    contact: 'vehicles',
    points: [
      ['Lead driver', 'The driver with the longest clean record, not the first named insured.'],
      ['Young drivers', '12% good-student discount, with a copy of the report card.'],
      ['Cars', 'One per driver, plus one.'],
      ['When', 'Michigan and Tennessee on {day:from}. Indiana and Ohio on {day:-28}.'],
    ],
  },
  {
    slug: 'michigan-motorcycle-medical-proof',
    title: 'Michigan: Insurance card accepted as proof of health coverage',
    summary:
      'You no longer need a letter from the health plan. A photo of both sides of the card is enough.',
    kind: 'form_change',
    ago: { days: 52 },
    states: ['MI'],
    products: ['motorcycle', 'collector-auto'],
    contact: 'greatLakes',
    points: [
      ['What to upload', 'Both sides of the card, showing full names.'],
      ['When', 'Within 30 days of binding.'],
    ],
  },
  {
    slug: 'texas-boat-coastal-tier',
    title: 'Texas: Named-storm coverage ends for boats in Tier 1 counties',
    summary:
      'New boat policies in the 14 Tier 1 counties exclude named storms. Policies in force keep the coverage until renewal.',
    kind: 'program_closing',
    ago: { days: 58 },
    from: -40,
    states: ['TX'],
    products: ['boat'],
    contact: 'gulf',
    points: [
      ['Counties', 'Tier 1: the 14 counties on the Gulf.'],
      ['Renewals', 'Effective {day:20}, with a letter to the customer 60 days before renewal.'],
      ['Still covered', 'Fire, theft, collision, wreck removal, and fuel spill.'],
    ],
  },
  {
    slug: 'flood-partner-new-screen',
    title: 'Flood: Quotes in under a minute',
    summary: 'Quotes from our flood partner now appear on screen instead of by email.',
    kind: 'enhancement',
    ago: { days: 66 },
    products: ['flood'],
    points: [
      ['Address', 'Checked as you type, so you can correct errors right away.'],
      ['Two quotes', 'NFIP and private flood premiums appear side by side.'],
    ],
  },
  {
    slug: 'exclusive-agents-umbrella-five-million',
    title: 'Umbrella: Up to $5 million for exclusive agents',
    summary: 'Exclusive agents can quote up to $5 million without a referral.',
    kind: 'enhancement',
    ago: { days: 71 },
    products: ['umbrella'],
    channel: 'exclusive',
    contact: 'underwriting',
    points: [
      ['Up to $3 million', 'Without a referral, as before.'],
      ['Up to $5 million', 'Without a referral, when we write all underlying policies.'],
    ],
  },
  {
    slug: 'classic-policy-forms-in-spanish',
    title: 'Spanish policy forms for all Classic products',
    summary: 'Choose the language on the last screen. We store both versions.',
    kind: 'form_change',
    ago: { days: 84 },
    points: [
      ['Which forms', 'Declarations, bills, and the policy.'],
      ['Which version controls', 'The English version. The Spanish version says so.'],
    ],
  },
];
