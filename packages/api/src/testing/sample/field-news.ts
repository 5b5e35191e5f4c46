import type { FieldManagementNews } from '../../resources/field-management-news.ts';
import { composeBody } from './compose.ts';
import { buildContentFields, newestFirst } from './content-fields.ts';
import type { SampleCalendar } from './dates.ts';
import { hash } from './random.ts';
import type { AnnouncementSeed } from './seed.ts';
import { findSubcategory } from './taxonomy.ts';

const FIRST_FIELD_NEWS_ID = 5801;

/** `kind` is the key of a category in the group field_management_updates. */
type FieldNewsSeed = AnnouncementSeed & { kind: string };

// Ids depend on the order, so add new seeds at the end.
const seeds: readonly FieldNewsSeed[] = [
  {
    slug: 'great-lakes-after-the-storm',
    title: 'Great Lakes: Storm response in numbers',
    summary:
      'Thank you to the 40 agencies that stayed open through the storm. Here are the results.',
    kind: 'territory_news',
    ago: { hours: 5 },
    states: ['MI', 'OH', 'IN', 'PA'],
    image: 'storm-over-coast',
    contact: 'greatLakes',
    points: [
      ['Calls', '2,140 in three days. The longest wait was nine minutes.'],
      ['Photos', '611 homes photographed before the storm arrived.'],
      ['Claims', '94 so far. We issued the first payment this morning.'],
    ],
  },
  {
    slug: 'boat-contest',
    title: 'Boat contest: New policies through {day:80}',
    summary:
      'Write five new boat policies to qualify for a gift card, or 12 to qualify for the awards dinner.',
    kind: 'contests_and_recognition',
    ago: { days: 4 },
    products: ['boat'],
    image: 'boat-on-lift',
    contact: 'marketing',
    points: [
      ['What counts', 'New policies with an effective date during the contest.'],
      ['What doesn’t count', 'Rewrites, and boats that we insured last year.'],
      [
        'Prizes',
        'Gift cards for five policies, the awards dinner for 12, and a trophy for the most.',
      ],
    ],
    note: 'We post standings every Friday at noon ET.',
  },
  {
    slug: 'agency-visits',
    title: 'Agency visits in {month:7}',
    summary:
      'Two weeks in Michigan, one in Ohio. Email us to request a half-day session on Agent360.',
    kind: 'agency_visits',
    ago: { days: 6 },
    states: ['MI', 'OH'],
    image: 'folded-map',
    contact: 'greatLakes',
    points: [
      ['Week one', 'West Michigan, Muskegon to Kalamazoo. Sign up by {weekday:3}.'],
      ['Week two', 'Flint, Saginaw, and Bay City.'],
      ['Week three', 'Toledo to Cleveland.'],
    ],
  },
  {
    slug: 'appointments-in-tennessee',
    title: 'Tennessee: New agency appointments reopen',
    summary: 'We are appointing agencies in Tennessee again after the move to Agent360.',
    kind: 'appointment_and_licensing',
    ago: { days: 11 },
    states: ['TN', 'KY'],
    contact: 'licensing',
    steps: [
      'Send the license numbers of your agency and of each producer.',
      'Sign the agreement that we email to you.',
      'Choose a date for your first training.',
    ],
  },
  {
    slug: 'what-we-heard-from-you',
    title: 'Your feedback in {month:-20}, and what we’re doing about it',
    summary: 'The three topics that came up most, and our response to each.',
    kind: 'leadership_messages',
    ago: { days: 8 },
    contact: 'support',
    points: [
      [
        '“Referrals take too long.”',
        'Two more underwriters started last week. Our goal is one business day.',
      ],
      [
        '“The rater asks for data you already have.”',
        'Agent360 has prefilled prior carrier and limits since {day:-6}. The rater follows in {month:40}.',
      ],
      ['“Give us more notice.”', 'We now announce rate changes at least 10 business days ahead.'],
    ],
  },
  {
    slug: 'texas-hail-round-table',
    title: 'Texas: Hail roundtable in Waco',
    summary:
      'A morning with claims, underwriting, and 20 agencies. Bring an example of a difficult roof claim.',
    kind: 'agency_visits',
    ago: { days: 17 },
    states: ['TX'],
    contact: 'southwest',
    points: [
      ['When', '{weekday:24}, 9:00 am to noon.'],
      ['Where', 'See your invitation for the address.'],
    ],
  },
  {
    slug: 'exclusive-agents-meeting',
    title: 'Exclusive agents: Online meeting',
    summary: 'Two half-day sessions online. Bring your questions for the second session.',
    kind: 'leadership_messages',
    ago: { days: 22 },
    channel: 'exclusive',
    contact: 'southwest',
  },
  {
    slug: 'five-years-with-us',
    title: 'Recognition: Agencies with us for 5, 10, and 20 years',
    summary: 'Congratulations to 31 agencies on their anniversaries.',
    kind: 'contests_and_recognition',
    ago: { days: 29 },
    image: 'calendar-stamp',
    points: [
      ['20 years', 'Lakeshore Family Insurance.'],
      ['10 years', 'Harbor & Pine Insurance and Twin Forks Insurance.'],
      ['5 years', 'Red Mesa Agency Group and 27 more.'],
    ],
  },
  {
    slug: 'florida-territory-open-counties',
    title: 'Florida: Open counties, updated weekly',
    summary: 'We update this list every Monday morning. Check it before you quote or bind.',
    kind: 'territory_news',
    ago: { days: 1 },
    states: ['FL'],
    image: 'folded-map',
    contact: 'gulf',
    points: [
      ['Open', '31 inland counties.'],
      [
        'By referral',
        'Charlotte, Collier, Lee, Manatee, Pinellas, and Sarasota, two miles or more from the coast, with photos from the last 30 days.',
      ],
      ['Closed', 'All other counties, until the state acts on our filing.'],
    ],
  },
  {
    slug: 'renew-your-license-early',
    title: 'License renewal: New dates in three states',
    summary:
      'Michigan, Ohio, and Arizona have changed their renewal dates. We can’t pay commission during a lapse.',
    kind: 'appointment_and_licensing',
    ago: { days: 36 },
    states: ['MI', 'OH', 'AZ'],
    contact: 'licensing',
    points: [
      ['What to send us', 'Nothing, unless your name or license number changed.'],
      ['What to check', 'Your renewal date and CE hours on your state’s website.'],
    ],
  },
];

/** Builds the field management news, newest first. */
export function buildFieldNews(calendar: SampleCalendar): FieldManagementNews[] {
  return seeds
    .map((seed, index): FieldManagementNews => ({
      // The API misspells this record type.
      record_type: 'FieldManagamentNews',
      ...buildContentFields(
        seed,
        FIRST_FIELD_NEWS_ID + index,
        composeBody(seed, hash(seed.slug)),
        calendar,
      ),
      category: findSubcategory('field_management_updates', seed.kind),
    }))
    .toSorted(newestFirst);
}
