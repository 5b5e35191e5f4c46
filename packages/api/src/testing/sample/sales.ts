import type { SalesArticle } from '../../resources/sales-articles.ts';
import type { SalesPromotion } from '../../resources/sales-promotions.ts';
import { composeAlertBody } from './compose.ts';
import { contentFields, newestFirst } from './content-fields.ts';
import type { SampleCalendar } from './dates.ts';
import { hash } from './random.ts';
import type { AnnouncementSeed } from './seed.ts';
import { subCategory } from './taxonomy.ts';

const FIRST_ARTICLE_ID = 5901;
const FIRST_PROMOTION_ID = 6101;

/** `kind` is the key of a category of the group sales_and_marketing. */
type SalesSpec = AnnouncementSeed & { kind: string };

// The order fixes the ids: add new ones at the end of each list.
const articles: readonly SalesSpec[] = [
  {
    slug: 'ten-minute-account-review',
    title: 'The ten-minute account review',
    summary: 'Six questions that find a second policy, without a word about selling.',
    kind: 'sales_ideas',
    ago: { days: 3 },
    image: 'filing-tray',
    contact: 'marketing',
    steps: [
      'What has changed at home since last year?',
      'Who has learned to drive?',
      'What stands in the garage or on the drive?',
      'What did you buy that you would not want to lose?',
      'Who else lives on your land?',
      'When shall I call again?',
    ],
    note: 'Write the answers down. Half of them are next year’s first question.',
  },
  {
    slug: 'trailer-next-to-the-home',
    title: 'There is a trailer next to every third home',
    summary: 'Photos that you already have show what else could be insured. Look at the edges.',
    kind: 'cross_sell',
    ago: { days: 10 },
    products: ['travel-trailer', 'manufactured-home', 'off-road'],
    image: 'travel-trailer',
    contact: 'marketing',
    points: [
      ['Look', 'In the photos for the home: what stands behind it?'],
      ['Ask', 'Is it insured where it stands, or only on the road?'],
      ['Offer', 'One bill, one day, one call.'],
    ],
  },
  {
    slug: 'park-managers-as-partners',
    title: 'Park managers know who moves in',
    summary: 'How one agency wrote forty homes in a year by keeping a promise to four managers.',
    kind: 'lead_programs',
    ago: { days: 18 },
    products: ['manufactured-home'],
    image: 'manufactured-home',
    contact: 'marketing',
    points: [
      ['The promise', 'Proof of insurance within the hour.'],
      ['The card', 'One card in the welcome folder. No gifts.'],
      ['The visit', 'Once in each season, with coffee.'],
    ],
  },
  {
    slug: 'harbor-and-pine-three-hundred-calls',
    title: 'Harbor & Pine Insurance: what three hundred calls taught us',
    summary: 'They called every boat owner while the boats were ashore. This is what they heard.',
    kind: 'success_stories',
    ago: { days: 25 },
    states: ['MI', 'OH', 'IN'],
    products: ['boat'],
    image: 'logo-harbor-and-pine',
    contact: 'greatLakes',
    points: [
      ['Answered', 'Two of three. Once the boats are out it is one of five.'],
      ['Changed something', 'Every fourth: a new motor, a new berth.'],
      ['Bought something', '38, most of them an umbrella.'],
    ],
  },
  {
    slug: 'co-op-money-left',
    title: 'Co-op: what agencies wish they had claimed',
    summary: 'A third of the money was not asked for last year. Five claims that take ten minutes.',
    kind: 'co_op_news',
    ago: { days: 32 },
    contact: 'marketing',
    points: [
      ['Signs', 'Half of the price, with a photo of the sign where it stands.'],
      ['Postcards', 'From our templates: no approval needed.'],
      ['Events', 'The tent counts, the cake does not.'],
    ],
  },
  {
    slug: 'umbrella-in-one-sentence',
    title: 'Umbrella in one sentence',
    summary: '“It begins where the others stop.” Twelve agents and their sentence.',
    kind: 'sales_ideas',
    ago: { days: 47 },
    products: ['umbrella'],
    contact: 'marketing',
  },
  {
    slug: 'collector-clubs',
    title: 'Collector clubs: be the one who listens',
    summary: 'A table at a show costs less than a mailing, and people come to it by themselves.',
    kind: 'lead_programs',
    ago: { days: 58 },
    products: ['collector-auto'],
    points: [
      ['Bring', 'A chair for each visitor.'],
      ['Ask', 'How did you find it?'],
      ['Leave', 'A card with a photo of their car on it, by mail, a week later.'],
    ],
  },
  {
    slug: 'agent360-account-talk-track',
    title:
      'Agent360: how to talk about one account when the customer came for one policy, asks for one price, and has six minutes',
    summary: 'Start with what they came for. Then one question.',
    kind: 'cross_sell',
    ago: { days: 13 },
    states: ['MI', 'TN', 'OH', 'IN', 'TX'],
    products: ['agent360-home', 'agent360-auto'],
    contact: 'marketing',
    points: [
      ['First', 'Give the price they asked for.'],
      ['Then', '“Shall I see what it does to your car?”'],
      ['If no', 'Write down the day on which the other policy renews.'],
    ],
  },
];

const promotions: readonly SalesSpec[] = [
  {
    slug: 'boat-early-bird',
    title: 'Boat early bird: 10% for quotes until {day:until}',
    summary:
      'Customers who ask ten days or more before the boat goes in save a tenth of the hull premium.',
    kind: 'promotions',
    ago: { days: 7 },
    from: -1,
    until: 44,
    products: ['boat'],
    image: 'boat-on-lift',
    contact: 'marketing',
    points: [
      ['Who', 'New boats in all states in which we write them.'],
      ['How', 'The discount is set by the day of the quote.'],
    ],
  },
  {
    slug: 'motorcycle-refer-a-rider',
    title: 'Refer a rider',
    summary:
      'A gift card for each rider who asks for a quote because of your customer. No purchase needed.',
    kind: 'promotions',
    ago: { days: 15 },
    from: -10,
    until: 80,
    states: ['MI', 'OH', 'TX', 'AZ', 'PA'],
    products: ['motorcycle'],
    image: 'motorcycle',
    contact: 'marketing',
    note: 'Up to five cards for one household and year.',
  },
  {
    slug: 'agent360-second-line',
    title: 'Agent360: the second line bonus',
    summary: 'Accounts that begin with two lines count double until {day:until}.',
    kind: 'promotions',
    ago: { days: 20 },
    from: -16,
    until: 29,
    states: ['MI', 'TN', 'OH', 'IN'],
    products: ['agent360-home', 'agent360-auto', 'agent360-landlord'],
    contact: 'marketing',
    points: [['Counts', 'Both lines within thirty days, neither one moved from Classic.']],
  },
  {
    slug: 'safety-course-rebate',
    title: 'Safety course: we pay half',
    summary: 'Riders and boaters who pass a course by {day:until} get half of its price back.',
    kind: 'promotions',
    ago: { days: 3 },
    from: 14,
    until: 105,
    products: ['motorcycle', 'boat', 'off-road'],
    contact: 'marketing',
    steps: ['Take a course that is on the state’s list.', 'Send the certificate and the bill.'],
  },
  {
    slug: 'storage-bonus',
    title: 'Storage bonus',
    summary: 'Ended with {month:-2}. Its bonuses are paid with the next statement.',
    kind: 'promotions',
    ago: { days: 100 },
    from: -92,
    until: -2,
    products: ['travel-trailer', 'motor-home'],
    contact: 'marketing',
  },
];

const bodyOf = (spec: SalesSpec) => composeAlertBody(spec, hash(spec.slug));

/** Articles for sales, newest first. */
export function buildSalesArticles(calendar: SampleCalendar): SalesArticle[] {
  return articles
    .map((spec, index): SalesArticle => ({
      record_type: 'Article',
      ...contentFields(spec, FIRST_ARTICLE_ID + index, bodyOf(spec), calendar),
      category: subCategory('sales_and_marketing', spec.kind),
    }))
    .toSorted(newestFirst);
}

/** The promotions, newest first: running, to come and ended. */
export function buildSalesPromotions(calendar: SampleCalendar): SalesPromotion[] {
  return promotions
    .map((spec, index): SalesPromotion => ({
      record_type: 'SalesPromotion',
      ...contentFields(spec, FIRST_PROMOTION_ID + index, bodyOf(spec), calendar),
      category: subCategory('sales_and_marketing', spec.kind),
      ...(spec.from !== undefined && { starts_on: calendar.day(spec.from) }),
      ...(spec.until !== undefined && { ends_on: calendar.day(spec.until) }),
    }))
    .toSorted(newestFirst);
}
