import type { ContentRecord } from '../../resources/content/schema.ts';
import { buildContentFields, newestFirst } from './content-fields.ts';
import type { SampleCalendar } from './dates.ts';
import type { ContentSeed } from './seed.ts';

const FIRST_HOME_LINK_ID = 9801;

// Ids depend on the order, so add new seeds at the end.
const links: readonly (ContentSeed & { url: string })[] = [
  {
    slug: 'weather-warnings',
    title: 'Weather warnings by county',
    summary: 'Watches and warnings of the weather service, updated every hour.',
    ago: { days: 40 },
    url: 'https://weather.example.com/warnings',
  },
  {
    slug: 'vin-lookup',
    title: 'VIN lookup',
    summary: 'Make, model, and year of any vehicle, from its identification number.',
    ago: { days: 75 },
    url: 'https://vin.example.com/',
  },
];

/** Builds the links to other sites, newest first. */
export function buildHomeLinks(calendar: SampleCalendar): ContentRecord[] {
  return links
    .map((seed, index) => {
      const { readTime: _readTime, ...fields } = buildContentFields(
        seed,
        FIRST_HOME_LINK_ID + index,
        `<p>${seed.summary}</p>`,
        calendar,
      );
      return { record_type: 'HomeLink', ...fields, external_url: seed.url };
    })
    .toSorted(newestFirst);
}
