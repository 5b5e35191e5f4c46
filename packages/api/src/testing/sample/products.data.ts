import type { AvailabilityStatus } from '../../resources/products.ts';
import type { DayOffset } from './dates.ts';
import {
  agent360Waves,
  AUTO_OPEN_DAY,
  LANDLORD_WAVE_2_DAY,
  LANDLORD_WAVE_1_DAY,
} from './events.ts';
import type { ProductSlug } from './products.ts';
import type { ContentSeed } from './seed.ts';
import type { StateCode } from './states.ts';
import type { ProductArea } from '../../resources/content/vocabulary.ts';

/** Where a product can be sold; dates are relative to the library's `now`. */
export interface AvailabilitySeed {
  /** Status in states that are not listed in `states`. */
  defaultStatus: AvailabilityStatus;
  /** Entries by state. Notes can contain date tokens. */
  states: Partial<
    Record<
      StateCode,
      readonly [status: AvailabilityStatus, note?: string | undefined, from?: DayOffset]
    >
  >;
}

/** Source data of one product page. */
export interface ProductSeed extends Omit<ContentSeed, 'title' | 'products'> {
  slug: ProductSlug;
  /** Absent for partner products. */
  area?: ProductArea;
  isNew?: true;
  /** Who the product is for, one phrase per entry. */
  suitableRisks: readonly string[];
  /** What a customer can add or choose. */
  coverages: readonly (readonly [name: string, text: string])[];
  /** What we do not write. */
  ineligibleRisks: readonly string[];
  /** A question to start the conversation with a customer. */
  question?: string;
  availability: AvailabilitySeed;
}

const closed = ['unavailable'] as const;
const [wave1, wave2, wave3, wave4] = agent360Waves;
/** Entries for states that are not on Agent360 yet. */
const inWave3 = ['coming_soon', `${wave3.name}.`, wave3.day] as const;
const inWave4 = ['coming_soon', `${wave4.name}.`] as const;

/** Every product has a page. Lists show the newest first, so the order here doesn't matter. */
export const productSeeds: readonly ProductSeed[] = [
  {
    slug: 'manufactured-home',
    area: 'classic',
    summary:
      'Factory-built homes on private land or in a park: owner-occupied, rented, seasonal, or vacant.',
    ago: { days: 410 },
    image: 'manufactured-home',
    contact: 'underwriting',
    suitableRisks: [
      'Single- and double-wides built after June 15, 1976; older homes with photos',
      'Owners, landlords, snowbirds, and heirs with a vacant home',
      'Parks and private land, if the home is tied down and skirted',
    ],
    coverages: [
      [
        'Settlement',
        'Replacement cost up to 20 years old (in Michigan, effective {day:12}), then actual cash value.',
      ],
      ['Water backup', '$5,000 or $10,000, for water that backs up through a drain.'],
      ['Trip collision', 'Covers the home while it is moved, 30 days at a time.'],
      ['Golf cart', 'Liability on park roads, where the park allows carts.'],
    ],
    ineligibleRisks: [
      'Homes without handrails on three or more steps',
      'Owner-installed wood stoves, unless the questionnaire clears them',
      'Businesses on the lot with customer traffic',
    ],
    question: 'How is the home heated, and when was the system last inspected?',
    availability: {
      defaultStatus: 'available',
      states: {
        CA: ['limited', 'Not available in counties with a high wildfire score.'],
        FL: [
          'limited',
          '31 inland counties, and six more by referral. Homes built in 2008 or later.',
          -24,
        ],
        LA: ['limited', 'North of Interstate 10 only.'],
        HI: closed,
        MA: closed,
        DC: closed,
        RI: ['coming_soon', 'Filing submitted to the state.', 61],
      },
    },
  },
  {
    slug: 'specialty-dwelling',
    area: 'classic',
    summary:
      'Houses that standard carriers decline: rented, vacant, under renovation, or far from a hydrant.',
    ago: { days: 395 },
    image: 'key-and-lock',
    contact: 'underwriting',
    suitableRisks: [
      'Landlords with 1 to 40 houses',
      'Vacation homes and short-term rentals, up to 180 nights a year',
      'Vacant houses, for a term of 3, 6, or 12 months',
      'Houses under renovation with a permit and a contractor',
    ],
    coverages: [
      ['DP-1', 'Named perils at actual cash value: the lowest premium for an older house.'],
      ['DP-3', 'Open perils at replacement cost. In some states, roofs settle by age.'],
      ['Premises liability', '$100,000 to $1,000,000 for rental property owners.'],
      [
        'Several houses',
        'One bill, one renewal date, and up to 12% off with three or more houses.',
      ],
    ],
    ineligibleRisks: [
      'Active knob-and-tube wiring',
      'Rooms rented individually to students',
      'Roofs with more than two layers of shingles',
    ],
    question: 'Who lives in the house now?',
    availability: {
      defaultStatus: 'available',
      states: {
        FL: ['limited', 'Vacant and seasonal houses only.', -90],
        CA: ['limited', 'DP-1 only.'],
        NY: ['limited', 'Not available in New York City.'],
        HI: closed,
        MA: closed,
        AK: ['limited', 'Houses on a road that is plowed all winter.'],
      },
    },
  },
  {
    slug: 'motorcycle',
    area: 'classic',
    summary:
      'Cruisers, touring bikes, sport bikes, scooters, and trikes, plus gear and a transport trailer.',
    ago: { days: 360 },
    image: 'motorcycle',
    contact: 'vehicles',
    suitableRisks: [
      'Riders with custom parts and accessories',
      'New riders with a safety course',
      'Households with two or more bikes and one rider',
    ],
    coverages: [
      ['Total loss', 'Replaces a newer bike with a new one of the same make and model.'],
      ['Accessories', '$3,000 included. Up to $30,000 if scheduled.'],
      ['Transport trailer', 'Covers the trailer and the bikes on it.'],
      ['Roadside', 'Towing to the nearest shop that repairs motorcycles.'],
    ],
    ineligibleRisks: ['Track-only bikes', 'Racing of any kind', 'Kit bikes without a title'],
    question: 'What have you added to the bike since you bought it?',
    availability: {
      defaultStatus: 'available',
      states: {
        TX: ['available', 'New rates effective {day:6}.'],
        MI: ['limited', 'Only with proof of health coverage.'],
        HI: closed,
        MA: closed,
      },
    },
  },
  {
    slug: 'off-road',
    area: 'classic',
    summary:
      'ATVs, side-by-sides, dirt bikes, snowmobiles, and golf carts, on and off the owner’s land.',
    ago: { days: 350 },
    contact: 'vehicles',
    suitableRisks: [
      'Families with riders of different ages',
      'Hunters and farmers who ride off their own land',
      'Owners of street-legal golf carts',
    ],
    coverages: [
      [
        'Off-premises liability',
        'Covers riding off the owner’s land, which most home policies exclude.',
      ],
      ['Equipment', 'Plow, winch, tracks, and cab are covered as part of the vehicle.'],
      ['Theft from a trailer', 'Covered if the vehicle was locked and the trailer was secured.'],
    ],
    ineligibleRisks: [
      'Rentals and guided tours',
      'Operators under 13 on a machine over 90 cc',
      'Commercial use, including paid snow plowing',
    ],
    question: 'Who else rides it, and how old are they?',
    availability: {
      defaultStatus: 'available',
      states: {
        HI: closed,
        MA: closed,
        DC: closed,
        NJ: ['coming_soon', 'By referral only at launch.', 62],
      },
    },
  },
  {
    slug: 'motor-home',
    area: 'classic',
    summary: 'Class A, B, and C motor homes, for weekend trips and full-time living.',
    ago: { days: 340 },
    image: 'folded-map',
    contact: 'vehicles',
    suitableRisks: [
      'Weekend travelers who store the coach in winter',
      'Full-timers: more than 150 nights a year on board',
      'Owners of camper vans converted by a registered shop',
    ],
    coverages: [
      ['Full-timer', 'Personal liability and contents, like a home policy.'],
      ['Vacation liability', 'Liability while the coach is parked and in use.'],
      ['Emergency expense', 'Hotel, meals, and travel home, when more than 50 miles away.'],
      [
        'Agreed value',
        'For coaches with an appraisal. We pay the agreed amount after a total loss.',
      ],
    ],
    ineligibleRisks: ['Owner-converted buses', 'Coaches rented to others', 'Business use'],
    question: 'How many nights did you spend in it last year?',
    availability: {
      defaultStatus: 'available',
      states: {
        MI: ['limited', 'Not available for full-timers.'],
        HI: closed,
        MA: ['limited', 'Available through brokers only.'],
      },
    },
  },
  {
    slug: 'travel-trailer',
    area: 'classic',
    summary:
      'Travel trailers, fifth wheels, and park models: on the road, in storage, or on a permanent site.',
    ago: { days: 330 },
    image: 'travel-trailer',
    contact: 'vehicles',
    suitableRisks: [
      'Families whose tow vehicle is insured elsewhere',
      'Seasonal campers who keep the unit on a site',
      'Park models up to 400 square feet',
    ],
    coverages: [
      ['Contents', 'Limits start at $2,000, for a small premium.'],
      ['Awning and deck', 'Covers attached structures, and structures next to the trailer.'],
      ['Storage', 'Lower premium for the months when the trailer is not in use.'],
    ],
    ineligibleRisks: [
      'Units used as a full-time residence',
      'Homemade trailers',
      'Sites without a road in winter',
    ],
    question: 'Where do you keep it between trips?',
    availability: {
      defaultStatus: 'available',
      states: {
        OH: ['available', 'Park models effective {day:3}.'],
        HI: closed,
        DC: closed,
        MA: closed,
      },
    },
  },
  {
    slug: 'boat',
    area: 'classic',
    summary: 'Runabouts, pontoons, bass boats, sailboats up to 35 feet, and personal watercraft.',
    ago: { days: 320 },
    image: 'boat-on-lift',
    contact: 'vehicles',
    suitableRisks: [
      'Boats up to 35 feet and $250,000',
      'Boaters with two years of experience, or a boating course',
      'Boats used on lakes, on bays, and within 75 miles of the coast',
    ],
    coverages: [
      ['Hull', 'Agreed value, or actual cash value at a lower premium.'],
      ['Wreck removal', 'Up to the liability limit, and in addition to it.'],
      ['Fuel spill', 'Cleanup required by law, up to $850,000.'],
      ['Haul-out', 'Half of the cost before a named storm, up to $1,000.'],
    ],
    ineligibleRisks: [
      'Charters and commercial fishing',
      'Boats faster than 65 mph',
      'Wooden hulls older than 25 years',
    ],
    question: 'Who hauls out the boat before a storm?',
    availability: {
      defaultStatus: 'available',
      states: {
        FL: ['limited', 'Not available in Monroe and Miami-Dade counties.'],
        LA: ['limited', 'Inland lakes only.'],
        TX: ['limited', 'No named-storm coverage in Tier 1 counties.', -40],
        HI: closed,
        AK: ['coming_soon', 'Inland lakes first.', 90],
      },
    },
  },
  {
    slug: 'collector-auto',
    area: 'classic',
    summary: 'Cars driven for pleasure and shows, insured for an agreed value.',
    ago: { days: 310 },
    contact: 'vehicles',
    suitableRisks: [
      'Cars and trucks 20 years and older, and newer collectibles',
      'Households with a regular-use car for each driver',
      'Locked garages',
    ],
    coverages: [
      ['Agreed value', 'Stated in the policy and reviewed at every third renewal.'],
      ['Spare parts', '$2,000 included, at home and at shows.'],
      ['Mileage plans', '1,000, 3,000, or 6,000 miles a year. Fewer miles cost less.'],
    ],
    ineligibleRisks: ['Cars used for commuting', 'Cars parked on the street', 'Drivers under 25'],
    question: 'What would it cost to replace the car?',
    availability: {
      defaultStatus: 'available',
      states: { HI: closed, MA: closed, MI: ['limited', 'Only with proof of health coverage.'] },
    },
  },
  {
    slug: 'umbrella',
    area: 'classic',
    summary:
      '$1 to $5 million in liability above the home, auto, boat, and recreational vehicle policies.',
    ago: { days: 300 },
    contact: 'underwriting',
    suitableRisks: [
      'Customers with a pool, a dog, a teenage driver, or a boat',
      'Landlords with up to five houses',
      'Customers whose policies meet the underlying limits',
    ],
    coverages: [
      ['Limits', '$1,000,000 to $5,000,000.'],
      ['Underlying limits', 'Auto 250/500/100, home $300,000. List every boat and motorcycle.'],
      ['Defense costs', 'Paid in addition to the limit.'],
    ],
    ineligibleRisks: [
      'Three or more claims in five years',
      'Drivers not listed on an underlying policy',
    ],
    question: 'What assets would you want to protect in a lawsuit?',
    availability: {
      defaultStatus: 'available',
      states: {
        FL: closed,
        CA: ['limited', 'Up to $2,000,000.'],
        NY: ['limited', 'Up to $3,000,000.'],
        HI: closed,
        MA: ['limited', 'Up to $1,000,000.', -200],
      },
    },
  },
  {
    slug: 'agent360-home',
    area: 'agent360',
    summary: 'The home policy on the Agent360 account: one quote, one bill, one renewal date.',
    ago: { days: 120 },
    image: 'key-and-lock',
    contact: 'underwriting',
    suitableRisks: [
      'Owner-occupied houses up to 40 years old',
      'Customers who add auto: account pricing starts with two lines',
      'Roofs up to 15 years old; older roofs with photos',
    ],
    coverages: [
      ['Roof', 'Replacement cost, or a schedule by age at a lower premium.'],
      ['Service line', '$10,000 for underground pipes and wiring.'],
      ['Home systems', 'Breakdown of the furnace, heat pump, and appliances.'],
    ],
    ineligibleRisks: [
      'Rental houses (see Agent360 Landlord)',
      'More than one water claim in three years',
    ],
    question: 'When was the roof last replaced, and do you have the invoice?',
    availability: {
      defaultStatus: 'unavailable',
      states: {
        MI: ['available', undefined, wave1.day],
        TN: ['limited', 'Not available in Shelby County.', wave1.day],
        OH: ['available', undefined, wave2.day],
        IN: ['available', undefined, wave2.day],
        TX: inWave3,
        AZ: inWave4,
        GA: inWave4,
        NC: inWave4,
        PA: inWave4,
      },
    },
  },
  {
    slug: 'agent360-auto',
    area: 'agent360',
    isNew: true,
    summary: 'Auto on the Agent360 account, priced by household instead of by car.',
    ago: { days: 45 },
    contact: 'vehicles',
    suitableRisks: [
      'Households with two or more cars and a home with us',
      'Drivers without a coverage gap of more than 30 days',
      'Young drivers with good grades, on a parent’s account',
    ],
    coverages: [
      ['Household pricing', 'Rates start from the household’s best driver.'],
      ['New car replacement', 'For the first two model years.'],
      ['Rideshare', 'Covers the time between ride requests.'],
    ],
    ineligibleRisks: [
      'Cars used for deliveries',
      'License suspended or revoked in the last three years',
    ],
    question: 'Who drives which car on most days?',
    availability: {
      defaultStatus: 'unavailable',
      states: {
        MI: ['limited', 'Only with Agent360 Home.', AUTO_OPEN_DAY],
        TN: ['available', undefined, AUTO_OPEN_DAY],
        OH: ['available', undefined, wave2.day],
        IN: ['available', undefined, wave2.day],
        TX: inWave3,
      },
    },
  },
  {
    slug: 'agent360-landlord',
    area: 'agent360',
    isNew: true,
    summary:
      'Rental houses on the owner’s account, each with its own coverage and all on one bill.',
    ago: { days: 30 },
    image: 'filing-tray',
    contact: 'underwriting',
    suitableRisks: [
      'Owners who insure their home with us and rent out 1 to 10 houses',
      'One- to four-family houses, rented by the year',
      'Houses managed by the owner or a licensed manager',
    ],
    coverages: [
      ['Lost rent', '12 months, after a loss that makes the house uninhabitable.'],
      ['Theft by a tenant', '$5,000 for fixtures.'],
      ['Landlord’s contents', '$2,500 included for appliances and yard equipment.'],
    ],
    ineligibleRisks: [
      'Short-term rentals (see Specialty dwelling)',
      'Houses vacant for more than 60 days',
    ],
    question: 'How would you pay the mortgage without rental income?',
    availability: {
      defaultStatus: 'unavailable',
      states: {
        MI: ['coming_soon', 'New business first.', LANDLORD_WAVE_1_DAY],
        TN: ['coming_soon', 'New business first.', LANDLORD_WAVE_1_DAY],
        OH: ['coming_soon', 'After Michigan and Tennessee.', LANDLORD_WAVE_2_DAY],
        IN: ['coming_soon', 'After Michigan and Tennessee.', LANDLORD_WAVE_2_DAY],
      },
    },
  },
  {
    slug: 'flood',
    summary:
      'NFIP and private flood coverage from our partner, quoted on one screen. Coverage usually starts after 30 days.',
    ago: { days: 700 },
    suitableRisks: [
      'Homes in any flood zone, including low-risk zones',
      'Customers whose lender requires it',
      'Renters, for contents only',
    ],
    coverages: [
      [
        'Building',
        'Up to $250,000 through the National Flood Insurance Program (NFIP). Higher limits with private flood.',
      ],
      [
        'Contents',
        'Up to $100,000 through the NFIP. Add it separately. Customers often overlook it.',
      ],
    ],
    ineligibleRisks: ['Floods already in progress', 'Most finished basement contents'],
    availability: {
      defaultStatus: 'available',
      states: { AK: ['limited', 'NFIP only.'], HI: ['limited', 'NFIP only.'] },
    },
  },
];
