import {
  jobAidSchema,
  trainingDetailSchema,
  trainingSchema,
  webinarSchema,
  type Training,
  type Webinar,
} from '@producer-portal/api';
import { getPersonaView } from '@producer-portal/api/sample-library';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { databaseKinds, library, useTestHost } from '../testing/test-host.ts';

const jobAidsSchema = v.object({ job_aids: v.array(jobAidSchema) });
const trainingsSchema = v.object({ trainings: v.array(trainingSchema) });
const webinarsSchema = v.object({ webinars: v.array(webinarSchema) });

const getView = (id: string) =>
  getPersonaView(
    library,
    library.personas.find((persona) => persona.id === id)!,
  );
const slugs = (items: readonly { slug?: string | null | undefined }[]) =>
  items.map(({ slug }) => slug);
const hasTerm = (terms: readonly { key: string }[] | null | undefined, ...keys: string[]) =>
  terms?.some(({ key }) => keys.includes(key)) === true;
const isAbout = ({ products }: Training | Webinar, ...wanted: string[]) =>
  products?.some(({ slug }) => wanted.includes(slug ?? '')) === true;

/** Returns the day of an instant in Eastern Time, without using the host's code. */
const toEasternDay = (instant: string | null | undefined) => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(new Date(instant ?? ''));
  const getPart = (type: string) => parts.find((each) => each.type === type)?.value;
  return `${getPart('year')}-${getPart('month')}-${getPart('day')}`;
};
const byStart = (one: Webinar, other: Webinar) =>
  (one.starts_at ?? '').localeCompare(other.starts_at ?? '');

describe.each(databaseKinds)('learning on %s', (kind) => {
  const host = useTestHost(kind);

  it('returns the viewer’s records', async () => {
    for (const { id } of library.personas) {
      const client = await host.signIn(id);
      const { jobAids, trainings, webinars } = getView(id);
      expect((await client.read('/api/v1/job_aids', jobAidsSchema)).job_aids, `for ${id}`).toEqual(
        jobAids,
      );
      expect(
        (await client.read('/api/v1/trainings', trainingsSchema)).trainings,
        `for ${id}`,
      ).toEqual(trainings);
      expect((await client.read('/api/v1/webinars', webinarsSchema)).webinars, `for ${id}`).toEqual(
        webinars.toSorted(byStart).toReversed(),
      );
    }
  });

  it('combines the monthly, prelaunch, category, and search filters of job aids', async () => {
    const client = await host.signIn('home-office-admin');
    const all = getView('home-office-admin').jobAids;
    const fetchSlugs = async (query: string) => {
      const response = await client.send(`/api/v1/job_aids?${query}`);
      const { job_aids } = v.parse(jobAidsSchema, await response.json());
      expect(response.headers.get('Total')).toBe(String(job_aids.length));
      return slugs(job_aids);
    };
    const monthly = all.filter(({ is_monthly }) => is_monthly);
    const prelaunch = all.filter(({ is_prelaunch }) => is_prelaunch);
    expect(monthly).toHaveLength(3);
    expect(await fetchSlugs('monthly=true')).toEqual(slugs(monthly));
    expect(await fetchSlugs('prelaunch=true')).toEqual(slugs(prelaunch));
    expect(await fetchSlugs('monthly=true&prelaunch=true')).toEqual([]);
    expect(await fetchSlugs('monthly=false')).toEqual(slugs(all));
    expect(await fetchSlugs('category=quoting')).toEqual(
      slugs(all.filter(({ category }) => category?.key === 'quoting')),
    );
    expect(await fetchSlugs('prelaunch=true&category=quoting&search=launch+team')).toEqual([
      'agent360-prelaunch-day-by-day',
    ]);
  });

  it('combines the product, system, type, and platform filters of trainings', async () => {
    const client = await host.signIn('home-office-admin');
    const all = getView('home-office-admin').trainings;
    const fetchSlugs = async (query: string) =>
      slugs((await client.read(`/api/v1/trainings?${query}`, trainingsSchema)).trainings);
    expect(await fetchSlugs('product[]=boat&product[]=motor-home')).toEqual(
      slugs(all.filter((each) => isAbout(each, 'boat', 'motor-home'))),
    );
    expect(await fetchSlugs('systems[]=billing_center&systems[]=e_signature')).toEqual(
      slugs(all.filter(({ systems }) => hasTerm(systems, 'billing_center', 'e_signature'))),
    );
    const take20 = all.filter(({ types }) => hasTerm(types, 'take20'));
    expect(take20).toHaveLength(2);
    expect(await fetchSlugs('types[]=take20')).toEqual(slugs(take20));
    expect(await fetchSlugs('platforms[]=agent360')).toEqual(
      slugs(all.filter(({ platforms }) => hasTerm(platforms, 'agent360'))),
    );
    expect(await fetchSlugs('product[]=motorcycle&types[]=take20&platforms[]=classic')).toEqual([
      'motorcycle-five-questions',
    ]);
    // The term is a type, not a system.
    expect(await fetchSlugs('systems[]=take20')).toEqual([]);
    expect(await fetchSlugs('types[]=')).toEqual(slugs(all));
  });

  it('filters trainings by day in Eastern Time, including the first and last day', async () => {
    const client = await host.signIn('home-office-admin');
    const all = getView('home-office-admin').trainings;
    const fetchSlugs = async (query: string) =>
      slugs((await client.read(`/api/v1/trainings?${query}`, trainingsSchema)).trainings);
    // Trainings are listed newest first, so `fourth` is the earliest day.
    const [, second, third, fourth] = all.map(({ published_at }) => toEasternDay(published_at));
    const getSlugsWithin = (from: string, until: string) =>
      slugs(
        all.filter(({ published_at }) => {
          const day = toEasternDay(published_at);
          return day >= from && day <= until;
        }),
      );
    expect(await fetchSlugs(`startDate=${fourth}&endDate=${second}`)).toEqual(
      getSlugsWithin(fourth!, second!),
    );
    expect(await fetchSlugs(`startDate=${third}&endDate=${third}`)).toEqual(
      getSlugsWithin(third!, third!),
    );
    expect(await fetchSlugs(`startDate=${third}`)).toEqual(getSlugsWithin(third!, '9'));
    expect(await fetchSlugs(`endDate=${third}`)).toEqual(getSlugsWithin('0', third!));
    // A range that ends before it starts matches nothing.
    expect(await fetchSlugs(`startDate=${second}&endDate=${fourth}`)).toEqual(
      getSlugsWithin(second!, fourth!),
    );
  });

  it('lists webinars soonest first with a start date filter, otherwise latest first', async () => {
    const client = await host.signIn('home-office-admin');
    const all = getView('home-office-admin').webinars.toSorted(byStart);
    const fetchSlugs = async (query: string) =>
      slugs((await client.read(`/api/v1/webinars?${query}`, webinarsSchema)).webinars);
    expect(await fetchSlugs('')).toEqual(slugs(all.toReversed()));
    const today = toEasternDay(new Date(host.now()).toISOString());
    const upcoming = all.filter(({ starts_at }) => toEasternDay(starts_at) >= today);
    // The live webinar started today.
    expect(upcoming[0]?.slug).toBe('storm-season-before-the-watch');
    expect(await fetchSlugs(`startDate=${today}`)).toEqual(slugs(upcoming));
    const lastDay = toEasternDay(upcoming[2]?.starts_at);
    const untilLast = upcoming.filter(({ starts_at }) => toEasternDay(starts_at) <= lastDay);
    expect(untilLast.length).toBeLessThan(upcoming.length);
    expect(await fetchSlugs(`startDate=${today}&endDate=${lastDay}`)).toEqual(slugs(untilLast));
    expect(await fetchSlugs(`endDate=${lastDay}&types[]=take20`)).toEqual(
      slugs(
        all
          .filter(
            ({ types, starts_at }) =>
              hasTerm(types, 'take20') && toEasternDay(starts_at) <= lastDay,
          )
          .toReversed(),
      ),
    );
    expect(await fetchSlugs('product[]=umbrella&platforms[]=agent360')).toEqual([
      'umbrella-in-every-account',
    ]);
  });

  it('finds a late-evening webinar by its date in Eastern Time', async () => {
    const client = await host.signIn('home-office-admin');
    const [webinar] = getView('home-office-admin').webinars;
    const setStart = (at: string) =>
      host.db
        .updateTable('content_records')
        .set({ starts_at: at })
        .where('record_type', '=', 'Webinar')
        .where('record_id', '=', String(webinar?.id))
        .execute();
    const fetchSlugs = async (day: string) =>
      slugs(
        (await client.read(`/api/v1/webinars?startDate=${day}&endDate=${day}`, webinarsSchema))
          .webinars,
      );
    // 11:30 p.m. on July 4 in Eastern Time is July 5 in UTC.
    await setStart('2030-07-05T03:30:00Z');
    expect(await fetchSlugs('2030-07-04')).toEqual([webinar?.slug]);
    expect(await fetchSlugs('2030-07-05')).toEqual([]);
    await setStart(webinar?.starts_at ?? '');
  });

  it('returns a training in the envelope of its type', async () => {
    const client = await host.signIn('independent-producer');
    const { trainings, webinars, jobAids } = getView('independent-producer');
    const readDetail = (name: string | number | null | undefined) =>
      client.read(`/api/v1/trainings/${name}`, trainingDetailSchema);
    for (const name of ['id', 'slug'] as const) {
      expect(await readDetail(trainings[0]?.[name])).toEqual({ training: trainings[0] });
      expect(await readDetail(webinars[0]?.[name])).toEqual({ webinar: webinars[0] });
      expect(await readDetail(jobAids[0]?.[name])).toEqual({ job_aid: jobAids[0] });
    }
    expect(
      await client.read(
        `/api/v1/webinars/${webinars[0]?.slug}`,
        v.object({ webinar: webinarSchema }),
      ),
    ).toEqual({ webinar: webinars[0] });
    expect(
      await client.read(`/api/v1/job_aids/${jobAids[0]?.id}`, v.object({ job_aid: jobAidSchema })),
    ).toEqual({ job_aid: jobAids[0] });
  });

  it.each([
    'trainings/no-such-training',
    'trainings/lake-erie-storm-lifted',
    'webinars/reading-a-roof-photo',
    'job_aids/reading-a-roof-photo',
    'job_aids/mi-no-fault-in-agent360-auto',
    'trainings/mi-no-fault-in-agent360-auto',
    'trainings/..%2falerts',
    "webinars/'",
    'job_aids/%00',
  ])('responds 404 for %s, which is missing, of another type, hidden, or invalid', async (path) => {
    const client = await host.signIn('exclusive-producer');
    expect((await client.send(`/api/v1/${path}`)).status).toBe(404);
  });

  it.each([
    'trainings?startDate=yesterday',
    'trainings?endDate=2026-02-30',
    'trainings?startDate=2026-03-01&startDate=2026-03-02',
    'trainings?page=0',
    `trainings?types[]=${'x'.repeat(201)}`,
    `webinars?${'product[]=boat&'.repeat(61)}`,
    'webinars?startDate=03/02/2026',
    "webinars?endDate=2026-03-02'",
    'job_aids?monthly=true&monthly=true',
    'job_aids?page=1e9',
  ])('rejects %s without logging an error', async (path) => {
    const client = await host.signIn('independent-producer');
    expect((await client.send(`/api/v1/${path}`)).status).toBe(422);
    expect(host.loggedEvents).toEqual([]);
  });
});
