import type { AvailabilityStatus } from '../../resources/products.ts';
import type { DayOffset } from './dates.ts';
import { agent360Waves, AUTO_OPENS, LANDLORD_FOLLOWS, LANDLORD_OPENS } from './events.ts';
import type { ProductSlug } from './products.ts';
import type { ContentSeed } from './seed.ts';
import type { StateCode } from './states.ts';
import type { ProductArea } from '../../resources/content/vocabulary.ts';

/** Where a product can be sold; dates are relative to the library's `now`. */
export interface AvailabilitySeed {
  /** How it stands in the states that are not named. Notes may hold dates as prose does. */
  otherwise: AvailabilityStatus;
  states: Partial<
    Record<
      StateCode,
      readonly [status: AvailabilityStatus, note?: string | undefined, from?: DayOffset]
    >
  >;
}

/** What the page of one product is made from. */
export interface ProductSpec extends Omit<ContentSeed, 'title' | 'products'> {
  slug: ProductSlug;
  /** None for what a partner writes. */
  area?: ProductArea;
  isNew?: true;
  /** Whom it is for, each a clause. */
  fits: readonly string[];
  /** What a customer can add or choose. */
  covers: readonly (readonly [name: string, text: string])[];
  /** What we do not write. */
  refused: readonly string[];
  /** A question that opens the talk. */
  question?: string;
  availability: AvailabilitySeed;
}

const closed = ['unavailable'] as const;
const [wave1, wave2, wave3, wave4] = agent360Waves;
/** What is said of a state that has not come to the newer platform yet. */
const inWave3 = ['coming_soon', `${wave3.name}.`, wave3.day] as const;
const inWave4 = ['coming_soon', `${wave4.name}.`] as const;

/** Every product has a page; the order is of no account, since lists show the newest first. */
export const productSeeds: readonly ProductSpec[] = [
  {
    slug: 'manufactured-home',
    area: 'classic',
    summary:
      'For homes built in a factory, on private land or in a park: lived in, rented out, seasonal or empty.',
    ago: { days: 410 },
    image: 'manufactured-home',
    contact: 'underwriting',
    fits: [
      'Single and double wides built after June 15, 1976; older ones with photos',
      'Owners, landlords, snowbirds, and heirs with an empty home',
      'Parks and private land alike, if the home is tied down and skirted',
    ],
    covers: [
      [
        'Settlement',
        'Replacement cost up to 20 years of age (in Michigan from {day:12} on), actual cash value after that.',
      ],
      ['Water back-up', '$5,000 or $10,000, for what comes up through a drain.'],
      ['Trip collision', 'While the home itself is moved, 30 days at a time.'],
      ['Golf cart', 'Liability on park roads, where the park allows carts.'],
    ],
    refused: [
      'A home without handrails on steps of three or more',
      'A wood stove put in by hand, unless the questionnaire clears it',
      'A business on the lot with customers who come and go',
    ],
    question: 'How is the home heated, and who checked it last?',
    availability: {
      otherwise: 'available',
      states: {
        CA: ['limited', 'Not in counties with a high fire score.'],
        FL: ['limited', '31 inland counties, six more by referral; homes of 2008 and later.', -24],
        LA: ['limited', 'North of Interstate 10.'],
        HI: closed,
        MA: closed,
        DC: closed,
        RI: ['coming_soon', 'Forms are filed.', 61],
      },
    },
  },
  {
    slug: 'specialty-dwelling',
    area: 'classic',
    summary:
      'For houses that a standard carrier turns down: rented, vacant, being rebuilt, or far from a hydrant.',
    ago: { days: 395 },
    image: 'key-and-lock',
    contact: 'underwriting',
    fits: [
      'Landlords with one house or with forty',
      'Vacation homes and short stays of up to 180 nights a year',
      'Vacant houses, for a term of 3, 6 or 12 months',
      'Houses under renovation with a permit and a contractor',
    ],
    covers: [
      ['DP-1', 'Named perils at actual cash value: the low price for an old house.'],
      ['DP-3', 'Open perils at replacement cost; the roof by its age in some states.'],
      ['Premises liability', '$100,000 to $1,000,000 for the owner of a rented house.'],
      ['Several houses', 'One bill, one renewal day and up to 12% off from the third house on.'],
    ],
    refused: [
      'Knob-and-tube wiring that is still in use',
      'Rooms let one by one to students',
      'A roof with more than two layers of shingle',
    ],
    question: 'Who is in the house tonight?',
    availability: {
      otherwise: 'available',
      states: {
        FL: ['limited', 'Vacant and seasonal houses only.', -90],
        CA: ['limited', 'DP-1 only.'],
        NY: ['limited', 'Not in the five boroughs.'],
        HI: closed,
        MA: closed,
        AK: ['limited', 'Houses on a road that is cleared all winter.'],
      },
    },
  },
  {
    slug: 'motorcycle',
    area: 'classic',
    summary:
      'Cruisers, tourers, sport bikes, scooters and trikes, with the gear and the trailer behind them.',
    ago: { days: 360 },
    image: 'motorcycle',
    contact: 'vehicles',
    fits: [
      'Riders who paid for chrome and want it paid back',
      'New riders with a safety course',
      'Owners of two or more bikes, of whom only one rides at a time',
    ],
    covers: [
      ['Total loss', 'A new bike of the same make in the first model years.'],
      ['Accessories', '$3,000 come along; up to $30,000 on a list with prices.'],
      ['Transport trailer', 'For the trailer and for what is tied down on it.'],
      ['Roadside', 'Towing to the next shop that works on bikes, not just the next shop.'],
    ],
    refused: ['Bikes made for the track', 'Racing, timed or not', 'Kit bikes without a title'],
    question: 'What did you add to the bike since you bought it?',
    availability: {
      otherwise: 'available',
      states: {
        TX: ['available', 'New rates from {day:6} on.'],
        MI: ['limited', 'Only with proof of medical cover.'],
        HI: closed,
        MA: closed,
      },
    },
  },
  {
    slug: 'off-road',
    area: 'classic',
    summary: 'ATVs, side-by-sides, dirt bikes, snowmobiles and golf carts, on the land and off it.',
    ago: { days: 350 },
    contact: 'vehicles',
    fits: [
      'Families with riders of different ages',
      'Hunters and farmers who leave their own land',
      'Owners of a cart that is legal on the street',
    ],
    covers: [
      ['Off-premises liability', 'What the home policy leaves out as soon as the gate is behind.'],
      ['Equipment', 'Plow, winch, tracks and cab count as part of the machine.'],
      ['Theft from a trailer', 'When the trailer was locked to something that stays.'],
    ],
    refused: [
      'Rental and guided tours',
      'A driver under 13 on a machine of over 90 cc',
      'Machines used to earn money, snow plowing included',
    ],
    question: 'Who else rides it, and how old are they?',
    availability: {
      otherwise: 'available',
      states: {
        HI: closed,
        MA: closed,
        DC: closed,
        NJ: ['coming_soon', 'By referral at first.', 62],
      },
    },
  },
  {
    slug: 'motor-home',
    area: 'classic',
    summary: 'Class A, B and C, for weekends away and for people who live on the road.',
    ago: { days: 340 },
    image: 'folded-map',
    contact: 'vehicles',
    fits: [
      'Weekend drivers who store the coach in winter',
      'Full-timers: more than 150 nights a year on board',
      'Owners of vans that were turned into campers by a registered shop',
    ],
    covers: [
      ['Full-timer', 'Personal liability and contents, as a home policy would have them.'],
      ['Vacation liability', 'While the coach is parked and used as a home.'],
      ['Emergency expense', 'Hotel, food and the way home, from 50 miles on.'],
      ['Agreed value', 'For coaches with a survey; no argument after a loss.'],
    ],
    refused: [
      'Buses rebuilt at home',
      'Coaches rented to others',
      'Homes for a business on wheels',
    ],
    question: 'How many nights did you sleep in it last year?',
    availability: {
      otherwise: 'available',
      states: {
        MI: ['limited', 'Not for full-timers.'],
        HI: closed,
        MA: ['limited', 'Through brokers only.'],
      },
    },
  },
  {
    slug: 'travel-trailer',
    area: 'classic',
    summary:
      'Towables, fifth wheels and park models: on the road, in storage, or on one site for years.',
    ago: { days: 330 },
    image: 'travel-trailer',
    contact: 'vehicles',
    fits: [
      'Families with a trailer and a tow truck that is insured elsewhere',
      'Seasonal campers who leave the unit on a site',
      'Park models of up to 400 square feet',
    ],
    covers: [
      ['Contents', 'From $2,000 up; the price stays low, so ask.'],
      ['Awning and deck', 'What is fixed to the trailer, and what stands beside it.'],
      ['Storage', 'Lower price for the months in which nobody sleeps in it.'],
    ],
    refused: ['Units lived in all year', 'Homemade trailers', 'Sites without a road in winter'],
    question: 'Where does it stand between trips?',
    availability: {
      otherwise: 'available',
      states: {
        OH: ['available', 'Park models from {day:3} on.'],
        HI: closed,
        DC: closed,
        MA: closed,
      },
    },
  },
  {
    slug: 'boat',
    area: 'classic',
    summary:
      'Runabouts, pontoons, bass boats, sailboats of up to 35 feet, and personal watercraft.',
    ago: { days: 320 },
    image: 'boat-on-lift',
    contact: 'vehicles',
    fits: [
      'Boats of up to 35 feet and $250,000',
      'Boaters with two years behind the wheel, or a course',
      'Boats on lakes and bays, within 75 miles of the coast',
    ],
    covers: [
      ['Hull', 'Agreed value, or actual cash value at a lower price.'],
      ['Wreck removal', 'Up to the limit of liability, and not out of it.'],
      ['Fuel spill', 'What the law wants cleaned up, up to $850,000.'],
      ['Haul-out', 'Half of the cost before a named storm, up to $1,000.'],
    ],
    refused: [
      'Charter and fishing for pay',
      'Speed over 65 mph',
      'Hulls of wood older than 25 years',
    ],
    question: 'Who hauls the boat when a storm is coming?',
    availability: {
      otherwise: 'available',
      states: {
        FL: ['limited', 'Not in Monroe and Miami-Dade counties.'],
        LA: ['limited', 'Lakes only.'],
        TX: ['limited', 'No named-storm cover in the first coastal tier.', -40],
        HI: closed,
        AK: ['coming_soon', 'Inland lakes first.', 90],
      },
    },
  },
  {
    slug: 'collector-auto',
    area: 'classic',
    summary: 'Cars that are kept for pleasure and shows, insured for the value we agree on.',
    ago: { days: 310 },
    contact: 'vehicles',
    fits: [
      'Cars and trucks of 20 years and older, and newer ones that collectors seek',
      'Owners who have another car for each driver',
      'Garages with a lock',
    ],
    covers: [
      ['Agreed value', 'Written in the policy, looked at again each year.'],
      ['Spare parts', '$2,000 come along, at home and at the show.'],
      ['Mileage plans', '1,000, 3,000 or 6,000 miles; honest miles keep the price low.'],
    ],
    refused: ['A car that drives to work', 'Cars kept in the street', 'Drivers under 25'],
    question: 'What would it take to find another one like it?',
    availability: {
      otherwise: 'available',
      states: { HI: closed, MA: closed, MI: ['limited', 'Only with proof of medical cover.'] },
    },
  },
  {
    slug: 'umbrella',
    area: 'classic',
    summary:
      'One to five million dollars above the home, the car and everything that floats or rolls.',
    ago: { days: 300 },
    contact: 'underwriting',
    fits: [
      'Owners of a home, a pool, a dog, a teenager or a boat',
      'Landlords with up to five houses',
      'Customers whose policies below reach the limits that we ask for',
    ],
    covers: [
      ['Limits', '$1,000,000 to $5,000,000.'],
      ['Below it', 'Car 250/500/100, home $300,000; each boat and bike on the list.'],
      ['Defense', 'Paid on top of the limit.'],
    ],
    refused: ['Three or more claims in five years', 'A driver who is on no policy below'],
    question: 'What do you own that a court could take?',
    availability: {
      otherwise: 'available',
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
    summary: 'The home on the account that all lines share: one quote, one bill, one renewal day.',
    ago: { days: 120 },
    image: 'key-and-lock',
    contact: 'underwriting',
    fits: [
      'Houses of up to 40 years, lived in by the owner',
      'Customers who bring the car along: the account price starts with two lines',
      'Roofs of up to 15 years; older ones with photos',
    ],
    covers: [
      ['Roof', 'Replacement cost, or a schedule by age at a lower price.'],
      ['Service line', '$10,000 for pipes and wires under the yard.'],
      ['Home systems', 'Furnace, heat pump and appliances that break down.'],
    ],
    refused: ['Rented houses (see Agent360 Landlord)', 'More than one water claim in three years'],
    question: 'When was the roof last replaced, and who has the invoice?',
    availability: {
      otherwise: 'unavailable',
      states: {
        MI: ['available', undefined, wave1.day],
        TN: ['limited', 'Not in Shelby County.', wave1.day],
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
    summary: 'The car on the shared account, with a price for the household and not for each car.',
    ago: { days: 45 },
    contact: 'vehicles',
    fits: [
      'Households with two or more cars and a home with us',
      'Drivers with no gap in cover longer than 30 days',
      'Young drivers with good grades, on a parent’s account',
    ],
    covers: [
      ['Household price', 'The best driver leads, the others follow.'],
      ['New car', 'Replacement in the first two model years.'],
      ['Ride share', 'The hours between the calls.'],
    ],
    refused: ['Cars used for deliveries', 'A license that was taken away in the last three years'],
    question: 'Who drives what, most days of the week?',
    availability: {
      otherwise: 'unavailable',
      states: {
        MI: ['limited', 'Only with Agent360 Home.', AUTO_OPENS],
        TN: ['available', undefined, AUTO_OPENS],
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
      'Rented houses on the owner’s own account, each with its own cover and all on one bill.',
    ago: { days: 30 },
    image: 'filing-tray',
    contact: 'underwriting',
    fits: [
      'Owners who have their home with us and rent out one to ten houses',
      'Houses for one to four families, rented by the year',
      'Houses looked after by the owner or by a licensed manager',
    ],
    covers: [
      ['Lost rent', 'Twelve months, after a loss that empties the house.'],
      ['Theft by a tenant', '$5,000 for what is fixed to the house.'],
      ['Landlord’s contents', 'Stove, fridge, mower: $2,500 come along.'],
    ],
    refused: ['Short stays (see Specialty dwelling)', 'Houses that were empty for 60 days'],
    question: 'What happens to the mortgage when the rent stops?',
    availability: {
      otherwise: 'unavailable',
      states: {
        MI: ['coming_soon', 'New business first.', LANDLORD_OPENS],
        TN: ['coming_soon', 'New business first.', LANDLORD_OPENS],
        OH: ['coming_soon', 'After Michigan and Tennessee.', LANDLORD_FOLLOWS],
        IN: ['coming_soon', 'After Michigan and Tennessee.', LANDLORD_FOLLOWS],
      },
    },
  },
  {
    slug: 'flood',
    summary: 'Flood cover from our partner, quoted from the same screen. It starts after 30 days.',
    ago: { days: 700 },
    fits: [
      'Every house that rain can reach, whatever the map says',
      'Customers whose bank asks for it',
      'Renters, for their belongings alone',
    ],
    covers: [
      ['Building', 'Up to $250,000 in the public program, more in the private one.'],
      ['Contents', 'Chosen apart from the building; many forget it.'],
    ],
    refused: ['A loss that has begun: the wait is 30 days', 'Finished basements, in most part'],
    availability: {
      otherwise: 'available',
      states: { AK: ['limited', 'Public program only.'], HI: ['limited', 'Public program only.'] },
    },
  },
];
