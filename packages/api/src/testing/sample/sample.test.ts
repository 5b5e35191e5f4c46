import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { alertSchema, type Alert } from '../../resources/alerts.ts';
import { coBrandedVideoSchema } from '../../resources/co-branded-videos.ts';
import { cohortSchema } from '../../resources/cohorts.ts';
import { collateralRequestSchema } from '../../resources/collateral-requests/resource.ts';
import { collateralTemplateSchema } from '../../resources/collateral-templates.ts';
import { featuredContentSchema } from '../../resources/featured-content.ts';
import { fieldManagementNewsSchema } from '../../resources/field-management-news.ts';
import { guideSchema } from '../../resources/guides.ts';
import { jobAidSchema } from '../../resources/job-aids.ts';
import { menusSchema, type MenuItem } from '../../resources/menus.ts';
import { platformSchema } from '../../resources/platforms.ts';
import { policyUpdateSchema } from '../../resources/policy-updates.ts';
import { productUpdateSchema } from '../../resources/product-updates.ts';
import { availabilityStatuses, productSchema } from '../../resources/products.ts';
import { redirectRecordSchema } from '../../resources/redirect-records.ts';
import { findReplacement } from '../../resources/replacement.ts';
import { salesArticleSchema } from '../../resources/sales-articles.ts';
import { salesPromotionSchema } from '../../resources/sales-promotions.ts';
import { simplePageSchema } from '../../resources/simple-pages.ts';
import { socialPostSchema } from '../../resources/social-posts.ts';
import { stateSchema } from '../../resources/states.ts';
import { staticsSchema } from '../../resources/statics.ts';
import { tagSchema } from '../../resources/tags.ts';
import { categorySchema, taxonomyKeys } from '../../resources/taxonomies.ts';
import { trainingSchema } from '../../resources/trainings.ts';
import { webinarSchema } from '../../resources/webinars.ts';
import { claimsSchema } from '../../session/claims-schema.ts';
import { getAllContent } from './content.ts';
import { handWrittenBodies } from './announcements.ts';
import { PRODUCT_SLUGS } from './products.ts';
import {
  createSampleLibrary,
  generateContent,
  SAMPLE_IMAGE_NAMES,
  sampleClips,
  sampleImages,
  sampleImageUrl,
  sampleLibrary,
  getPersonaView,
  isVisibleTo,
} from './index.ts';
import { alertGroups, guideCategories, productAreas } from '../../resources/content/vocabulary.ts';
import { favoritePageSchema } from '../../resources/favorite-pages/schema.ts';

const FIXED_DATE = new Date('2026-03-02T14:05:00-05:00');
const ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/;
const PAGES = [
  '/',
  '/agent360',
  '/agent360/new-products',
  '/agent360/product-overview',
  '/agent360/training',
  '/agent360/what-to-expect',
  '/alerts',
  '/co-branded-videos',
  '/field-management/field-management-news',
  '/guides-and-rate-bulletins',
  '/marketing-collateral',
  '/marketing-collateral/co-op-marketing-center',
  '/marketing-collateral/co-op-marketing-center/orders',
  '/policy-updates',
  '/products',
  '/products/product-availability-map',
  '/can-i-bind',
  '/products/product-news-and-updates',
  '/ready-to-use-social-media-posts',
  '/sales-and-marketing',
  '/search',
  '/sitemap',
  '/system-and-technical',
  '/training-and-job-aids',
  '/training-and-job-aids/elearnings',
  '/training-and-job-aids/job-aids',
  '/training-and-job-aids/take20',
  '/training-and-job-aids/webinars',
];
const MINUTE_MS = 60_000;

const library = createSampleLibrary({ now: FIXED_DATE });

/** A replaced alert doesn't count as unread. */
const isUnread = (alert: Alert) => !alert.read && !findReplacement(alert, '2026-03-02');
const announcements = [...library.alerts, ...library.policyUpdates];
const allRecords = getAllContent(library);
const findPersona = (id: string) => library.personas.find((each) => each.id === id)!;
const findAlert = (slug: string) => library.alerts.find((each) => each.slug === slug)!;

/** Every HTML body of the library. */
const bodies = [
  ...allRecords.flatMap(({ slug, contents }) =>
    (contents ?? []).map(({ content }) => ({ where: slug!, content })),
  ),
  ...library.simplePages.flatMap(({ slug, contents }) =>
    (contents ?? []).map(({ content }) => ({ where: slug!, content })),
  ),
  ...Object.entries(library.statics).flatMap(([where, block]) =>
    (block.contents ?? []).map(({ content }) => ({ where, content })),
  ),
];

const routes = new Set([
  ...PAGES,
  ...library.alerts.map(({ slug }) => `/alerts/${slug}`),
  ...library.policyUpdates.map(({ slug }) => `/policy-updates/${slug}`),
  ...library.guides.map(({ slug }) => `/guides-and-rate-bulletins/${slug}`),
  ...library.productUpdates.map(({ slug }) => `/products/product-news-and-updates/${slug}`),
  ...library.products.map(({ area, slug }) => `/products/${area ? `${area}/` : ''}${slug}`),
  ...library.simplePages.map(({ slug }) => `/${slug}`),
  ...SAMPLE_IMAGE_NAMES.map(sampleImageUrl),
]);
const isKnownUrl = (url: string) =>
  url.startsWith('/')
    ? routes.has(url.split('?')[0]!)
    : /^(tel:555-01\d\d|mailto:[a-z-]+@example\.com(\?.*)?|https:\/\/[a-z]+\.example\.com\/.*)$/.test(
        url,
      );

const schemas: [string, v.GenericSchema, unknown[]][] = [
  ['alerts', alertSchema, library.alerts],
  ['policy updates', policyUpdateSchema, library.policyUpdates],
  ['guides', guideSchema, library.guides],
  ['product updates', productUpdateSchema, library.productUpdates],
  ['products', productSchema, library.products],
  ['job aids', jobAidSchema, library.jobAids],
  ['trainings', trainingSchema, library.trainings],
  ['webinars', webinarSchema, library.webinars],
  ['field management news', fieldManagementNewsSchema, library.fieldManagementNews],
  ['sales articles', salesArticleSchema, library.salesArticles],
  ['sales promotions', salesPromotionSchema, library.salesPromotions],
  ['social posts', socialPostSchema, library.socialPosts],
  ['co-branded videos', coBrandedVideoSchema, library.coBrandedVideos],
  ['collateral templates', collateralTemplateSchema, library.collateralTemplates],
  [
    'orders',
    collateralRequestSchema,
    Object.values(library.personaData).flatMap(({ collateralRequests }) => collateralRequests),
  ],
  ['cohorts', cohortSchema, library.cohorts],
  ['platforms', platformSchema, library.platforms],
  ['tags', tagSchema, library.tags],
  ['categories', categorySchema, Object.values(library.categories).flat()],
  ['featured content', featuredContentSchema, library.featuredContent],
  ['favorite pages', favoritePageSchema, library.favoritePages],
  ['menus', menusSchema, [library.menus]],
  ['statics', staticsSchema, [library.statics]],
  ['states', stateSchema, library.states],
  ['simple pages', simplePageSchema, library.simplePages],
  ['redirect records', redirectRecordSchema, library.redirectRecords],
  ['claims', claimsSchema, library.personas.map(({ claims }) => ({ ...claims, exp: 1 }))],
];

const getStormEnd = (instant: string) =>
  createSampleLibrary({ now: new Date(instant) }).alerts.find(
    ({ slug }) => slug === 'lake-erie-storm-lifted',
  )?.effective_until;

const getOpeningText = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .trim()
    .slice(0, 60);

const generate = async (count: number, seed: number) => {
  const records = [];
  for await (const batch of generateContent({ count, seed, now: FIXED_DATE, batchSize: 64 })) {
    records.push(...batch);
  }
  return records;
};

/** Mentions of a season or month that are true in every year, such as rules and dates in law. */
const EVERY_YEAR =
  /June 15, 1976|15 June 1976|December(?: |&nbsp;)31|drained (?:in winter|from November to March)|a fixed winter|warm days in April|spends the winter|winter visitors|four summers|plowed all winter|stor(?:e|ed) (?:it|the coach) in winter|without a road in winter/gi;

/** Returns the seasons and months that a string mentions, except mentions that are true in every year. */
const findSeasons = (text: string): string[] =>
  text
    .replace(EVERY_YEAR, '')
    .match(
      /\b(?:spring|summer|autumn|winter|(?:in|this|next|last|the|every) fall|January|February|March|April|(?<=(?:in|of|by|until|from|since|before) )May|June|July|August|September|October|November|December|Thanksgiving|Christmas)\b/gi,
    )
    ?.map((season) => season.toLowerCase()) ?? [];

/** Returns every text of a library by its location, except category names. */
function collectTexts(source: typeof library): Map<string, string> {
  const texts = new Map<string, string>();
  const collect = (where: string, value: unknown): void => {
    if (typeof value === 'string') texts.set(where, value);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, child] of Object.entries(value)) {
        if (!['category', 'tags', 'related', 'image'].includes(key))
          collect(`${where} ${key}`, child);
      }
    }
  };
  for (const record of getAllContent(source)) collect(`${record.record_type} ${record.id}`, record);
  for (const page of source.simplePages) collect(page.slug!, page);
  collect('statics', source.statics);
  for (const [id, data] of Object.entries(source.personaData)) collect(id, data.collateralRequests);
  return texts;
}

/** Returns the tags of a body that are unclosed or closed in the wrong order. */
function findUnclosedTags(html: string): string {
  const openTags: string[] = [];
  for (const [, end, name] of html
    .replaceAll(/<!--.*?-->/g, '')
    .matchAll(/<(\/?)([a-z][a-z0-9:]*)[^>]*>/g)) {
    if (name === 'img' || name === 'br') continue;
    if (end && openTags.at(-1) === name) openTags.pop();
    else openTags.push(`${end}${name}`);
  }
  return openTags.join(' ');
}

describe('the sample library', () => {
  it.each(schemas)('has %s that match the API schema', (_, schema, records) => {
    expect(records).not.toHaveLength(0);
    for (const record of records) expect(v.safeParse(schema, record).issues).toBeUndefined();
  });

  it('has the expected number of records', () => {
    expect(library.alerts).toHaveLength(60);
    expect(library.policyUpdates).toHaveLength(40);
    expect(library.favoritePages.map(({ position }) => position)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9,
    ]);
    expect(library.personas).toHaveLength(9);
    expect(library.states).toHaveLength(51);
    expect(Object.keys(handWrittenBodies)).toHaveLength(36);
    const slugs = announcements.map(({ slug }) => slug);
    expect(Object.keys(handWrittenBodies).filter((slug) => !slugs.includes(slug))).toEqual([]);
  });

  it('returns an equal library for the same instant', () => {
    expect(createSampleLibrary({ now: new Date(FIXED_DATE) })).toEqual(library);
    expect(sampleLibrary).toEqual(library);
  });

  it('has the same unique, URL-safe ids and slugs for every date', () => {
    const getNames = (source: typeof library) =>
      getAllContent(source)
        .map(({ id, slug }) => `${id} ${slug}`)
        .toSorted();
    expect(getNames(createSampleLibrary({ now: new Date('2031-08-16T03:30:00Z') }))).toEqual(
      getNames(library),
    );
    const allContent = [...allRecords, ...library.simplePages];
    expect(new Set(allContent.map(({ id }) => id)).size).toBe(allContent.length);
    expect(new Set(allContent.map(({ slug }) => slug)).size).toBe(allContent.length);
    for (const { slug } of allContent) expect(slug).toMatch(ID);
  });

  it('lists the newest records first, with none in the future', () => {
    const { alerts, guides, policyUpdates, productUpdates, products } = library;
    for (const list of [alerts, guides, policyUpdates, productUpdates, products]) {
      const publishedTimes = list.map(({ published_at }) => published_at!);
      expect(publishedTimes).toEqual(publishedTimes.toSorted().toReversed());
      expect(publishedTimes[0]! < FIXED_DATE.toISOString()).toBe(true);
    }
  });

  it('covers every kind of effective date and every alert group', () => {
    const until = library.alerts.map(({ effective_until }) => effective_until);
    expect(until.filter((day) => !day).length).toBeGreaterThan(10);
    expect(until.filter((day) => day && day < '2026-03-02').length).toBeGreaterThan(2);
    expect(
      until.filter((day) => day && day >= '2026-03-02' && day <= '2026-03-09').length,
    ).toBeGreaterThan(4);
    expect(until.filter((day) => day && day > '2026-03-09').length).toBeGreaterThan(2);
    for (const group of alertGroups) {
      expect(
        library.alerts.filter(({ category }) => category?.key === group).length,
      ).toBeGreaterThan(9);
    }
  });

  it('counts days in New York time', () => {
    expect(getStormEnd('2026-03-02T00:10:00-05:00')).toBe('2026-03-08');
    expect(getStormEnd('2026-03-02T23:50:00-05:00')).toBe('2026-03-08');
    expect(findAlert('lake-erie-storm-lifted').contents?.[0]?.content).toContain(
      'Through Sunday, March 8, three rules apply',
    );
  });

  it('links the four alerts about the same storm', () => {
    const stormAlerts = ['binding-stops', 'extended', 'narrowed', 'lifted'].map((stage) =>
      findAlert(`lake-erie-storm-${stage}`),
    );
    const publishedTimes = stormAlerts.map(({ published_at }) => published_at!);
    expect(publishedTimes).toEqual(publishedTimes.toSorted());
    for (const stormAlert of stormAlerts) {
      expect(new Set(stormAlert.related?.map(({ id }) => id))).toEqual(
        new Set(stormAlerts.map(({ id }) => id).filter((id) => id !== stormAlert.id)),
      );
    }
  });

  it('replaces every date token in the prose', () => {
    const withTokens = allRecords.filter((record) => /\{\w+:/.test(JSON.stringify(record)));
    expect(withTokens.map(({ slug }) => slug)).toEqual([]);
  });

  it('links only to existing pages', () => {
    const deadLinks = bodies.flatMap(({ where, content }) =>
      [...content.matchAll(/href="([^"]*)"/g)]
        .map(([, url]) => url!)
        .filter((url) => !isKnownUrl(url))
        .map((url) => `${where}: ${url}`),
    );
    expect(deadLinks).toEqual([]);

    const collectMenuPaths = (items: MenuItem[]): string[] =>
      items.flatMap(({ path, children }) => [
        ...(path ? [path] : []),
        ...collectMenuPaths(children ?? []),
      ]);
    const urls = [
      ...collectMenuPaths([...library.menus.top, ...(library.menus.bottom ?? [])]),
      ...Object.values(library.personaData).flatMap(({ favoritePages }) =>
        favoritePages.map(({ path }) => path),
      ),
      ...library.redirectRecords.map(({ to }) => to),
      ...library.simplePages.flatMap(({ topics }) =>
        (topics ?? []).flatMap(({ path, external_url }) => path ?? external_url ?? []),
      ),
    ];
    expect(urls.filter((url) => !isKnownUrl(url))).toEqual([]);
  });

  it('has a video file, captions, and the correct duration for every video', () => {
    const videos = [
      ...library.coBrandedVideos,
      ...library.webinars.flatMap(({ recording }) => recording ?? []),
    ];
    expect(videos.length).toBeGreaterThan(6);
    for (const { sources, captions_url, duration } of videos) {
      const name = /^\/sample\/(.+)\.webm$/.exec(sources?.[0]?.url ?? '')?.[1] ?? '';
      expect(captions_url).toBe(`/sample/${name}.vtt`);
      const clip = Object.entries(sampleClips).find(([clipName]) => clipName === name)?.[1];
      const videoBytes = Buffer.from(clip?.webm ?? '', 'base64');
      // Checks the WebM header and the Duration element, which is a double in milliseconds.
      expect(videoBytes.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
      const durationElement = videoBytes.indexOf(Buffer.from([0x44, 0x89, 0x88]));
      expect(videoBytes.readDoubleBE(durationElement + 3) / 1000).toBe(duration);
      const [, lastCueEnd] = clip?.vtt.trim().match(/--> 00:(\d\d\.\d{3})\n.+$/) ?? [];
      expect(Number(lastCueEnd)).toBe(duration);
    }
  });

  it('uses only existing images, each with alternative text', () => {
    const urls = new Set(SAMPLE_IMAGE_NAMES.map(sampleImageUrl));
    const tags = bodies.flatMap(({ content }) => content.match(/<img[^>]*>/g) ?? []);
    expect(tags.length).toBeGreaterThan(14);
    for (const tag of tags) {
      expect(urls).toContain(/src="([^"]*)"/.exec(tag)?.[1]);
      expect(tag).toMatch(/alt="[^"]+" width="\d+" height="\d+" style="[^"]+"/);
    }
    for (const { image } of allRecords.filter((record) => record.image)) {
      expect(urls).toContain(image?.url);
    }
    expect(Object.keys(sampleImages)).toEqual(SAMPLE_IMAGE_NAMES);
    for (const svg of Object.values(sampleImages)) {
      expect(svg).toMatch(/^<svg xmlns="[^"]+" width="\d+" height="\d+"/);
      expect(svg.length).toBeLessThan(3000);
    }
  });

  it('has guides of each category, superseded guides, and a guide without optional fields', () => {
    for (const category of guideCategories) {
      const guidesInCategory = library.guides.filter((guide) => guide.category?.key === category);
      expect(guidesInCategory.length).toBeGreaterThan(5);
    }
    const slugs = library.guides.map(({ slug }) => slug);
    const supersedingSlugs = library.guides.flatMap((guide) => guide.superseded_by ?? []);
    expect(supersedingSlugs.length).toBeGreaterThan(1);
    for (const slug of supersedingSlugs) expect(slugs).toContain(slug);
    expect(library.guides.filter((guide) => !guide.number && !guide.new_business_on)).toHaveLength(
      1,
    );
    expect(library.guides.find(({ slug }) => slug === 'oh-motor-home-rates')).toMatchObject({
      record_type: 'RateBulletin',
      number: 'RB-2026-041',
      new_business_on: '2026-03-14',
      renewal_on: '2026-04-18',
    });
  });

  it('has every product, and products in each area and without an area', () => {
    expect(library.products.map(({ slug }) => String(slug)).toSorted()).toEqual(
      PRODUCT_SLUGS.toSorted(),
    );
    for (const area of [...productAreas, undefined]) {
      expect(library.products.some((product) => product.area === area)).toBe(true);
    }
    expect(library.products.filter((product) => product.is_new).length).toBeGreaterThan(1);
    for (const { availability } of library.products) expect(availability).toHaveLength(51);
    const statuses = library.products.flatMap((product) =>
      (product.availability ?? []).map(({ status }) => status),
    );
    expect(new Set(statuses)).toEqual(new Set(availabilityStatuses));
  });

  it('features product updates and content of several types', () => {
    expect(library.productUpdates.filter((update) => update.is_featured)).toHaveLength(6);
    expect(new Set(library.featuredContent.map(({ record_type }) => record_type))).toEqual(
      new Set(['Alert', 'ProductUpdate', 'Product', 'UnderwritingGuideline', 'HomeLink']),
    );
    for (const featured of library.featuredContent) expect(allRecords).toContainEqual(featured);
  });

  it('has categories in every taxonomy group', () => {
    expect(Object.keys(library.categories)).toEqual([...taxonomyKeys]);
    for (const group of taxonomyKeys) {
      expect(library.categories[group].length, `of ${group}`).toBeGreaterThan(4);
    }
    const ids = Object.values(library.categories)
      .flat()
      .map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has well-formed HTML', () => {
    for (const { where, content } of bodies) {
      expect(`${where}: ${findUnclosedTags(content)}`).toBe(`${where}: `);
    }
  });

  it('has no repeated bodies', () => {
    const openings = allRecords.map(({ slug, contents }) =>
      handWrittenBodies[slug!] ? getOpeningText(contents![0]!.content) : contents![0]!.content,
    );
    expect(new Set(openings).size).toBe(allRecords.length);
  });

  it('is written in plain language', () => {
    const sentences: string[] = bodies.flatMap(({ content }) =>
      content
        .replaceAll(/<\/(?:p|li|td|th|h\d|caption|figcaption|footer)>/g, '. ')
        .replaceAll(/<[^>]*>|&\w+;/g, ' ')
        .split(/[.!?:]\s/)
        .map((sentence) => sentence.trim())
        .filter((sentence) => sentence.split(/\s+/).length > 3),
    );
    const words = sentences.flatMap((sentence) => sentence.match(/[A-Za-z’]+/g) ?? []);
    const syllables = words.reduce(
      (sum, word) => sum + Math.max(1, word.match(/[aeiouy]+(?!$)|[aiouy]$/gi)?.length ?? 1),
      0,
    );
    // Flesch-Kincaid grade level.
    const readingGrade =
      0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
    expect(readingGrade).toBeLessThan(8);
  });
});

describe('access rules', () => {
  it('has nine unread alerts in all five groups for the first persona', () => {
    const unreadAlerts = getPersonaView(library, library.personas[0]!).alerts.filter(isUnread);
    expect(unreadAlerts).toHaveLength(9);
    expect(new Set(unreadAlerts.map(({ category }) => category?.key))).toEqual(
      new Set(alertGroups),
    );
    expect(library.alerts.filter(isUnread).map(({ id }) => id)).toEqual(
      unreadAlerts.map(({ id }) => id),
    );
    expect(library.featuredContent[0]).toMatchObject({
      slug: 'lake-erie-storm-lifted',
      read: false,
    });
  });

  it.each([0, 1, 2, 3, 4, 5, 6])('has the same unread alerts when built %i days later', (days) => {
    const laterLibrary = createSampleLibrary({
      now: new Date(FIXED_DATE.getTime() + days * 1440 * MINUTE_MS),
    });
    const getUnreadSlugs = ({ alerts }: typeof library) =>
      new Set(alerts.filter(({ read }) => !read).map(({ slug }) => slug));
    expect(getUnreadSlugs(laterLibrary)).toEqual(getUnreadSlugs(library));
    expect(laterLibrary.alerts[0]?.slug).toBe('lake-erie-storm-lifted');
  });

  it('has separate read flags for each persona', () => {
    const countUnreadAlerts = (id: string) =>
      getPersonaView(library, findPersona(id)).alerts.filter(isUnread).length;
    expect(countUnreadAlerts('independent-csr')).toBe(5);
    expect(countUnreadAlerts('exclusive-producer')).toBe(12);
    expect(countUnreadAlerts('manager')).toBe(7);
    expect(countUnreadAlerts('garbled-agency')).toBe(6);
    expect(countUnreadAlerts('home-office-admin')).toBe(0);
    const countUnreadUpdates = (id: string) =>
      getPersonaView(library, findPersona(id)).policyUpdates.filter(({ read }) => !read).length;
    const personaIds = ['independent-producer', 'exclusive-producer', 'manager'];
    expect(personaIds.map(countUnreadUpdates)).toEqual([4, 3, 6]);
    expect(getPersonaView(library, findPersona('admin-as-producer'))).toEqual(
      getPersonaView(library, findPersona('independent-producer')),
    );
  });

  it('filters by state, channel, and agent, and shows admins everything', () => {
    const viewer = {
      agent_code: '041187',
      sales_channel: 'independent',
      access_level: 'producer',
      active_premier_access: false,
      limited_premier_access: false,
      permissions: [],
      states: ['MI'],
    };
    expect(isVisibleTo({}, viewer)).toBe(true);
    expect(isVisibleTo({ states: [] }, { ...viewer, states: [] })).toBe(true);
    expect(isVisibleTo({ states: [{ code: 'OH' }, { code: 'MI' }] }, viewer)).toBe(true);
    expect(isVisibleTo({ states: [{ code: 'OH' }] }, viewer)).toBe(false);
    expect(isVisibleTo({ channel: 'exclusive' }, viewer)).toBe(false);
    expect(isVisibleTo({ agents: ['041187'] }, viewer)).toBe(true);
    expect(isVisibleTo({ agents: ['063902'] }, viewer)).toBe(false);
    expect(
      isVisibleTo(
        { states: [{ code: 'OH' }], channel: 'partner', agents: ['063902'] },
        { ...viewer, access_level: 'admin' },
      ),
    ).toBe(true);
  });

  it('shows agent360 products only with active premier access or to admins', () => {
    const getAreas = (id: string) => [
      ...new Set(getPersonaView(library, findPersona(id)).products.map(({ area }) => area)),
    ];
    expect(getAreas('independent-producer')).toContain('agent360');
    expect(getAreas('admin-as-producer')).toContain('agent360');
    expect(getAreas('home-office-admin')).toContain('agent360');
    for (const id of ['independent-csr', 'exclusive-producer', 'garbled-agency']) {
      expect(getAreas(id), `for ${id}`).toEqual(['classic', undefined]);
    }
    expect(
      getPersonaView(library, findPersona('independent-csr')).featuredContent.map(
        ({ area }) => area,
      ),
    ).not.toContain('agent360');
  });

  it('has no announcements for Massachusetts and Hawaii', () => {
    const codes = announcements.flatMap(({ states }) => (states ?? []).map(({ code }) => code));
    expect(codes).not.toContain('MA');
    expect(codes).not.toContain('HI');
  });

  it('has personas with valid claims, except for the persona with an invalid agency', () => {
    const agencies = Object.fromEntries(
      library.personas.map(({ id, claims }) => [
        id,
        v.parse(claimsSchema, { ...claims, exp: 1 }).agency,
      ]),
    );
    expect(agencies['garbled-agency']).toBeNull();
    expect(agencies['independent-producer']).toMatchObject({
      name: 'Harbor & Pine Insurance',
      states: ['MI', 'OH', 'IN'],
      logo_url: '/sample/logo-harbor-and-pine.svg',
    });
    expect(Object.keys(agencies['manager']?.licenses ?? {})).toHaveLength(12);
    expect(new Set(library.personas.map(({ claims }) => claims.uuid)).size).toBe(9);
  });
});

describe('generateContent', () => {
  it('generates the requested number of valid records, newest first', async () => {
    const records = await generate(200, 1);
    expect(records).toHaveLength(200);
    for (const record of records) {
      expect(
        v.safeParse(record.record_type === 'Alert' ? alertSchema : policyUpdateSchema, record)
          .issues,
      ).toBeUndefined();
      expect(record.slug).toMatch(ID);
      expect(JSON.stringify(record)).not.toMatch(/\{\w+:\w/);
    }
    const publishedTimes = records.map(({ published_at }) => published_at!);
    expect(publishedTimes).toEqual(publishedTimes.toSorted().toReversed());
    expect(Date.parse(publishedTimes[0]!)).toBeLessThanOrEqual(FIXED_DATE.getTime() + MINUTE_MS);
    expect(new Set(records.map(({ slug }) => slug)).size).toBe(200);
    expect(
      records.some(({ id }) => announcements.some((announcement) => announcement.id === id)),
    ).toBe(false);
  });

  it('returns the same records only for the same seed', async () => {
    expect(await generate(50, 7)).toEqual(await generate(50, 7));
    expect(await generate(50, 8)).not.toEqual(await generate(50, 7));
  });
});

describe('consistency between records', () => {
  const availabilities = library.products
    .filter(({ area }) => area === 'agent360')
    .flatMap(({ slug, availability }) =>
      (availability ?? [])
        .filter(({ status }) => status !== 'unavailable')
        .map((inState) => ({ ...inState, product: slug, day: inState.effective_on })),
    );
  const findWave = (state: string | null | undefined) =>
    library.cohorts.find(({ states }) => states?.includes(state ?? ''));

  it('offers Agent360 products only in states of a wave, on or after the wave’s launch', () => {
    expect(availabilities.length).toBeGreaterThan(10);
    expect(availabilities.filter(({ state }) => !findWave(state))).toEqual([]);
    const isTooEarly = ({ state, day }: (typeof availabilities)[number]) =>
      day && day < (findWave(state)?.starts_on ?? '9999');
    expect(availabilities.filter(isTooEarly)).toEqual([]);
    const startedAvailabilities = availabilities.filter(({ day }) => day && day <= '2026-03-02');
    expect(startedAvailabilities).toEqual(
      availabilities.filter(({ status }) => status !== 'coming_soon'),
    );
  });

  it('uses the launch date of a wave for the states that wait for it', () => {
    const waveAvailabilities = availabilities.filter(({ note }) => note?.startsWith('Wave'));
    expect(waveAvailabilities.length).toBeGreaterThan(4);
    expect(waveAvailabilities.map(({ note, day }) => [note, day])).toEqual(
      waveAvailabilities.map(({ state }) => [
        `${findWave(state)?.name}.`,
        findWave(state)?.starts_on,
      ]),
    );
  });

  it('uses the same waves in claims and cohorts', () => {
    const groups = library.personas.flatMap(({ claims }) => {
      const { premier_access_group: group } = v.parse(claimsSchema, { ...claims, exp: 1 });
      return group ? [{ name: group.name, states: group.states }] : [];
    });
    expect(groups.length).toBeGreaterThan(2);
    const waves = library.cohorts.map(({ name, states }) => ({ name, states }));
    for (const group of groups) expect(waves).toContainEqual(group);
  });

  it.each(['agent360-landlord', 'agent360-auto'])(
    'uses one launch date for %s in all records',
    (productSlug) => {
      const launches = [...library.productUpdates, ...library.policyUpdates].filter(
        ({ category, products }) =>
          ['state_launch', 'new_product'].includes(category?.key ?? '') &&
          products?.[0]?.slug === productSlug,
      );
      const days = new Set(launches.map(({ effective_from }) => effective_from));
      expect(launches).toHaveLength(2);
      expect(days.size).toBe(1);
      const firstWaveAvailabilities = availabilities.filter(
        ({ product, state }) => product === productSlug && findWave(state)?.name === 'Wave 1',
      );
      expect(new Set(firstWaveAvailabilities.map(({ day }) => day))).toEqual(days);
    },
  );

  it('uses one date for a rate change in the policy update and the rate bulletin', () => {
    const title = 'TX – Motorcycle – Rate change';
    const update = library.policyUpdates.find((each) => each.title === title);
    const bulletin = library.guides.find((each) => each.title === title);
    expect(update?.effective_from).toBe('2026-03-08');
    expect(bulletin?.new_business_on).toBe(update?.effective_from);
  });

  it('uses one date for each enhancement in all records', () => {
    const getEffectiveFrom = (targetSlug: string) =>
      [...library.alerts, ...library.policyUpdates, ...library.productUpdates].find(
        ({ slug }) => slug === targetSlug,
      )?.effective_from;
    expect(getEffectiveFrom('motorcycle-total-loss-limit-raised')).toBe('2026-03-14');
    expect(getEffectiveFrom('motorcycle-two-more-model-years')).toBe('2026-03-14');
    expect(getEffectiveFrom('oh-travel-trailer-park-models')).toBe('2026-03-05');
    expect(getEffectiveFrom('park-models-open-in-three-states')).toBe('2026-03-05');
    expect(getEffectiveFrom('park-models-with-decks')).toBe('2026-03-12');
  });

  // The reference host dates the library from today, so any weekday is possible.
  it.each([0, 1, 2, 3, 4, 5, 6])(
    'has webinars only on workdays when built %i days later',
    (days) => {
      const newYorkFormat = new Intl.DateTimeFormat('en-US', {
        timeZone: 'America/New_York',
        weekday: 'short',
        hour: 'numeric',
      });
      const { webinars } = createSampleLibrary({
        now: new Date(FIXED_DATE.getTime() + days * 1440 * MINUTE_MS),
      });
      const starts = webinars
        // This webinar is always live.
        .filter(({ slug }) => slug !== 'storm-season-before-the-watch')
        .map(({ types, starts_at }) => ({
          isTake20: types?.some(({ key }) => key === 'take20'),
          start: newYorkFormat.format(new Date(starts_at!)),
        }));
      expect(starts.filter(({ start }) => /^(?:Sat|Sun)/.test(start))).toEqual([]);
      const take20 = starts.filter(({ isTake20 }) => isTake20).map(({ start }) => start);
      expect(new Set(take20)).toEqual(new Set(['Thu 11 AM']));
    },
  );

  it.each([
    ['2026-03-02', '2026-03-08', '2026-05-25', '2026-01-09'],
    ['2026-03-08', '2026-03-08', '2026-05-25', '2026-01-09'],
    ['2026-03-09', '2027-03-14', '2026-05-25', '2026-01-09'],
    ['2026-11-20', '2027-03-14', '2027-05-31', '2026-01-09'],
    ['2027-01-08', '2027-03-14', '2027-05-31', '2026-01-09'],
    ['2027-01-09', '2027-03-14', '2027-05-31', '2027-01-08'],
  ])('expires seasonal posts on the right day when built on %s', (day, clocks, may, newYear) => {
    const { socialPosts } = createSampleLibrary({ now: new Date(`${day}T14:05:00-05:00`) });
    const findPost = (targetSlug: string) => socialPosts.find(({ slug }) => slug === targetSlug);
    // The Sunday when daylight saving time starts, the last Monday in May, and the second Friday in January.
    expect(findPost('post-clocks-forward')?.expires_on).toBe(clocks);
    expect(findPost('post-memorial-day-roads')?.expires_on).toBe(may);
    expect(findPost('post-new-year')?.expires_on).toBe(newYear);
    expect(findPost('post-new-year')!.published_at! < newYear).toBe(true);
  });

  it('mentions no season or month that would be wrong at another time of the year', () => {
    const months = Array.from({ length: 12 }, (_, month) =>
      collectTexts(createSampleLibrary({ now: new Date(Date.UTC(2026, month, 17, 18)) })),
    );
    expect(months[0]!.size).toBeGreaterThan(500);
    const fixedMentions = [...months[0]!].flatMap(([where, text]) => {
      // Date tokens change with `now`, so a season that is in every version is fixed text.
      const mentionsByMonth = months.map((texts) => findSeasons(texts.get(where) ?? ''));
      return findSeasons(text)
        .filter((season) => mentionsByMonth.every((seasons) => seasons.includes(season)))
        .map((season) => `${where}: ${season}`);
    });
    expect(fixedMentions).toEqual([]);
  });
});
