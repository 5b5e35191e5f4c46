import type { FieldManagementNews } from '../../resources/field-management-news.ts';
import { composeAlertBody } from './compose.ts';
import { contentFields, newestFirst } from './content-fields.ts';
import type { SampleCalendar } from './dates.ts';
import { hash } from './random.ts';
import type { AnnouncementSeed } from './seed.ts';
import { subCategory } from './taxonomy.ts';

const FIRST_FIELD_NEWS_ID = 5801;

/** `kind` is the key of a category of the group field_management_updates. */
type FieldNewsSeed = AnnouncementSeed & { kind: string };

// The order fixes the ids: add new ones at the end.
const seeds: readonly FieldNewsSeed[] = [
  {
    slug: 'great-lakes-after-the-storm',
    title: 'Great Lakes: thank you for a long weekend',
    summary:
      'Forty agencies kept their phones open through the storm. Here is what you did, in numbers.',
    kind: 'territory_news',
    ago: { hours: 5 },
    states: ['MI', 'OH', 'IN', 'PA'],
    image: 'storm-over-coast',
    contact: 'greatLakes',
    points: [
      ['Calls', '2,140 in three days; the longest wait was nine minutes.'],
      ['Photos', '611 homes were photographed before the wind came.'],
      ['Claims', '94 so far. The first check went out this morning.'],
    ],
  },
  {
    slug: 'boat-contest',
    title: 'Contest: new boats until {day:80}',
    summary: 'Five new boat policies and you are in. Twelve, and your team is at the table.',
    kind: 'contests_and_recognition',
    ago: { days: 4 },
    products: ['boat'],
    image: 'boat-on-lift',
    contact: 'marketing',
    points: [
      ['Counts', 'New policies with an effective day in the contest.'],
      ['Does not count', 'Rewrites, and boats that were with us last year.'],
      ['Prizes', 'Gift cards for five, a dinner for twelve, the cup for the most.'],
    ],
    note: 'Standings every Friday at noon.',
  },
  {
    slug: 'agency-visits',
    title: 'Agency visits in {month:7}',
    summary: 'Two weeks in Michigan, one in Ohio. Write if you want a half-day on Agent360.',
    kind: 'agency_visits',
    ago: { days: 6 },
    states: ['MI', 'OH'],
    image: 'folded-map',
    contact: 'greatLakes',
    points: [
      ['Week one', 'West Michigan, from Muskegon to Kalamazoo. Slots close on {weekday:3}.'],
      ['Week two', 'Flint, Saginaw, Bay City.'],
      ['Week three', 'Toledo to Cleveland.'],
    ],
  },
  {
    slug: 'appointments-in-tennessee',
    title: 'Tennessee: new appointments are open again',
    summary: 'After the move to the new platform we appoint agencies in Tennessee again.',
    kind: 'appointment_and_licensing',
    ago: { days: 11 },
    states: ['TN', 'KY'],
    contact: 'licensing',
    steps: [
      'Send the license numbers of your agency and of each producer.',
      'Sign the agreement that you get by e-mail.',
      'Choose a day for the first training.',
    ],
  },
  {
    slug: 'what-we-heard-from-you',
    title: 'What we heard from you in {month:-20}, and what we do about it',
    summary: 'Three things you told us most, and an honest answer to each.',
    kind: 'leadership_messages',
    ago: { days: 8 },
    contact: 'support',
    points: [
      [
        '“Referrals take too long.”',
        'Two more underwriters began last week. One workday is the aim.',
      ],
      [
        '“The rater asks what you know.”',
        'Agent360 fills in prior cover since {day:-6}; the rater follows in {month:40}.',
      ],
      ['“Tell us earlier.”', 'Rate changes: ten business days ahead, without exception.'],
    ],
  },
  {
    slug: 'texas-hail-round-table',
    title: 'Texas: hail round table in Waco',
    summary:
      'After San Antonio, a morning with claims, underwriting and twenty agencies. Bring a roof that gave you trouble.',
    kind: 'agency_visits',
    ago: { days: 17 },
    states: ['TX'],
    contact: 'southwest',
    points: [
      ['When', '{weekday:24}, 9:00 am to noon.'],
      ['Where', 'The address is in your invitation.'],
    ],
  },
  {
    slug: 'exclusive-agents-meeting',
    title: 'Exclusive agents: a meeting online',
    summary: 'Two half-days online. The second one is all questions.',
    kind: 'leadership_messages',
    ago: { days: 22 },
    channel: 'exclusive',
    contact: 'southwest',
  },
  {
    slug: 'five-years-with-us',
    title: 'Recognition: agencies that have been with us for five, ten and twenty years',
    summary: 'Thirty-one names, and what they say has changed.',
    kind: 'contests_and_recognition',
    ago: { days: 29 },
    image: 'calendar-stamp',
    points: [
      ['Twenty', 'Lakeshore Family Insurance.'],
      ['Ten', 'Harbor & Pine Insurance; Twin Forks Insurance.'],
      ['Five', 'Red Mesa Agency Group, and twenty-seven more.'],
    ],
  },
  {
    slug: 'florida-territory-open-counties',
    title: 'Florida: which counties are open, week by week',
    summary: 'A map that is true on Monday morning. Look before you quote.',
    kind: 'territory_news',
    ago: { days: 1 },
    states: ['FL'],
    image: 'folded-map',
    contact: 'gulf',
    points: [
      ['Open', 'Thirty-one inland counties.'],
      [
        'By referral',
        'Six on the coast, two miles or more from it, with photos of the last thirty days.',
      ],
      ['Closed', 'All others, until the state has answered our filing.'],
    ],
  },
  {
    slug: 'renew-your-license-early',
    title: 'Renew your license early: three states have new dates',
    summary:
      'Michigan, Ohio and Arizona have moved their days. We cannot pay commission over a gap.',
    kind: 'appointment_and_licensing',
    ago: { days: 36 },
    states: ['MI', 'OH', 'AZ'],
    contact: 'licensing',
    points: [['Tell us', 'Send the new number; it is on every form that we print for you.']],
  },
];

/** News of field management, newest first. */
export function buildFieldNews(calendar: SampleCalendar): FieldManagementNews[] {
  return seeds
    .map((spec, index): FieldManagementNews => ({
      // The wire spells it so.
      record_type: 'FieldManagamentNews',
      ...contentFields(
        spec,
        FIRST_FIELD_NEWS_ID + index,
        composeAlertBody(spec, hash(spec.slug)),
        calendar,
      ),
      category: subCategory('field_management_updates', spec.kind),
    }))
    .toSorted(newestFirst);
}
