import { LANDLORD_OPENS } from './events.ts';
import type { ContentSeed } from './seed.ts';
import type { StateCode } from './states.ts';
import type { TemplateSvg } from './template-svg.ts';

/** A piece that is printed with the agency's own on it, or one that is ready as it is. */
export interface TemplateSpec extends Omit<ContentSeed, 'states'> {
  /** Key of a category of the group marketing_collateral. */
  category: string;
  /** What its body says, paragraph by paragraph. */
  about: readonly string[];
  /** Where it may be used; none means every state. */
  states?: readonly StateCode[];
  /** Missing for what is downloaded as it is. */
  print?: {
    svg: TemplateSvg;
    /** What can be ordered; missing for a picture for the screen. */
    order?: {
      quantities: readonly number[];
      /** Of one unit, in US cents. */
      cents: number;
    };
    /** A line that the agency writes itself. */
    free?: { key: string; label: string; longest: number; required?: boolean };
    /** Without the agency's telephone, as nobody reads one on a magnet across a kitchen. */
    withoutPhone?: boolean;
    /** In days from the library's day. */
    expires?: number;
  };
}

const postcard = { width: 600, height: 400 };
const hanger = { width: 420, height: 620 };
const sign = { width: 640, height: 440 };
const few = [100, 250, 500];
const many = [250, 500, 1000, 2500];

/** Newest first as far as `ago` says so; `about` and the rest are printed in the catalog. */
export const templateSeeds: readonly TemplateSpec[] = [
  {
    slug: 'postcard-opening-trailers',
    title: 'Postcard: Open the trailer, check the policy',
    summary: 'A postcard for customers whose travel trailer has been in storage.',
    ago: { days: 2 },
    category: 'rv',
    products: ['travel-trailer'],
    about: [
      'Mail it three to four weeks before camping season begins where you are. It asks the customer to call you with last year’s changes: a new awning, a new tow vehicle, a new seasonal site.',
      'Six by four inches, color on both sides. The back holds your address block and the permit box of your mailer.',
    ],
    print: {
      svg: {
        ...postcard,
        picture: 'travel-trailer',
        headline: 'Ready for the road?',
        line: 'Is your policy?',
      },
      order: { quantities: many, cents: 38 },
      free: { key: 'offer', label: 'Your own line', longest: 48 },
    },
    files: [
      { name: 'Mailing list, columns.csv', size: 310, content_type: 'text/csv' },
      { name: 'Postcard, print sizes.pdf', size: 1_910, content_type: 'application/pdf' },
    ],
    image: 'travel-trailer',
    contact: 'marketing',
  },
  {
    slug: 'postcard-first-ride',
    title: 'Postcard: Before the first ride',
    summary: 'For motorcycle customers: tires, brakes, coverage.',
    ago: { days: 6 },
    category: 'motorcycle_and_off_road',
    products: ['motorcycle'],
    states: ['MI', 'OH', 'IN', 'IL', 'WI', 'PA', 'NY', 'KY', 'TN', 'TX'],
    about: [
      'Three checks on the front, your telephone number on the back. It works best for customers who bought custom parts while the bike stood and have not told anybody.',
      'Texas prints its own sentence about uninsured motorists; it is filled in for you.',
    ],
    print: {
      svg: {
        ...postcard,
        picture: 'motorcycle',
        headline: 'Before the first ride',
        line: 'Tires. Brakes. Coverage.',
      },
      order: { quantities: many, cents: 36 },
      free: { key: 'offer', label: 'Your own line', longest: 48 },
    },
    image: 'motorcycle',
    contact: 'marketing',
  },
  {
    slug: 'door-hanger-manufactured-home',
    title: 'Door hanger: We insure manufactured homes',
    summary: 'For communities where your customers live next to people who should be.',
    ago: { days: 11 },
    category: 'mobile_home',
    products: ['manufactured-home'],
    states: ['MI', 'OH', 'IN', 'TX', 'AZ', 'NM', 'FL', 'TN', 'KY'],
    about: [
      'Ask the community’s office first: many want to see the piece and some want to hand it out themselves.',
      'Die-cut, card stock, printed on one side. The other side is left blank for a handwritten note.',
    ],
    print: {
      svg: {
        ...hanger,
        picture: 'manufactured-home',
        headline: 'Home is home',
        line: 'We insure manufactured homes.',
      },
      order: { quantities: few, cents: 54 },
      free: { key: 'community', label: 'Name of the community', longest: 40, required: true },
    },
    image: 'manufactured-home',
    contact: 'marketing',
  },
  {
    slug: 'yard-sign-boat-show',
    title: 'Yard sign: Boats insured here',
    summary: 'Two-sided, with a stake: for marinas, boat shows and your own front lawn.',
    ago: { days: 17 },
    category: 'boat',
    products: ['boat'],
    states: ['MI', 'OH', 'IN', 'WI', 'MN', 'NY', 'FL', 'TX'],
    about: [
      'Twenty-four by eighteen inches of corrugated plastic. Ask the marina before you set one up, and the town before you set up ten.',
    ],
    print: {
      svg: {
        ...sign,
        picture: 'boat-on-lift',
        headline: 'Boats insured here',
        line: 'From jon boats to cruisers.',
      },
      order: { quantities: [5, 10, 25, 50], cents: 1450 },
    },
    image: 'boat-on-lift',
    contact: 'marketing',
  },
  {
    slug: 'magnet-claims-card',
    title: 'Refrigerator magnet: What to do after a loss',
    summary: 'Five steps and your number, where people look for it.',
    ago: { days: 24 },
    category: 'agency_brand',
    about: [
      'Hand one over with every new policy. The five steps are the same as those of the claim card, in larger type.',
    ],
    print: {
      svg: {
        width: 420,
        height: 420,
        picture: 'wind-gauge',
        headline: 'After a loss',
        line: 'Stay safe. Take photos. Call us.',
      },
      order: { quantities: few, cents: 71 },
      withoutPhone: true,
    },
    image: 'wind-gauge',
    contact: 'marketing',
  },
  {
    slug: 'claim-card-glove-box',
    title: 'Claim card for the glove box',
    summary: 'What to write down at the roadside, on a card that fits behind the registration.',
    ago: { days: 31 },
    category: 'agency_brand',
    about: [
      'Folds once. Inside are the questions that our claims desk asks first, with room for the answers.',
    ],
    print: {
      svg: {
        width: 480,
        height: 320,
        picture: 'filing-tray',
        headline: 'At the roadside',
        line: 'Write it down while you wait.',
      },
      order: { quantities: many, cents: 19 },
    },
    image: 'filing-tray',
    contact: 'claims',
  },
  {
    slug: 'postcard-landlord-agent360',
    title: 'Postcard: One account for the rental and the home you live in',
    summary: 'Introduces Agent360 Landlord to owners of houses for one to four families.',
    ago: { days: 27 },
    category: 'dwelling',
    products: ['agent360-landlord'],
    states: ['MI', 'TN'],
    about: [
      `For Michigan and Tennessee, where Agent360 Landlord opens on {day:${LANDLORD_OPENS}}. Mail it from that day on, to owners whose mailing address differs from the insured location.`,
    ],
    print: {
      svg: {
        ...postcard,
        picture: 'key-and-lock',
        headline: 'You hold the keys',
        line: 'One account for every door.',
      },
      order: { quantities: few, cents: 42 },
      free: { key: 'offer', label: 'Your own line', longest: 48 },
    },
    image: 'key-and-lock',
    contact: 'marketing',
  },
  {
    slug: 'banner-collector-auto',
    title: 'Event banner: Collector auto',
    summary: 'Eight feet of vinyl with grommets for shows and cruise nights.',
    ago: { days: 45 },
    category: 'collector_auto',
    products: ['collector-auto'],
    about: [
      'Order four weeks ahead of the show. The banner is yours to keep; the year is not printed on it on purpose.',
    ],
    print: {
      svg: {
        width: 960,
        height: 380,
        picture: 'folded-map',
        headline: 'Agreed value. Open roads.',
        line: 'Collector auto insurance.',
      },
      order: { quantities: [1, 2, 3], cents: 8900 },
      free: { key: 'event', label: 'Name of the event', longest: 60 },
    },
    image: 'folded-map',
    contact: 'marketing',
  },
  {
    slug: 'flyer-umbrella-questions',
    title: 'Flyer: Four questions about umbrella',
    summary: 'A conversation on one page, to leave with a customer who wants to think about it.',
    ago: { days: 58 },
    category: 'umbrella',
    products: ['umbrella'],
    states: ['MI', 'OH', 'IN', 'IL', 'WI', 'MN', 'PA', 'VA'],
    about: [
      'Each question has one honest sentence as its answer, and none of them mentions a price.',
    ],
    print: {
      svg: {
        width: 510,
        height: 660,
        picture: 'storm-over-coast',
        headline: 'Four questions',
        line: 'before you say no to umbrella.',
      },
      order: { quantities: few, cents: 27 },
    },
    image: 'storm-over-coast',
    contact: 'marketing',
  },
  {
    slug: 'calendar-seasons',
    title: 'Wall calendar: A year of small checks',
    summary: 'Twelve months, twelve things to look at around the house, the boat and the trailer.',
    ago: { days: 120 },
    category: 'agency_brand',
    about: [
      'Orders for the coming year close early, so that the calendars are in the mail in time.',
    ],
    print: {
      svg: {
        ...postcard,
        picture: 'calendar-stamp',
        headline: 'A year of small checks',
        line: 'Twelve months, twelve of them.',
      },
      order: { quantities: few, cents: 265 },
      expires: -95,
    },
    image: 'calendar-stamp',
    contact: 'marketing',
  },
  {
    slug: 'postcard-florida-hurricane-season',
    title:
      'Postcard: Before hurricane season, for manufactured homes and their additions in Florida',
    summary: 'Tie-downs, carports and screened rooms: what is covered and what has to be listed.',
    ago: { days: 12 },
    category: 'mobile_home',
    products: ['manufactured-home'],
    states: ['FL'],
    about: [
      'Florida only. Mail it early: once a storm has a name, binding may stop and the call comes too late.',
    ],
    print: {
      svg: {
        ...postcard,
        picture: 'storm-over-coast',
        headline: 'Before the season',
        line: 'Carport? Screened room? Tell us.',
      },
      order: { quantities: many, cents: 38 },
      expires: 88,
    },
    image: 'storm-over-coast',
    contact: 'marketing',
  },
  {
    slug: 'postcard-texas-hail',
    title: 'Postcard: Hail happens',
    summary: 'For Texas: roofs, deductibles and the photo that helps most.',
    ago: { days: 20 },
    category: 'dwelling',
    products: ['specialty-dwelling', 'manufactured-home'],
    states: ['TX'],
    about: ['Asks the customer for one thing: a photo of the roof, taken today, kept for later.'],
    print: {
      svg: {
        ...postcard,
        picture: 'manufactured-home',
        headline: 'Hail happens',
        line: 'Take a photo of your roof today.',
      },
      order: { quantities: many, cents: 37 },
      free: { key: 'offer', label: 'Your own line', longest: 48 },
    },
    image: 'manufactured-home',
    contact: 'marketing',
  },
  {
    slug: 'co-op-budget-planner',
    title: 'Co-op budget planner',
    summary: 'A worksheet for your yearly allowance: what is spent, what is claimed, what is left.',
    ago: { days: 64 },
    category: 'agency_brand',
    about: [
      'Half of an approved piece comes back to you. The worksheet keeps count of the allowance and of the sixty days in which a claim must be filed.',
    ],
    files: [
      {
        name: 'Co-op budget planner.xlsx',
        size: 2_240,
        content_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      },
      { name: 'Co-op rules, one page.pdf', size: 1_870, content_type: 'application/pdf' },
    ],
    contact: 'marketing',
  },
  {
    slug: 'logo-sheet',
    title: 'Logo sheet and wording for your own designs',
    summary:
      'How the name is written, how much room it wants, and the sentence that goes under it.',
    ago: { days: 82 },
    category: 'agency_brand',
    about: [
      'Designs of your own need approval before they are printed. Send a proof with the request form; most are answered in two working days.',
    ],
    files: [{ name: 'Logo sheet.pdf', size: 1_820, content_type: 'application/pdf' }],
    contact: 'marketing',
  },
  {
    slug: 'square-first-ride',
    title: 'Square picture: Before the first ride',
    summary: 'For your own page or channel: the postcard’s three checks, cut for the screen.',
    ago: { days: 5 },
    category: 'motorcycle_and_off_road',
    products: ['motorcycle'],
    about: [
      'Post it in the week in which the roads dry up. It carries your name, your number and the sentence of your state, so it may stand by itself.',
    ],
    print: {
      svg: {
        width: 540,
        height: 540,
        picture: 'motorcycle',
        headline: 'Before the first ride',
        line: 'Tires. Brakes. Coverage.',
      },
      free: { key: 'offer', label: 'Your own line', longest: 40 },
    },
    image: 'motorcycle',
    contact: 'marketing',
  },
];
