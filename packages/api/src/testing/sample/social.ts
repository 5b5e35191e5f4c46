import type { Term } from '../../resources/content/schema.ts';
import type { CoBrandedVideo } from '../../resources/co-branded-videos.ts';
import { type SocialPost } from '../../resources/social-posts.ts';
import { createClipFile, createVideo } from './clips.ts';
import { buildContentFields, newestFirst } from './content-fields.ts';
import type { DayOffset, SampleCalendar } from './dates.ts';
import type { SampleImageName } from './image-list.ts';
import type { ContentSeed } from './seed.ts';
import { findSubcategory } from './taxonomy.ts';
import { socialPostGroups, type SocialPostGroup } from '../../resources/content/vocabulary.ts';

const FIRST_POST_ID = 6401;
const FIRST_VIDEO_ID = 6501;

const groupNames: Record<SocialPostGroup, string> = {
  social_sharings: 'Social sharing',
  safety_tips: 'Safety tips',
  holiday_and_seasonal: 'Holiday and seasonal',
};

const groups: Term[] = socialPostGroups.map((key, index) => ({
  id: 16 + index,
  key,
  name: groupNames[key],
}));

type PostSeed = Omit<ContentSeed, 'summary'> & {
  group: SocialPostGroup;
  /** Key of a category in that group; shown as the post's tag. */
  topic: string;
  /** The text to post. */
  text: string;
  expires?: DayOffset;
  networks?: readonly string[];
};

const ALL_NETWORKS = ['Facebook', 'Instagram', 'LinkedIn'];

// Ids depend on the order, so add new seeds at the end of each list.
const posts: readonly PostSeed[] = [
  {
    slug: 'post-trailer-check',
    title: 'Trailer check',
    text: 'First trip after storage? Check four things before you hitch up: tires, lights, brakes, and your insurance. Call us about the last one.',
    group: 'safety_tips',
    topic: 'trailer_towing',
    ago: { days: 4 },
    expires: 88,
    products: ['travel-trailer'],
    image: 'travel-trailer',
    networks: ALL_NETWORKS,
  },
  {
    slug: 'post-storm-list',
    title: 'Storm checklist',
    text: 'High winds in the forecast? Bring in outdoor furniture, take photos of each room, charge your phone, and save our number.',
    group: 'safety_tips',
    topic: 'storm_ready',
    ago: { days: 1 },
    expires: 200,
    image: 'storm-over-coast',
    networks: ALL_NETWORKS,
  },
  {
    slug: 'post-ride-with-light',
    title: 'Ride bright at dusk',
    text: 'Riders are hard to see at dusk. Turn your lights on, clean your visor, and wear a bright jacket.',
    group: 'safety_tips',
    topic: 'ride_safe',
    ago: { days: 19 },
    expires: 150,
    products: ['motorcycle'],
    image: 'motorcycle',
    networks: ['Facebook', 'Instagram'],
  },
  {
    slug: 'post-wood-stove',
    title: 'Wood stove ash safety',
    text: 'Ash can stay hot for four days. Store it in a metal bucket with a lid, outside and away from the house.',
    group: 'safety_tips',
    topic: 'fire_prevention',
    ago: { days: 12 },
    expires: 18,
    states: ['MI', 'OH', 'IN', 'PA', 'NY', 'WI', 'MN'],
    networks: ALL_NETWORKS,
  },
  {
    slug: 'post-boat-check',
    title: 'Before you launch',
    text: 'Check the drain plug, fuel lines, fire extinguisher, and life jackets before you launch. Then enjoy the water.',
    group: 'safety_tips',
    topic: 'boat_check',
    ago: { days: 11 },
    expires: 95,
    products: ['boat'],
    image: 'boat-on-lift',
    networks: ['Facebook'],
  },
  {
    slug: 'post-did-you-know-flood',
    title: 'Did you know? Flood insurance has a 30-day wait',
    text: 'Flood insurance usually starts 30 days after you pay for it. Ask us about it before the next storm.',
    group: 'social_sharings',
    topic: 'did_you_know',
    ago: { days: 9 },
    expires: 300,
    products: ['flood'],
    networks: ALL_NETWORKS,
  },
  {
    slug: 'post-meet-our-team',
    title: 'Meet our team',
    text: 'Real people answer our phones. Stop by and meet the team. Coffee is on us.',
    group: 'social_sharings',
    topic: 'agency_life',
    ago: { days: 30 },
    networks: ['Facebook', 'Instagram'],
  },
  {
    slug: 'post-collector-spotlight',
    title: 'Product spotlight: Collector auto',
    text: 'You know what your collector car is worth. Make sure your policy does too. Ask us about agreed value.',
    group: 'social_sharings',
    topic: 'product_spotlight',
    ago: { days: 23 },
    expires: 120,
    products: ['collector-auto'],
    networks: ['LinkedIn'],
  },
  {
    slug: 'post-thank-you',
    title: 'Thank you',
    text: 'Some of you have been with us since we opened our doors. Thank you for your trust.',
    group: 'social_sharings',
    topic: 'customer_appreciation',
    ago: { days: 50 },
  },
  {
    slug: 'post-clocks-forward',
    title: 'Daylight saving time starts',
    text: 'Daylight saving time starts tonight. Set your clocks ahead one hour, and change the batteries in your smoke alarms.',
    group: 'holiday_and_seasonal',
    topic: 'spring_opening',
    ago: { days: 6 },
    expires: { next: { month: 3, weekday: 0, nth: 2 } },
    image: 'calendar-stamp',
    networks: ALL_NETWORKS,
  },
  {
    slug: 'post-memorial-day-roads',
    title: 'Memorial Day: Travel safely',
    text: 'Expect heavy traffic this weekend. Leave early, take breaks, and take a moment to remember those who served.',
    group: 'holiday_and_seasonal',
    topic: 'memorial_day',
    ago: { days: 2 },
    expires: { next: { month: 5, weekday: 1, nth: 'last' } },
    networks: ALL_NETWORKS,
  },
  {
    slug: 'post-new-year',
    title: 'Happy New Year',
    text: 'We wish you a safe and happy new year. Thank you for being our customer.',
    group: 'holiday_and_seasonal',
    topic: 'new_year',
    // Published more than a year ago, so the expiration date always comes after it.
    ago: { days: 400 },
    // Expired: hosts don't return it.
    expires: { last: { month: 1, weekday: 5, nth: 2 } },
    networks: ALL_NETWORKS,
  },
];

/** Builds the social posts, newest first, including the expired one. */
export function buildSocialPosts(calendar: SampleCalendar): SocialPost[] {
  return posts
    .map(({ text, ...seed }, index): SocialPost => ({
      record_type: 'SocialPost',
      ...buildContentFields(
        { ...seed, summary: text },
        FIRST_POST_ID + index,
        `<p>${text}</p>`,
        calendar,
      ),
      category: groups.find(({ key }) => key === seed.group)!,
      tags: [findSubcategory(seed.group, seed.topic)],
      text,
      ...(seed.expires !== undefined && { expires_on: calendar.day(seed.expires) }),
      ...(seed.networks && { networks: [...seed.networks] }),
    }))
    .toSorted(newestFirst);
}

type VideoSeed = ContentSeed & {
  /** Key of a category in the group marketing_collateral. */
  kind: string;
  poster: SampleImageName;
};

const videos: readonly VideoSeed[] = [
  {
    slug: 'video-four-sides-of-a-home',
    title: 'Four sides of a home',
    summary: 'How to photograph a manufactured home for a quote. Ends with your logo.',
    kind: 'mobile_home',
    ago: { days: 5 },
    products: ['manufactured-home'],
    poster: 'manufactured-home',
  },
  {
    slug: 'video-first-ride-of-the-year',
    title: 'First ride of the year',
    summary: 'Five checks to make before the first ride.',
    kind: 'motorcycle_and_off_road',
    ago: { days: 14 },
    products: ['motorcycle', 'off-road'],
    poster: 'motorcycle',
  },
  {
    slug: 'video-out-of-the-water',
    title: 'Haul out before the storm',
    summary: 'A boat owner explains haul-out coverage.',
    kind: 'boat',
    ago: { days: 27 },
    states: ['FL', 'TX', 'NC', 'SC', 'GA', 'MI'],
    products: ['boat'],
    poster: 'boat-on-lift',
  },
  {
    slug: 'video-living-on-the-road',
    title: 'Living on the road',
    summary: 'What full-time motor home owners need to insure.',
    kind: 'rv',
    ago: { days: 41 },
    products: ['motor-home', 'travel-trailer'],
    poster: 'travel-trailer',
  },
  {
    slug: 'video-before-the-storm',
    title:
      'Before the storm: A short video for homeowners, with room for your agency’s phone number on the last screen',
    summary: 'Six things to do the day before a storm.',
    kind: 'dwelling',
    ago: { days: 52 },
    products: ['specialty-dwelling', 'manufactured-home'],
    poster: 'storm-over-coast',
  },
  {
    slug: 'video-who-we-are',
    title: 'Who we are',
    summary: 'Introduce your agency in 20 seconds.',
    kind: 'agency_brand',
    ago: { days: 110 },
    poster: 'key-and-lock',
  },
];

/** Builds the co-branded videos, newest first. */
export function buildCoBrandedVideos(calendar: SampleCalendar): CoBrandedVideo[] {
  return videos
    .map(({ poster, ...seed }, index): CoBrandedVideo => {
      const id = FIRST_VIDEO_ID + index;
      return {
        record_type: 'Video',
        ...buildContentFields(
          {
            ...seed,
            image: poster,
            files: [createClipFile('spot', seed.title)],
          },
          id,
          `<p>${seed.summary}</p>`,
          calendar,
        ),
        category: findSubcategory('marketing_collateral', seed.kind),
        ...createVideo('spot', poster),
        download_attachment_id: `${id}-1`,
      };
    })
    .toSorted(newestFirst);
}
