import {
  AUTO_OPENS,
  LANDLORD_FOLLOWS,
  LANDLORD_OPENS,
  PARK_MODELS_OPEN,
  TOTAL_LOSS_RISES,
} from './events.ts';
import type { AnnouncementSeed } from './seed.ts';

/** What one product update is made from. */
export interface ProductUpdateSpec extends AnnouncementSeed {
  /** Key of a category of the group product_news_and_updates. */
  kind: string;
  featured?: true;
}

const sheet = (name: string, size: number) => [{ name, size, content_type: 'application/pdf' }];

// The order fixes the ids: add new product updates at the end.
export const productUpdateSeeds: readonly ProductUpdateSpec[] = [
  {
    slug: 'agent360-landlord-opens-in-michigan',
    title: 'Agent360 Landlord opens in Michigan and Tennessee',
    summary:
      'Owners who have their home with us can put their rented houses on the same account from {weekday:from}.',
    kind: 'state_launch',
    featured: true,
    ago: { days: 3 },
    from: LANDLORD_OPENS,
    states: ['MI', 'TN'],
    products: ['agent360-landlord', 'agent360-home'],
    image: 'key-and-lock',
    files: sheet('Agent360 Landlord at a glance.pdf', 142_300),
    contact: 'underwriting',
    points: [
      ['Who', 'Owners with Agent360 Home: one to ten houses, rented by the year.'],
      ['Price', 'The account price of the home goes down by 4% with the first rented house.'],
      ['Later', `Ohio and Indiana follow on {day:${LANDLORD_FOLLOWS}}.`],
    ],
    steps: [
      'Open the account of the owner and choose “Add a line”.',
      'Enter each house with its own rent and tenant.',
      'Send the quote; the owner signs once for all houses.',
    ],
  },
  {
    slug: 'motorcycle-two-more-model-years',
    title: 'Motorcycle: two earlier model years count as new',
    summary:
      'Total-loss cover takes bikes of the current model year and of the two before it, in 44 states.',
    kind: 'enhancement',
    featured: true,
    ago: { days: 5 },
    from: TOTAL_LOSS_RISES,
    products: ['motorcycle'],
    image: 'motorcycle',
    contact: 'vehicles',
    points: [
      ['Before', 'The current year and one before.'],
      ['Now', 'The current year and two before, first owner.'],
      ['Price', 'The rate stays as it is.'],
    ],
    note: 'Bikes with a salvage title stay out.',
  },
  {
    slug: 'park-models-with-decks',
    title: 'Travel trailer: decks and sheds can be named beside a park model',
    summary:
      'A deck, a shed or a carport next to a park model gets a limit of its own, up to $15,000.',
    kind: 'enhancement',
    featured: true,
    ago: { days: 10 },
    from: PARK_MODELS_OPEN + 7,
    states: ['MI', 'OH', 'IN'],
    products: ['travel-trailer'],
    image: 'travel-trailer',
    contact: 'vehicles',
    points: [
      ['What counts', 'Anything that stands on the site and is not fixed to the unit.'],
      ['What you enter', 'Kind, size, year, and the price to build it again.'],
      ['Photos', 'One photo for anything over $5,000.'],
    ],
    steps: ['Open the endorsement screen.', 'Choose “Other structures”.', 'Add one row for each.'],
  },
  {
    slug: 'umbrella-counts-electric-bikes',
    title: 'Umbrella: electric bikes count as bikes',
    summary:
      'A bike with a motor of up to 750 watts needs no policy of its own under the umbrella.',
    kind: 'form_change',
    featured: true,
    ago: { days: 12 },
    from: 14,
    products: ['umbrella'],
    contact: 'underwriting',
    points: [
      ['Class 1 and 2', 'Count as bikes; nothing to enter.'],
      ['Class 3', 'List it; the rider must be 16 or older.'],
      ['Faster ones', 'Count as motorcycles and need a policy below.'],
    ],
  },
  {
    slug: 'boat-quotes-without-a-survey',
    title: 'Boat: no survey for hulls of up to 15 years',
    summary:
      'Photos take the place of the survey until the hull is 15 years old; it was ten until now.',
    kind: 'enhancement',
    featured: true,
    ago: { days: 17 },
    from: -7,
    products: ['boat'],
    image: 'boat-on-lift',
    files: sheet('Photo list for hulls.pdf', 88_100),
    contact: 'vehicles',
    points: [
      ['Photos', 'Bow, stern, both sides, engine, and the plate with the number.'],
      ['Wood', 'A hull of wood still needs a survey at ten years.'],
      ['Renewals', 'A survey that was asked for and has not come is waived.'],
    ],
  },
  {
    slug: 'manufactured-home-florida-reopens-inland',
    title: 'Florida: manufactured homes open again in 31 inland counties',
    summary:
      'New business is back for homes of 2008 and later, with photos and the tie-downs on file.',
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
        'The list of counties is in the guideline. Six on the coast go by referral; the rest stay closed.',
      ],
      ['What we need', 'The data plate, the tie-down report and four photos.'],
      ['How many', 'Ten homes a week for each agency until the end of the quarter.'],
    ],
  },
  {
    slug: 'collector-auto-suggested-values',
    title: 'Collector auto: what the value review shows, and what the owner can choose',
    summary:
      'At each third renewal the owner gets a letter with the value that we suggest. Nothing changes by itself.',
    kind: 'enhancement',
    ago: { days: 20 },
    from: -23,
    products: ['collector-auto'],
    contact: 'vehicles',
    points: [
      ['When', 'Sixty days before the renewal.'],
      ['What you see', 'The same letter, one day earlier, in document retrieval.'],
      ['More than 20%', 'Above that an appraisal is needed.'],
    ],
  },
  {
    slug: 'off-road-youth-course',
    title: 'Off-road: a youth course takes 8% off',
    summary:
      'Riders from 10 to 17 who have passed a course of four hours or more bring the discount.',
    kind: 'rate_change',
    ago: { days: 28 },
    from: 3,
    states: ['MI', 'OH', 'IN', 'WI', 'MN', 'TN', 'KY'],
    products: ['off-road'],
    contact: 'vehicles',
    points: [
      ['Proof', 'The card or the e-mail of the course, with the name.'],
      ['How long', 'Until the rider turns 18.'],
      ['Which machines', 'ATVs, side-by-sides and dirt bikes; not snowmobiles.'],
    ],
  },
  {
    slug: 'specialty-dwelling-vacant-terms',
    title: 'Specialty dwelling: vacant houses may be renewed twice',
    summary: 'A vacant house can stay with us for up to 18 months, if it is locked and looked at.',
    kind: 'form_change',
    ago: { days: 33 },
    from: -6,
    products: ['specialty-dwelling'],
    contact: 'underwriting',
    points: [
      ['Terms', '6 or 12 months, in four states 3; renewed up to twice, for 18 months in all.'],
      ['Looked at', 'Every 14 days; the owner keeps a list.'],
      ['Water', 'Shut off and drained from November to March.'],
    ],
  },
  {
    slug: 'motor-home-converted-vans-accepted-with-a-registered-shop',
    title:
      'Motor home: vans that were turned into campers are accepted when a registered shop did the work, with the invoice, four photos and the weight from the door plate',
    summary: 'Until now only vans from the factory counted as class B.',
    kind: 'enhancement',
    ago: { days: 38 },
    from: -20,
    products: ['motor-home'],
    image: 'folded-map',
    contact: 'vehicles',
    points: [
      ['The shop', 'Registered in its state; the list is in the guideline.'],
      ['The van', 'Built in the last 20 years, under 14,500 pounds.'],
      ['Gas and stove', 'Put in by the shop, or taken out.'],
    ],
  },
  {
    slug: 'agent360-auto-household-price',
    title: 'Agent360 Auto: one price for the household',
    summary: 'The best driver leads, and young drivers cost less when the home is on the account.',
    kind: 'new_product',
    ago: { days: 44 },
    from: AUTO_OPENS,
    states: ['MI', 'OH', 'IN', 'TN'],
    products: ['agent360-auto'],
    contact: 'vehicles',
    points: [
      ['Lead driver', 'The one with the longest clean record, not the first name.'],
      ['Young drivers', 'Good grades take 12% off, with a copy of the report.'],
      ['Cars', 'As many as there are drivers, and one more.'],
      ['When', 'Michigan and Tennessee on {day:from}, Ohio and Indiana with wave 2.'],
    ],
  },
  {
    slug: 'michigan-motorcycle-medical-proof',
    title: 'Michigan: proof of medical cover can be a photo of the card',
    summary: 'The letter of the health plan is needed no more; both sides of the card are enough.',
    kind: 'form_change',
    ago: { days: 52 },
    states: ['MI'],
    products: ['motorcycle', 'collector-auto'],
    contact: 'greatLakes',
    points: [
      ['What to upload', 'Both sides of the card, names in full.'],
      ['When', 'Within 30 days of binding.'],
    ],
  },
  {
    slug: 'texas-boat-coastal-tier',
    title: 'Texas: named-storm cover ends for boats in the first coastal tier',
    summary:
      'New boats in 14 counties are written without it; boats in force keep it until renewal.',
    kind: 'program_closing',
    ago: { days: 58 },
    from: -40,
    states: ['TX'],
    products: ['boat'],
    contact: 'gulf',
    points: [
      ['Counties', 'The 14 that touch the water.'],
      ['Renewals', 'From {day:20} on, with a letter 60 days before.'],
      ['What is left', 'Fire, theft, collision, wreck removal and fuel spill.'],
    ],
  },
  {
    slug: 'flood-partner-new-screen',
    title: 'Flood: quotes come back in a minute',
    summary: 'Our partner answers within the screen; the e-mail with the quote is gone.',
    kind: 'enhancement',
    ago: { days: 66 },
    products: ['flood'],
    points: [
      ['Address', 'Checked as you type; a wrong one is refused at once.'],
      ['Two prices', 'The public and the private program stand side by side.'],
    ],
  },
  {
    slug: 'exclusive-agents-umbrella-five-million',
    title: 'Umbrella: five million for exclusive agents',
    summary: 'Exclusive agents may quote up to five million dollars without a referral.',
    kind: 'enhancement',
    ago: { days: 71 },
    products: ['umbrella'],
    channel: 'exclusive',
    contact: 'underwriting',
    points: [
      ['Up to three million', 'As before, at once.'],
      ['Up to five million', 'At once, when all policies below are with us.'],
    ],
  },
  {
    slug: 'classic-policy-forms-in-spanish',
    title: 'Policy forms in Spanish for all classic products',
    summary: 'Choose the language on the last screen; both versions are stored.',
    kind: 'form_change',
    ago: { days: 84 },
    points: [
      ['Which forms', 'Declarations, bills and the policy itself.'],
      ['Which one counts', 'The English one, and the Spanish one says so.'],
    ],
  },
];
