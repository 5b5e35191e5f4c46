import type { Term } from '../../resources/content/schema.ts';
import type { CoBrandedVideo } from '../../resources/co-branded-videos.ts';
import { type SocialPost } from '../../resources/social-posts.ts';
import { clip, clipFile } from './clips.ts';
import { contentFields, newestFirst } from './content-fields.ts';
import type { DayOffset, SampleCalendar } from './dates.ts';
import type { SampleImageName } from './image-list.ts';
import type { ContentSeed } from './seed.ts';
import { subCategory } from './taxonomy.ts';
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

type PostSpec = Omit<ContentSeed, 'summary'> & {
  group: SocialPostGroup;
  /** Key of a category in that group; shown as the post's tag. */
  topic: string;
  /** What is to be posted. */
  text: string;
  expires?: DayOffset;
  networks?: readonly string[];
};

const EVERYWHERE = ['Facebook', 'Instagram', 'LinkedIn'];

// The order fixes the ids: add new ones at the end of each list.
const posts: readonly PostSpec[] = [
  {
    slug: 'post-trailer-check',
    title: 'Trailer check',
    text: 'First trip after storage? Look at four things before you hitch up: tires, lights, brakes, and the day your policy wakes up. Call us about the fourth.',
    group: 'safety_tips',
    topic: 'trailer_towing',
    ago: { days: 4 },
    expires: 88,
    products: ['travel-trailer'],
    image: 'travel-trailer',
    networks: EVERYWHERE,
  },
  {
    slug: 'post-storm-list',
    title: 'A list for the fridge',
    text: 'Wind in the forecast? Bring in what can fly, take a photo of each room, charge your phone, and put our number where you can see it.',
    group: 'safety_tips',
    topic: 'storm_ready',
    ago: { days: 1 },
    expires: 200,
    image: 'storm-over-coast',
    networks: EVERYWHERE,
  },
  {
    slug: 'post-ride-with-light',
    title: 'Ride with light',
    text: 'Dusk is when drivers miss riders. Lights on, visor clean, and a bright jacket: three seconds more for everybody.',
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
    title: 'Wood stove: where the ash goes',
    text: 'Ash stays hot for four days. A metal bucket with a lid, outside, away from the wall. That is all.',
    group: 'safety_tips',
    topic: 'fire_prevention',
    ago: { days: 12 },
    expires: 18,
    states: ['MI', 'OH', 'IN', 'PA', 'NY', 'WI', 'MN'],
    networks: EVERYWHERE,
  },
  {
    slug: 'post-boat-check',
    title: 'Before she goes in',
    text: 'Drain plug, fuel lines, fire extinguisher, life jackets that still fit the children. Then the boat may get wet.',
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
    title: 'Did you know? Thirty days',
    text: 'Flood insurance begins thirty days after you pay for it. The best day to ask about it is a dry one. Today, for example.',
    group: 'social_sharings',
    topic: 'did_you_know',
    ago: { days: 9 },
    expires: 300,
    products: ['flood'],
    networks: EVERYWHERE,
  },
  {
    slug: 'post-meet-our-team',
    title: 'Meet our team',
    text: 'Behind every policy there is somebody who picks up the phone. Come by and say hello. The coffee is on us.',
    group: 'social_sharings',
    topic: 'agency_life',
    ago: { days: 30 },
    networks: ['Facebook', 'Instagram'],
  },
  {
    slug: 'post-collector-spotlight',
    title: 'Spotlight: collector cars',
    text: 'You know what it is worth. So should your policy. Ask us about agreed value.',
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
    text: 'Some of you have been with us since we had two chairs and one phone. Thank you for staying.',
    group: 'social_sharings',
    topic: 'customer_appreciation',
    ago: { days: 50 },
  },
  {
    slug: 'post-clocks-forward',
    title: 'Clocks go forward',
    text: 'An hour less in one night. Use the change: new batteries for every smoke alarm.',
    group: 'holiday_and_seasonal',
    topic: 'spring_opening',
    ago: { days: 6 },
    expires: { next: { month: 3, weekday: 0, nth: 2 } },
    image: 'calendar-stamp',
    networks: EVERYWHERE,
  },
  {
    slug: 'post-memorial-day-roads',
    title: 'Memorial Day: easy on the road',
    text: 'Long weekend, full roads. Leave early, stop often, and remember whom the day is for.',
    group: 'holiday_and_seasonal',
    topic: 'memorial_day',
    ago: { days: 2 },
    expires: { next: { month: 5, weekday: 1, nth: 'last' } },
    networks: EVERYWHERE,
  },
  {
    slug: 'post-new-year',
    title: 'A good new year',
    text: 'A roof that holds, a car that starts, a quiet phone. We wish you a good new year.',
    group: 'holiday_and_seasonal',
    topic: 'new_year',
    // Older than a year, so that the last new year came after it.
    ago: { days: 400 },
    // Over: it stays here, and no host offers it.
    expires: { last: { month: 1, weekday: 5, nth: 2 } },
    networks: EVERYWHERE,
  },
];

/** Posts to share, newest first, the expired one among them. */
export function buildSocialPosts(calendar: SampleCalendar): SocialPost[] {
  return posts
    .map(({ text, ...spec }, index): SocialPost => ({
      record_type: 'SocialPost',
      ...contentFields(
        { ...spec, summary: text },
        FIRST_POST_ID + index,
        `<p>${text}</p>`,
        calendar,
      ),
      category: groups.find(({ key }) => key === spec.group)!,
      tags: [subCategory(spec.group, spec.topic)],
      text,
      ...(spec.expires !== undefined && { expires_on: calendar.day(spec.expires) }),
      ...(spec.networks && { networks: [...spec.networks] }),
    }))
    .toSorted(newestFirst);
}

type VideoSpec = ContentSeed & {
  /** Key of a category of the group marketing_collateral. */
  kind: string;
  poster: SampleImageName;
};

const videos: readonly VideoSpec[] = [
  {
    slug: 'video-four-sides-of-a-home',
    title: 'Four sides of a home',
    summary: 'How to photograph a manufactured home for a quote, with your logo at the end.',
    kind: 'mobile_home',
    ago: { days: 5 },
    products: ['manufactured-home'],
    poster: 'manufactured-home',
  },
  {
    slug: 'video-first-ride-of-the-year',
    title: 'First ride of the year',
    summary: 'A rider, a garage, and the five minutes before the engine starts.',
    kind: 'motorcycle_and_off_road',
    ago: { days: 14 },
    products: ['motorcycle', 'off-road'],
    poster: 'motorcycle',
  },
  {
    slug: 'video-out-of-the-water',
    title: 'Out of the water in time',
    summary: 'What haul-out help is, told by somebody who was glad of it.',
    kind: 'boat',
    ago: { days: 27 },
    states: ['FL', 'TX', 'NC', 'SC', 'GA', 'MI'],
    products: ['boat'],
    poster: 'boat-on-lift',
  },
  {
    slug: 'video-living-on-the-road',
    title: 'Living on the road',
    summary: 'Two people, one motor home, and where their mail goes.',
    kind: 'rv',
    ago: { days: 41 },
    products: ['motor-home', 'travel-trailer'],
    poster: 'travel-trailer',
  },
  {
    slug: 'video-before-the-storm',
    title:
      'Before the storm: a short film for homeowners, with room for your phone number on the last picture',
    summary: 'Six things to do when there is a day left.',
    kind: 'dwelling',
    ago: { days: 52 },
    products: ['specialty-dwelling', 'manufactured-home'],
    poster: 'storm-over-coast',
  },
  {
    slug: 'video-who-we-are',
    title: 'Who we are',
    summary: 'Your agency in twenty seconds.',
    kind: 'agency_brand',
    ago: { days: 110 },
    poster: 'key-and-lock',
  },
];

/** Co-branded videos, newest first. */
export function buildCoBrandedVideos(calendar: SampleCalendar): CoBrandedVideo[] {
  return videos
    .map(({ poster, ...spec }, index): CoBrandedVideo => {
      const id = FIRST_VIDEO_ID + index;
      return {
        record_type: 'Video',
        ...contentFields(
          {
            ...spec,
            image: poster,
            files: [clipFile('spot', spec.title)],
          },
          id,
          `<p>${spec.summary}</p>`,
          calendar,
        ),
        category: subCategory('marketing_collateral', spec.kind),
        ...clip('spot', poster),
        download_attachment_id: `${id}-1`,
      };
    })
    .toSorted(newestFirst);
}
