import type { SalesArticle } from '../../resources/sales-articles.ts';
import type { SalesPromotion } from '../../resources/sales-promotions.ts';
import { composeBody } from './compose.ts';
import { buildContentFields, newestFirst } from './content-fields.ts';
import type { SampleCalendar } from './dates.ts';
import { hash } from './random.ts';
import type { AnnouncementSeed } from './seed.ts';
import { findSubcategory } from './taxonomy.ts';

const FIRST_ARTICLE_ID = 5901;
const FIRST_PROMOTION_ID = 6101;

/** `kind` is the key of a category in the group sales_and_marketing. */
type SalesSeed = AnnouncementSeed & { kind: string };

// Ids depend on the order, so add new seeds at the end of each list.
const articles: readonly SalesSeed[] = [
  {
    slug: 'ten-minute-account-review',
    title: 'The 10-minute account review',
    summary: 'Six questions that help you find a second policy without a sales pitch.',
    kind: 'sales_ideas',
    ago: { days: 3 },
    image: 'filing-tray',
    contact: 'marketing',
    stepsHeading: 'Six questions',
    steps: [
      'What has changed at home since last year?',
      'Are there any new drivers?',
      'What’s in the garage or the driveway?',
      'Have you bought anything valuable?',
      'Does anyone else live on your property?',
      'When should I follow up?',
    ],
    note: 'Note the answers. You’ll use them at next year’s review.',
  },
  {
    slug: 'trailer-next-to-the-home',
    title: 'Find travel trailers in your home photos',
    summary: 'The photos on file often show a second vehicle to insure.',
    kind: 'cross_sell',
    ago: { days: 10 },
    products: ['travel-trailer', 'manufactured-home', 'off-road'],
    image: 'travel-trailer',
    contact: 'marketing',
    points: [
      ['Look', 'In the photos of the home: what is parked next to it or behind it?'],
      ['Ask', '“Is your trailer insured while it is parked, or only on the road?”'],
      ['Offer', 'A travel trailer quote while the customer is on the phone.'],
    ],
  },
  {
    slug: 'park-managers-as-partners',
    title: 'Work with park managers',
    summary: 'How one agency wrote 40 homes in a year through four park managers.',
    kind: 'lead_programs',
    ago: { days: 18 },
    products: ['manufactured-home'],
    image: 'manufactured-home',
    contact: 'marketing',
    points: [
      ['What the agency promises', 'Proof of insurance within an hour.'],
      ['What the agency leaves', 'One business card for the park’s welcome folder. No gifts.'],
      ['How often an agent visits', 'Once a quarter.'],
    ],
  },
  {
    slug: 'harbor-and-pine-three-hundred-calls',
    title: 'Harbor & Pine Insurance: Results of 300 boat calls',
    summary: 'The agency called every boat customer in the off-season. Here is what it learned.',
    kind: 'success_stories',
    ago: { days: 25 },
    states: ['MI', 'OH', 'IN'],
    products: ['boat'],
    image: 'logo-harbor-and-pine',
    contact: 'greatLakes',
    points: [
      ['Answered', 'Two in three customers. During boating season, it is one in five.'],
      ['Had a change to report', 'One in four customers, such as a new motor or a new marina.'],
      ['Bought another policy', '38 customers. Most bought an umbrella.'],
    ],
  },
  {
    slug: 'co-op-money-left',
    title: 'Co-op funds: Claims that agencies miss',
    summary:
      'A third of co-op funds went unclaimed last year. Each of these claims takes about 10 minutes.',
    kind: 'co_op_news',
    ago: { days: 32 },
    contact: 'marketing',
    points: [
      ['Yard signs', 'We reimburse 50%. Include a photo of the installed sign.'],
      ['Postcards', 'We reimburse 75% when you use our templates. You don’t need approval.'],
      ['Event banners', 'We reimburse 50%. Food and prizes do not qualify.'],
    ],
  },
  {
    slug: 'umbrella-in-one-sentence',
    title: 'Umbrella: Explain it in one sentence',
    summary: '“It starts where your other policies stop.” How 12 agents explain umbrella coverage.',
    kind: 'sales_ideas',
    ago: { days: 47 },
    products: ['umbrella'],
    contact: 'marketing',
  },
  {
    slug: 'collector-clubs',
    title: 'Collector clubs: Meet owners at shows',
    summary: 'A table at a show costs less than a mailing, and owners come to you.',
    kind: 'lead_programs',
    ago: { days: 58 },
    products: ['collector-auto'],
    points: [
      ['Bring', 'Business cards and a few chairs.'],
      ['Ask', '“How did you find this car?”'],
      ['Follow up', 'Mail a card with a photo of their car a week later.'],
    ],
  },
  {
    slug: 'agent360-account-talk-track',
    title:
      'Agent360: How to introduce the account when a customer calls for one policy, wants one quote, and has only a few minutes',
    summary: 'Quote what they asked for. Then ask one question.',
    kind: 'cross_sell',
    ago: { days: 13 },
    states: ['MI', 'TN', 'OH', 'IN', 'TX'],
    products: ['agent360-home', 'agent360-auto'],
    contact: 'marketing',
    points: [
      ['First', 'Give the quote they asked for.'],
      ['Then', '“Would you like to see how it changes your auto premium?”'],
      ['If no', 'Note the renewal date of the other policy.'],
    ],
  },
];

const promotions: readonly SalesSeed[] = [
  {
    slug: 'boat-early-bird',
    title: 'Boat early bird: Quote now for the advance-quote discount',
    summary:
      'Through {day:until}, quote boats 10 or more days before the effective date. The policy earns the full 8% advance-quote discount.',
    kind: 'promotions',
    ago: { days: 7 },
    from: -1,
    until: 44,
    products: ['boat'],
    image: 'boat-on-lift',
    contact: 'marketing',
    points: [
      ['Eligible', 'New boat policies in all states where we write them.'],
      [
        'Discount',
        '8% for 10 or more days ahead, 4% for 5 to 9 days. The quote date determines it.',
      ],
    ],
  },
  {
    slug: 'motorcycle-refer-a-rider',
    title: 'Refer a rider',
    summary:
      'Customers earn a gift card for each rider they refer who requests a quote. No purchase necessary. Not available in all states.',
    kind: 'promotions',
    ago: { days: 15 },
    from: -10,
    until: 80,
    states: ['MI', 'OH', 'TX', 'AZ', 'PA'],
    products: ['motorcycle'],
    image: 'motorcycle',
    contact: 'marketing',
    note: 'Limit of five gift cards per household per year.',
  },
  {
    slug: 'agent360-second-line',
    title: 'Agent360: Second-line bonus',
    summary: 'New accounts with two lines count double toward your bonus through {day:until}.',
    kind: 'promotions',
    ago: { days: 20 },
    from: -16,
    until: 29,
    states: ['MI', 'TN', 'OH', 'IN'],
    products: ['agent360-home', 'agent360-auto', 'agent360-landlord'],
    contact: 'marketing',
    points: [
      [
        'What counts',
        'Two lines written within 30 days. Policies that moved from Classic don’t count.',
      ],
    ],
  },
  {
    slug: 'safety-course-rebate',
    title: 'Safety course: We pay half the fee',
    summary:
      'Riders and boaters who pass a course by {day:until} get half of the course fee reimbursed. Not available in all states.',
    kind: 'promotions',
    ago: { days: 3 },
    from: 14,
    until: 105,
    products: ['motorcycle', 'boat', 'off-road'],
    contact: 'marketing',
    steps: [
      'Take a course on the state’s approved list.',
      'Send us the certificate and the receipt.',
    ],
  },
  {
    slug: 'storage-bonus',
    title: 'Storage bonus',
    summary:
      'This promotion ended {day:until}. We’ll pay bonuses on your next commission statement.',
    kind: 'promotions',
    ago: { days: 100 },
    from: -92,
    until: -2,
    products: ['travel-trailer', 'motor-home'],
    contact: 'marketing',
  },
];

/** Builds the sales articles, newest first. */
export function buildSalesArticles(calendar: SampleCalendar): SalesArticle[] {
  return articles
    .map((seed, index): SalesArticle => ({
      record_type: 'Article',
      ...buildContentFields(
        seed,
        FIRST_ARTICLE_ID + index,
        composeBody(seed, hash(seed.slug)),
        calendar,
      ),
      category: findSubcategory('sales_and_marketing', seed.kind),
    }))
    .toSorted(newestFirst);
}

/** Builds all promotions (current, upcoming, and ended), newest first. */
export function buildSalesPromotions(calendar: SampleCalendar): SalesPromotion[] {
  return promotions
    .map((seed, index): SalesPromotion => ({
      record_type: 'SalesPromotion',
      ...buildContentFields(
        seed,
        FIRST_PROMOTION_ID + index,
        composeBody(seed, hash(seed.slug)),
        calendar,
      ),
      category: findSubcategory('sales_and_marketing', seed.kind),
      ...(seed.from !== undefined && { starts_on: calendar.day(seed.from) }),
      ...(seed.until !== undefined && { ends_on: calendar.day(seed.until) }),
    }))
    .toSorted(newestFirst);
}
