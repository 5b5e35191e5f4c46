import type { CountyRef } from '../../resources/revisions/schema.ts';
import type { BindingAction, Restriction } from '../../resources/revisions/vocabulary.ts';
import {
  addedStormCounties,
  fireCounties,
  floodedCounties,
  humboldtCounty,
  mendocinoCounty,
  sanduskyCounty,
  stormCounties,
} from './counties.ts';

/** Hours before the library's `now`, or the start of the day that is this many days after it. */
export type PeriodBoundary = { hoursAgo: number } | { day: number };

export interface PeriodSeed {
  /** @default when the revision was published */
  from?: PeriodBoundary;
  /** @default none */
  until?: PeriodBoundary;
}

/** Source data of one revision. */
export interface RevisionSeed {
  /** When it was published. If omitted, it was published with the record. */
  hoursAgo?: number;
  changeNote?: string;
  /** Pairs of a text in the current record and the text that this earlier revision had instead. */
  earlierTexts?: readonly (readonly [currentText: string, earlierText: string])[];
  /** When it was declared to be in effect. If omitted, the record’s own dates apply. */
  newBusiness?: PeriodSeed;
  /** @default the same as for new business */
  renewal?: PeriodSeed;
  restriction?: Restriction;
  counties?: readonly CountyRef[];
  /** Where binding is only limited, if it is stopped in `counties`. */
  limitedCounties?: readonly CountyRef[];
  actions?: readonly BindingAction[];
  rule?: string;
  acknowledgementRequired?: true;
}

const allStormCounties = [...stormCounties, ...addedStormCounties];

const stopped = { restriction: 'stopped', actions: ['bind', 'endorse'] } as const;

const HOURS_PER_DAY = 24;

/** The revisions of a record, by its slug, oldest first. Every other dated record has one revision. */
export const revisionSeeds: Readonly<Record<string, readonly RevisionSeed[]>> = {
  'lake-erie-storm-binding-stops': [
    {
      ...stopped,
      newBusiness: { until: { hoursAgo: 54 } },
      counties: stormCounties,
      rule: 'No new business, higher limits, or lower deductibles in 11 counties until further notice.',
    },
  ],
  'lake-erie-storm-extended': [
    {
      ...stopped,
      newBusiness: { until: { hoursAgo: 30 } },
      counties: allStormCounties,
      rule: 'You can’t bind in any of the 16 counties until further notice.',
    },
  ],
  'lake-erie-storm-narrowed': [
    {
      ...stopped,
      hoursAgo: 30,
      newBusiness: { until: { hoursAgo: 3 } },
      counties: [...floodedCounties, sanduskyCounty],
      limitedCounties: allStormCounties.filter(
        (county) => county !== sanduskyCounty && !floodedCounties.includes(county),
      ),
      rule: 'You can’t bind in Lucas, Ottawa, Sandusky, and Erie counties (OH) or Monroe County (MI) because of flooding. New business in the other 11 counties needs photos.',
      earlierTexts: [
        ['lifted in 12 counties, remains in four', 'lifted in 11 counties, remains in five'],
        [
          'Lucas, Ottawa, and Erie counties (OH)',
          'Lucas, Ottawa, Sandusky, and Erie counties (OH)',
        ],
        ['in the other 12 counties needs', 'in the other 11 counties needs'],
        [
          'in 12 counties, effective immediately. It remains in four counties.',
          'in 11 counties, effective immediately. It remains in five counties.',
        ],
        [
          '<tr><td>Monroe, Michigan</td>',
          '<tr><td>Sandusky, Ohio</td><td>Moratorium</td><td>High water on the Sandusky River</td></tr>\n<tr><td>Monroe, Michigan</td>',
        ],
        ['moratorium in the four counties', 'moratorium in the five counties'],
      ],
    },
    {
      ...stopped,
      changeNote: 'Sandusky County, Ohio, is open again.',
      newBusiness: { until: { hoursAgo: 3 } },
      counties: floodedCounties,
      limitedCounties: allStormCounties.filter((county) => !floodedCounties.includes(county)),
      rule: 'You can’t bind in Lucas, Ottawa, and Erie counties (OH) or Monroe County (MI) because of flooding. New business in the other 12 counties needs photos.',
    },
  ],
  'lake-erie-storm-lifted': [
    {
      restriction: 'limited',
      newBusiness: { until: { day: 7 } },
      counties: allStormCounties,
      actions: ['bind'],
      rule: 'Photos on new business. Four sides of the home or unit, dated after the storm. For boats, add one of the hull below the waterline.\nOne question on every application: was there any damage from this storm, repaired or not? Repaired damage is fine. Call us about unrepaired damage.\nNo backdating. Coverage requested during the moratorium starts on the day you submit it.',
      acknowledgementRequired: true,
    },
  ],
  'california-red-flag-binding-hold': [
    {
      ...stopped,
      newBusiness: {},
      counties: fireCounties,
      rule: 'A binding moratorium applies, effective immediately and until further notice.',
    },
  ],
  // The life cycle of a moratorium in one alert: stopped, extended, partly lifted, and lifted.
  'northern-california-earthquake-hold-lifted': [
    {
      ...stopped,
      hoursAgo: 76 * HOURS_PER_DAY,
      newBusiness: {},
      counties: [humboldtCounty],
      rule: 'You can’t bind in Humboldt County until further notice.',
      earlierTexts: [
        [
          'Earthquake binding moratorium lifted in Humboldt and Mendocino counties',
          'Earthquake binding moratorium in Humboldt County',
        ],
        [
          'You can bind again in both counties after seven days without a significant aftershock.',
          'You can’t bind in Humboldt County until further notice.',
        ],
        [
          'Ask for photos of the piers and the steel bracing.',
          'Save the quote. It keeps its rate for 30 days.',
        ],
        [
          'Bind with an effective date of today or later. No backdating.',
          'Don’t take a down payment.',
        ],
      ],
    },
    {
      ...stopped,
      hoursAgo: 75 * HOURS_PER_DAY,
      changeNote: 'After a strong aftershock, Mendocino County is added.',
      newBusiness: {},
      counties: [humboldtCounty, mendocinoCounty],
      rule: 'You can’t bind in Humboldt and Mendocino counties until further notice.',
      earlierTexts: [
        [
          'Earthquake binding moratorium lifted in Humboldt and Mendocino counties',
          'Earthquake binding moratorium extended to Mendocino County',
        ],
        [
          'You can bind again in both counties after seven days without a significant aftershock.',
          'You can’t bind in Humboldt and Mendocino counties until further notice.',
        ],
        [
          'Ask for photos of the piers and the steel bracing.',
          'Save the quote. It keeps its rate for 30 days.',
        ],
        [
          'Bind with an effective date of today or later. No backdating.',
          'Don’t take a down payment.',
        ],
      ],
    },
    {
      ...stopped,
      hoursAgo: 66 * HOURS_PER_DAY,
      changeNote: 'The moratorium is lifted in Mendocino County.',
      newBusiness: {},
      counties: [humboldtCounty],
      rule: 'You can bind again in Mendocino County, but not yet in Humboldt County.',
      earlierTexts: [
        [
          'Earthquake binding moratorium lifted in Humboldt and Mendocino counties',
          'Earthquake binding moratorium lifted in Mendocino County',
        ],
        [
          'You can bind again in both counties after seven days without a significant aftershock.',
          'You can bind again in Mendocino County, but not yet in Humboldt County.',
        ],
      ],
    },
    {
      changeNote: 'The moratorium is lifted in both counties.',
      restriction: 'none',
      newBusiness: {},
      rule: 'You can bind again in both counties after seven days without a significant aftershock.',
    },
  ],
  'great-lakes-manufactured-home-guideline': [
    {
      hoursAgo: 100 * HOURS_PER_DAY,
      newBusiness: { from: { day: -90 } },
      renewal: { from: { day: -60 } },
      acknowledgementRequired: true,
      earlierTexts: [
        ['You can bind up to $150,000.', 'You can bind up to $125,000.'],
        [
          'Built after June 15, 1976. Older homes need four photos and a referral.',
          'Built after June 15, 1976. We don’t write older homes.',
        ],
        ['\n<h2>Steps</h2>\n<p>Three or more steps need a handrail.</p>', ''],
        [': age, tie-downs, use, dogs, and steps.', ': age, tie-downs, use, and dogs.'],
      ],
    },
    {
      hoursAgo: 60 * HOURS_PER_DAY,
      changeNote: 'You can bind up to $150,000, and refer homes built before June 15, 1976.',
      newBusiness: { from: { day: -45 } },
      renewal: { from: { day: -20 } },
      acknowledgementRequired: true,
      earlierTexts: [
        ['\n<h2>Steps</h2>\n<p>Three or more steps need a handrail.</p>', ''],
        [': age, tie-downs, use, dogs, and steps.', ': age, tie-downs, use, and dogs.'],
      ],
    },
    {
      changeNote: 'Three or more steps need a handrail.',
      acknowledgementRequired: true,
    },
  ],
  'oh-motor-home-rates': [
    {
      hoursAgo: 20 * HOURS_PER_DAY,
      newBusiness: { from: { day: 12 } },
      renewal: { from: { day: 47 } },
      earlierTexts: [
        ['Overall rate change: +2.9%.', 'Overall rate change: +3.6%.'],
        ['+2.9%, from −1.8% to +6.0% by territory.', '+3.6%, from −1.1% to +7.2% by territory.'],
        ['No renewal increases by more than 12%.', 'No renewal increases by more than 15%.'],
      ],
    },
    { changeNote: 'The overall change is +2.9% instead of +3.6%, and renewals have a lower cap.' },
  ],
};
