import type { SampleCalendar } from './dates.ts';
import { buildFieldNews } from './field-news.ts';
import { buildGuides } from './guides.ts';
import { buildHomeLinks } from './home-links.ts';
import { buildJobAids } from './job-aids.ts';
import { buildAlerts, buildPolicyUpdates } from './announcements.ts';
import { buildProductUpdates } from './product-updates.ts';
import { buildProducts } from './product-pages.ts';
import { buildSalesArticles, buildSalesPromotions } from './sales.ts';
import { buildCoBrandedVideos, buildSocialPosts } from './social.ts';
import { buildTemplates } from './templates.ts';
import { buildTrainings } from './trainings.ts';
import { buildWebinars } from './webinars.ts';

/**
 * Builders of the content lists, by resource name. Each list is newest first. Only mixed lists return
 * home links.
 */
const builders = {
  alerts: buildAlerts,
  coBrandedVideos: buildCoBrandedVideos,
  collateralTemplates: buildTemplates,
  fieldManagementNews: buildFieldNews,
  guides: buildGuides,
  homeLinks: buildHomeLinks,
  jobAids: buildJobAids,
  policyUpdates: buildPolicyUpdates,
  productUpdates: buildProductUpdates,
  products: buildProducts,
  salesArticles: buildSalesArticles,
  salesPromotions: buildSalesPromotions,
  socialPosts: buildSocialPosts,
  trainings: buildTrainings,
  webinars: buildWebinars,
} as const;

type ListName = keyof typeof builders;

/** The content lists of a library. */
export type SampleContent = { [Name in ListName]: ReturnType<(typeof builders)[Name]> };

/** Creates all content lists. `createList` returns the records of one list. */
export function mapContent(
  createList: (list: ListName) => readonly SampleContent[ListName][number][],
): SampleContent;
export function mapContent(createList: (list: ListName) => readonly object[]): object {
  return Object.fromEntries(getListNames().map((list) => [list, createList(list)]));
}

function getListNames(): ListName[];
function getListNames(): string[] {
  return Object.keys(builders);
}

/** Builds every list, with dates from the calendar. */
export const buildContent = (calendar: SampleCalendar): SampleContent =>
  mapContent((list) => builders[list](calendar));

/** Returns every content record of a library, list by list. */
export function getAllContent(library: SampleContent): SampleContent[ListName][number][] {
  return getListNames().flatMap<SampleContent[ListName][number]>((list) => library[list]);
}
