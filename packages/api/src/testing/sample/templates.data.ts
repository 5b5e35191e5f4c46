import { LANDLORD_WAVE_1_DAY } from './events.ts';
import type { ContentSeed } from './seed.ts';
import type { StateCode } from './states.ts';
import type { TemplateContent } from './template-svg.ts';

/** Source data of a collateral item, which is printed with the agency's details or only downloaded. */
export interface TemplateSeed extends Omit<ContentSeed, 'states'> {
  /** Key of a category in the group marketing_collateral. */
  category: string;
  /** The paragraphs of the body. */
  about: readonly string[];
  /** States where it can be used. Absent means every state. */
  states?: readonly StateCode[];
  /** Absent for download-only items. */
  print?: {
    svg: TemplateContent;
    /** Absent for digital items, which can't be ordered in print. */
    order?: {
      quantities: readonly number[];
      /** Price per unit, in US cents. */
      cents: number;
    };
    /** A line of text that the agency writes. */
    free?: { key: string; label: string; maxLength: number; required?: boolean };
    /** Leaves out the agency's phone number. */
    withoutPhone?: boolean;
    /** In days from the library's `now`. */
    expires?: number;
  };
}

const postcard = { width: 600, height: 400 };
const hanger = { width: 420, height: 620 };
const sign = { width: 640, height: 440 };
const smallQuantities = [100, 250, 500];
const largeQuantities = [250, 500, 1000, 2500];

// Ids depend on the order, so add new templates at the end.
export const templateSeeds: readonly TemplateSeed[] = [
  {
    slug: 'postcard-opening-trailers',
    title: 'Postcard: Open the trailer, check the policy',
    summary: 'A postcard for customers whose travel trailer has been in storage.',
    ago: { days: 2 },
    category: 'rv',
    products: ['travel-trailer'],
    about: [
      'Mail it three to four weeks before camping season starts in your area. It asks customers to call you about changes: a new awning, a new tow vehicle, or a new seasonal site.',
      '6 × 4 inches, color on both sides. The back has room for your address and the postage permit.',
    ],
    print: {
      svg: {
        ...postcard,
        image: 'travel-trailer',
        headline: 'Ready for the road?',
        line: 'Is your policy?',
      },
      order: { quantities: largeQuantities, cents: 38 },
      free: { key: 'offer', label: 'Your message', maxLength: 48 },
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
    summary: 'For motorcycle customers: a reminder to check tires, brakes, and coverage.',
    ago: { days: 6 },
    category: 'motorcycle_and_off_road',
    products: ['motorcycle'],
    states: ['MI', 'OH', 'IN', 'IL', 'WI', 'PA', 'NY', 'KY', 'TN', 'TX'],
    about: [
      'Names three checks and shows your phone number. It works best for customers who added custom parts during the off-season.',
      'In Texas, the required uninsured motorist statement is added for you.',
    ],
    print: {
      svg: {
        ...postcard,
        image: 'motorcycle',
        headline: 'Before the first ride',
        line: 'Tires. Brakes. Coverage.',
      },
      order: { quantities: largeQuantities, cents: 36 },
      free: { key: 'offer', label: 'Your message', maxLength: 48 },
    },
    image: 'motorcycle',
    contact: 'marketing',
  },
  {
    slug: 'door-hanger-manufactured-home',
    title: 'Door hanger: We insure manufactured homes',
    summary: 'For communities where you already insure some of the homes.',
    ago: { days: 11 },
    category: 'mobile_home',
    products: ['manufactured-home'],
    states: ['MI', 'OH', 'IN', 'TX', 'AZ', 'NM', 'FL', 'TN', 'KY'],
    about: [
      'Ask the community office for permission first. Some offices hand out the door hangers for you.',
      'Die-cut card stock, printed on one side. The back is blank for a handwritten note.',
    ],
    print: {
      svg: {
        ...hanger,
        image: 'manufactured-home',
        headline: 'Protect your home',
        line: 'We insure manufactured homes.',
      },
      order: { quantities: smallQuantities, cents: 54 },
      free: { key: 'community', label: 'Name of the community', maxLength: 40, required: true },
    },
    image: 'manufactured-home',
    contact: 'marketing',
  },
  {
    slug: 'yard-sign-boat-show',
    title: 'Yard sign: Boats insured here',
    summary: 'Two-sided with a stake, for marinas, boat shows, and your office lawn.',
    ago: { days: 17 },
    category: 'boat',
    products: ['boat'],
    states: ['MI', 'OH', 'IN', 'WI', 'MN', 'NY', 'FL', 'TX'],
    about: [
      '24 × 18 inches, corrugated plastic. Get permission from the marina or property owner, and check local sign rules.',
    ],
    print: {
      svg: {
        ...sign,
        image: 'boat-on-lift',
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
    summary: 'The five steps to take after a loss, with your agency’s name.',
    ago: { days: 24 },
    category: 'agency_brand',
    about: [
      'Include one with every new policy. The five steps match the claim card, in larger type.',
    ],
    print: {
      svg: {
        width: 420,
        height: 420,
        image: 'wind-gauge',
        headline: 'After a loss',
        line: 'Stay safe. Take photos. Call us.',
      },
      order: { quantities: smallQuantities, cents: 71 },
      withoutPhone: true,
    },
    image: 'wind-gauge',
    contact: 'marketing',
  },
  {
    slug: 'claim-card-glove-box',
    title: 'Claim card for the glove box',
    summary: 'What to write down after an accident, on a card that fits behind the registration.',
    ago: { days: 31 },
    category: 'agency_brand',
    about: [
      'Single fold. Inside are the questions that our claims team asks first, with space for answers.',
    ],
    print: {
      svg: {
        width: 480,
        height: 320,
        image: 'filing-tray',
        headline: 'At the roadside',
        line: 'Write it down while you wait.',
      },
      order: { quantities: largeQuantities, cents: 19 },
    },
    image: 'filing-tray',
    contact: 'claims',
  },
  {
    slug: 'postcard-landlord-agent360',
    title: 'Postcard: Your home and rental on one account',
    summary: 'Introduces Agent360 Landlord to owners of one- to four-family rentals.',
    ago: { days: 27 },
    category: 'dwelling',
    products: ['agent360-landlord'],
    states: ['MI', 'TN'],
    about: [
      `For Michigan and Tennessee, where Agent360 Landlord opens on {day:${LANDLORD_WAVE_1_DAY}}. Mail it from that day on, to owners whose mailing address differs from the insured location.`,
    ],
    print: {
      svg: {
        ...postcard,
        image: 'key-and-lock',
        headline: 'Own a rental home?',
        line: 'Insure it on your home account.',
      },
      order: { quantities: smallQuantities, cents: 42 },
      free: { key: 'offer', label: 'Your message', maxLength: 48 },
    },
    image: 'key-and-lock',
    contact: 'marketing',
  },
  {
    slug: 'banner-collector-auto',
    title: 'Event banner: Collector auto',
    summary: 'An 8-foot vinyl banner with grommets, for shows and cruise nights.',
    ago: { days: 45 },
    category: 'collector_auto',
    products: ['collector-auto'],
    about: [
      'Order four weeks before the show. The banner is undated, so you can use it every year.',
    ],
    print: {
      svg: {
        width: 960,
        height: 380,
        image: 'folded-map',
        headline: 'Agreed value. Open roads.',
        line: 'Collector auto insurance.',
      },
      order: { quantities: [1, 2, 3], cents: 8900 },
      free: { key: 'event', label: 'Name of the event', maxLength: 60 },
    },
    image: 'folded-map',
    contact: 'marketing',
  },
  {
    slug: 'flyer-umbrella-questions',
    title: 'Flyer: Four questions about umbrella',
    summary: 'A one-page flyer to leave with customers who want to think about it.',
    ago: { days: 58 },
    category: 'umbrella',
    products: ['umbrella'],
    states: ['MI', 'OH', 'IN', 'IL', 'WI', 'MN', 'PA', 'VA'],
    about: [
      'Four common questions about umbrella coverage, each with a one-sentence answer. No prices.',
    ],
    print: {
      svg: {
        width: 510,
        height: 660,
        image: 'storm-over-coast',
        headline: 'Four questions',
        line: 'about umbrella insurance.',
      },
      order: { quantities: smallQuantities, cents: 27 },
    },
    image: 'storm-over-coast',
    contact: 'marketing',
  },
  {
    slug: 'calendar-seasons',
    title: 'Wall calendar: Monthly safety checks',
    summary: 'A safety check for each month, for the home, the boat, and the trailer.',
    ago: { days: 120 },
    category: 'agency_brand',
    about: ['Orders for next year’s calendar close early so that they arrive in time.'],
    print: {
      svg: {
        ...postcard,
        image: 'calendar-stamp',
        headline: 'Monthly safety checks',
        line: 'One check for every month.',
      },
      order: { quantities: smallQuantities, cents: 265 },
      expires: -95,
    },
    image: 'calendar-stamp',
    contact: 'marketing',
  },
  {
    slug: 'postcard-florida-hurricane-season',
    title:
      'Postcard: Before hurricane season, for manufactured homes and attached structures in Florida',
    summary:
      'Tie-downs, carports, and screened rooms: what is covered, and what customers need to add to their policy.',
    ago: { days: 12 },
    category: 'mobile_home',
    products: ['manufactured-home'],
    states: ['FL'],
    about: ['Florida only. Mail it early. Once a storm is named, a binding moratorium may apply.'],
    print: {
      svg: {
        ...postcard,
        image: 'storm-over-coast',
        headline: 'Before the season',
        line: 'Carport? Screened room? Tell us.',
      },
      order: { quantities: largeQuantities, cents: 38 },
      expires: 88,
    },
    image: 'storm-over-coast',
    contact: 'marketing',
  },
  {
    slug: 'postcard-texas-hail',
    title: 'Postcard: Be ready for hail',
    summary: 'For Texas customers: roofs, deductibles, and why a photo helps.',
    ago: { days: 20 },
    category: 'dwelling',
    products: ['specialty-dwelling', 'manufactured-home'],
    states: ['TX'],
    about: ['Asks customers to take a photo of their roof today and keep it.'],
    print: {
      svg: {
        ...postcard,
        image: 'manufactured-home',
        headline: 'Be ready for hail',
        line: 'Take a photo of your roof today.',
      },
      order: { quantities: largeQuantities, cents: 37 },
      free: { key: 'offer', label: 'Your message', maxLength: 48 },
    },
    image: 'manufactured-home',
    contact: 'marketing',
  },
  {
    slug: 'co-op-budget-planner',
    title: 'Co-op budget planner',
    summary: 'A worksheet to track your annual allowance: spent, claimed, and remaining.',
    ago: { days: 64 },
    category: 'agency_brand',
    about: [
      'We reimburse 25% to 75% of the cost, depending on the item. The worksheet tracks your allowance and the 60-day claim deadline.',
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
    title: 'Logo guidelines for your own designs',
    summary: 'How to use our name and logo, with required spacing and disclaimer.',
    ago: { days: 82 },
    category: 'agency_brand',
    about: [
      'Your own designs need approval before printing. Send a proof with the request form. Most requests get a response in two business days.',
    ],
    files: [{ name: 'Logo guidelines.pdf', size: 1_820, content_type: 'application/pdf' }],
    contact: 'marketing',
  },
  {
    slug: 'square-first-ride',
    title: 'Social image: Before the first ride',
    summary: 'The postcard’s three checks as a square image for your social media pages.',
    ago: { days: 5 },
    category: 'motorcycle_and_off_road',
    products: ['motorcycle'],
    about: [
      'Post it at the start of riding season. It includes your name, phone number, and state disclosure.',
    ],
    print: {
      svg: {
        width: 540,
        height: 540,
        image: 'motorcycle',
        headline: 'Before the first ride',
        line: 'Tires. Brakes. Coverage.',
      },
      free: { key: 'offer', label: 'Your message', maxLength: 40 },
    },
    image: 'motorcycle',
    contact: 'marketing',
  },
];
