import {
  alertSchema,
  cohortSchema,
  guideSchema,
  jobAidSchema,
  productSchema,
  redirectRecordSchema,
  menusSchema,
  revisionSchema,
  simplePageSchema,
  staticsSchema,
} from '@producer-portal/api';
import { globSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { openEmbedded } from '../db/embedded.ts';
import { openDatabase } from '../db/open.ts';
import { prepareDatabase } from '../db/prepare.ts';
import type { Database } from '../db/tables.ts';
import { SettingsError } from '../settings-error.ts';
import {
  createMemoryStorage,
  createPostgresqlDatabase,
  databaseKinds,
  FIXED_NOW,
  library,
  openPreparedDatabase,
  useTestHost,
} from '../testing/test-host.ts';
import { exportRecords } from './export-records.ts';
import { importRecords, type ImportOptions } from './import-records.ts';
import { publishScheduled, withdrawRecords } from './publish-scheduled.ts';
import { readFolder } from './read-folder.ts';
import { formatReport } from './report.ts';
import { createFolder, toDocument } from './testing/content-folder.ts';
import { createWordFile, wordPicture } from './testing/word-file.ts';

const files = createMemoryStorage();
const PNG = Buffer.from('\x89PNG\r\n\x1a\n…', 'latin1');
const MINUTE_MS = 60_000;

async function importFolder(
  db: Kysely<Database>,
  folder: string,
  options: Partial<ImportOptions> = {},
) {
  const source = await readFolder(folder);
  return db.transaction().execute(async (tx) => {
    // An import uses a connection without this time limit, because it compares many documents.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    return importRecords(tx, source, {
      now: new Date(FIXED_NOW),
      files,
      problems: source.problems,
      ...options,
    });
  });
}

const readAll = (folder: string) =>
  Object.fromEntries(
    globSync('**/*.*', { cwd: folder })
      .toSorted()
      .map((name) => [name, readFileSync(join(folder, name), 'latin1')]),
  );

const searchSchema = v.object({
  search_results: v.array(v.object({ slug: v.nullish(v.string()) })),
});
const attachmentSchema = v.object({
  attachment: v.object({ name: v.string(), download_url: v.string() }),
});

describe.each(databaseKinds)('an import on %s', (kind) => {
  const host = useTestHost(kind);
  const minutesLater = (minutes: number) => new Date(FIXED_NOW + minutes * MINUTE_MS);

  it('stores Markdown, HTML, and records in the contract’s format, and changes nothing the second time', async () => {
    const folder = createFolder({
      'roof-photos.md': toDocument(
        'type: JobAid\ntitle: Photos of a roof\nstates: [OH, MI]\nproducts: [boat]\ntags: [binding_restrictions]',
        '## Before you start\n\nTake **four** photos.\n\n| Side | Photos |\n|---|---|\n| North | 1 |\n',
      ),
      'news/boat-night.html': toDocument(
        'type: Article\ntitle: Boat night\nslug: boat-night-2026',
        '<p>Bring a <em>friend</em>.</p>',
      ),
      'cms.ndjson': '\uFEFF{"record_type":"Alert","slug":"cms-alert","title":"From the CMS"}\n\n',
      '_draft.md': 'no front matter',
    });
    const firstReport = await importFolder(host.db, folder);
    expect(firstReport).toMatchObject({
      counts: { new: 3 },
      problems: [],
      warnings: [],
      imported: true,
    });
    const client = await host.signIn('independent-producer');
    const { job_aid } = await client.read(
      '/api/v1/job_aids/roof-photos',
      v.object({ job_aid: jobAidSchema }),
    );
    expect(job_aid).toMatchObject({
      id: 'roof-photos',
      states: [
        { code: 'OH', name: 'Ohio' },
        { code: 'MI', name: 'Michigan' },
      ],
      products: [{ slug: 'boat' }],
      tags: [{ name: 'Binding moratoriums' }],
      published_at: new Date(FIXED_NOW).toISOString(),
    });
    expect(job_aid.contents?.[0]?.content).toMatch(/<h2>Before you start[\s\S]*<table>/);
    const { search_results } = await client.read(
      '/api/v1/search?query=boat+night+friend',
      searchSchema,
    );
    expect(search_results[0]?.slug).toBe('boat-night-2026');

    const secondReport = await importFolder(host.db, folder, { now: minutesLater(60) });
    expect(secondReport).toMatchObject({
      counts: { unchanged: 3, changed: 0, new: 0 },
      changes: [],
    });
  });

  it('lists every invalid document, and imports nothing, or only the valid documents with skipInvalid', async () => {
    const documents = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [
        `doc-${index}.md`,
        toDocument(
          `type: JobAid\ntitle: Document ${index}${index % 3 === 0 ? '\nstates: [XX]' : ''}`,
        ),
      ]),
    );
    const folder = createFolder(documents);
    const refusedImport = await importFolder(host.db, folder);
    const invalidFiles = Object.keys(documents).filter((_, index) => index % 3 === 0);
    expect(refusedImport.problems.map(({ file }) => file).toSorted()).toEqual(
      invalidFiles.toSorted(),
    );
    expect(refusedImport.problems[0]).toMatchObject({
      line: 4,
      message: /"XX" is not a state code/,
    });
    expect(refusedImport.imported).toBe(false);
    const client = await host.signIn('independent-producer');
    expect((await client.send('/api/v1/job_aids/doc-1')).status).toBe(404);

    const dryRun = await importFolder(host.db, folder, { skipInvalid: true, dryRun: true });
    expect([dryRun.imported, dryRun.counts.new]).toEqual([false, 20]);
    expect(formatReport(dryRun, true)).toContain('This was a dry run: nothing was imported.');
    expect((await client.send('/api/v1/job_aids/doc-1')).status).toBe(404);

    const partialImport = await importFolder(host.db, folder, { skipInvalid: true });
    expect([partialImport.imported, partialImport.counts.new]).toEqual([true, 20]);
    expect((await client.send('/api/v1/job_aids/doc-1')).status).toBe(200);
    const repeatedImport = await importFolder(host.db, folder, { skipInvalid: true });
    expect([
      repeatedImport.counts.unchanged,
      repeatedImport.changes,
      repeatedImport.problems.length,
    ]).toEqual([20, [], 10]);
  });

  it('publishes a new revision of a guide that changed', async () => {
    const write = (limit: number, note: string) =>
      createFolder({
        'roof-limit.md': toDocument(
          `type: UnderwritingGuideline\ntitle: Roof limit\nnew_business_on: 2026-01-05\n` +
            `published_at: 2026-01-02T14:00:00Z\nrevision:\n  change_note: ${note}`,
          `Up to ${limit} years.`,
        ),
      });
    await importFolder(host.db, write(20, 'New guide.'));
    const changedFolder = write(15, 'Lower limit.');
    expect(await importFolder(host.db, changedFolder, { now: minutesLater(5) })).toMatchObject({
      counts: { changed: 1 },
    });
    // The document still has the date of the first revision.
    expect(await importFolder(host.db, changedFolder, { now: minutesLater(9) })).toMatchObject({
      counts: { unchanged: 1 },
    });
    const client = await host.signIn('independent-producer');
    const { revisions } = await client.read(
      '/api/v1/revisions?record_type=UnderwritingGuideline&record=roof-limit',
      v.object({ revisions: v.array(revisionSchema) }),
    );
    expect(revisions).toMatchObject([
      {
        number: 2,
        change_note: 'Lower limit.',
        new_business: [{ from: minutesLater(5).toISOString() }],
      },
      {
        number: 1,
        new_business: [{ from: '2026-01-05T05:00:00.000Z', until: minutesLater(5).toISOString() }],
      },
    ]);
    const { guide } = await client.read(
      '/api/v1/guides/roof-limit?as_of=2026-02-01',
      v.object({ guide: guideSchema }),
    );
    expect(guide.contents?.[0]?.content).toBe('<p>Up to 20 years.</p>');
  });

  it('publishes a record until its withdrawal date', async () => {
    const folder = createFolder({
      'hail.md': toDocument(
        `type: Alert\ntitle: Quokka hail\ncategory: job_aids\npublished_at: ${minutesLater(10).toISOString()}\n` +
          `withdraw_at: ${minutesLater(20).toISOString()}`,
      ),
    });
    expect(await importFolder(host.db, folder)).toMatchObject({ counts: { scheduled: 1 } });
    expect(await importFolder(host.db, folder)).toMatchObject({ counts: { unchanged: 1 } });
    const database = { db: host.db, jobsDb: host.db };
    const asOf = minutesLater(15).toISOString();
    const listSchema = v.object({ alerts: v.array(alertSchema) });
    for (const [minute, isVisible] of [
      [9, false],
      [10, true],
      [19, true],
      [20, false],
    ] as const) {
      await publishScheduled(database, minutesLater(minute));
      await withdrawRecords(database, minutesLater(minute));
      for (const persona of ['independent-producer', 'home-office-admin']) {
        const client = await host.signIn(persona);
        const { alerts } = await client.read('/api/v1/alerts?search=quokka', listSchema);
        const pastList = await client.read(
          `/api/v1/alerts?search=quokka&as_of=${asOf}`,
          listSchema,
        );
        const { search_results } = await client.read('/api/v1/search?query=quokka', searchSchema);
        const { status } = await client.patch('/api/v1/alerts/hail/mark_as_read');
        const counts = [alerts.length, pastList.alerts.length, search_results.length, status];
        expect([minute, persona, ...counts]).toEqual(
          isVisible ? [minute, persona, 1, 1, 1, 200] : [minute, persona, 0, 0, 0, 404],
        );
      }
    }
    // Without the withdrawal date, users see the same revision again.
    writeFileSync(
      join(folder, 'hail.md'),
      readFileSync(join(folder, 'hail.md'), 'utf8').replace(/withdraw_at.*/, ''),
    );
    expect(await importFolder(host.db, folder, { now: minutesLater(30) })).toMatchObject({
      counts: { changed: 1 },
    });
    const client = await host.signIn('independent-producer');
    const { alert } = await (async () => {
      const response = await client.patch('/api/v1/alerts/hail/mark_as_read');
      return v.parse(v.object({ alert: alertSchema }), await response.json());
    })();
    expect(alert.revision?.number).toBe(1);
    const { alerts } = await client.read(`/api/v1/alerts?search=quokka&as_of=${asOf}`, listSchema);
    expect(alerts.length).toBe(1);
  });

  it('sets the availability of products, and keeps their other fields', async () => {
    const folder = createFolder({
      'availability.csv':
        '\uFEFFProduct,State,Status,Note,Effective on\r\nboat,OH,limited,"Up to 26 feet, no charters",2026-04-01\r\nboat,mi,available,,\r\nhover,OH,coming_soon,,\r\n',
      'hover.md': toDocument('type: Product\ntitle: Hovercraft'),
    });
    const client = await host.signIn('independent-producer');
    const read = async (slug: string) => {
      const path = `/api/v1/products/${slug}`;
      return (await client.read(path, v.object({ product: productSchema }))).product;
    };
    const original = await read('boat');
    const report = await importFolder(host.db, folder);
    expect(report).toMatchObject({ counts: { new: 1, changed: 1 }, problems: [] });
    const { availability, updated_at: _updated, ...rest } = await read('boat');
    expect(availability).toEqual([
      {
        state: 'OH',
        status: 'limited',
        note: 'Up to 26 feet, no charters',
        effective_on: '2026-04-01',
      },
      { state: 'MI', status: 'available' },
    ]);
    expect({ ...original, ...rest }).toEqual(original);
    expect((await read('hover')).availability).toEqual([{ state: 'OH', status: 'coming_soon' }]);
    expect(await importFolder(host.db, folder)).toMatchObject({ changes: [], problems: [] });
  });

  it('stores pages, menus, texts, terms, and contacts, and uses them in other documents', async () => {
    const folder = createFolder({
      'site/contact-us.md': toDocument(
        'type: SimplePage\ntitle: Reach us\ntopics:\n  - { title: Claims, phone: 555-0130 }',
        'We’re **here**.',
      ),
      'site/our-forms.md': toDocument(
        'type: SimplePage\ntitle: Our forms\nforms:\n  - { file: files/w9.pdf, name: W-9.pdf, description: Tax form }',
      ),
      'site/files/w9.pdf': '%PDF-1.4 the form',
      'site/footer.md': toDocument('type: StaticText', '<p>Own footer</p>'),
      'site/top.md': toDocument(
        'type: Menu\nitems:\n  - label: Help\n    children:\n      - { label: Forms, path: /our-forms }',
      ),
      'terms/tags.md': toDocument('type: Terms\nterms:\n  - { key: quokka, name: Quokkas }'),
      'terms/job_aids.md': toDocument('type: Terms\nterms:\n  - { key: how_to, name: How to }'),
      'contacts.csv':
        '\uFEFFKey,Name,Phone,Email\r\nmarine,"Boats, and more",555-0199,boats@example.com\r\n',
      'boats.md': toDocument(
        'type: JobAid\ntitle: Boats\ncontact: marine\ntags: [quokka]\ncategory: how_to',
      ),
    });
    const report = await importFolder(host.db, folder);
    expect(report).toMatchObject({ counts: { new: 2, changed: 6 }, problems: [], warnings: [] });
    expect(formatReport(report, false)).toContain('changed    Menu top  (site/top.md)');
    const client = await host.signIn('independent-producer');
    const { simple_page: contactUs } = await client.read(
      '/api/v1/simple_pages/contact-us',
      v.object({ simple_page: simplePageSchema }),
    );
    expect(contactUs).toMatchObject({
      id: 8001,
      title: 'Reach us',
      contents: [{ content: '<p>We’re <strong>here</strong>.</p>' }],
      topics: [{ title: 'Claims', phone: '555-0130' }],
    });
    const { statics } = await client.read('/api/v1/statics', v.object({ statics: staticsSchema }));
    expect(statics['footer']).toEqual({ contents: [{ content: '<p>Own footer</p>' }] });
    expect(statics['home']?.title).toBe('Quick links');
    const { menus } = await client.read('/api/v1/menus', v.object({ menus: menusSchema }));
    expect(menus.top).toEqual([
      { label: 'Help', children: [{ label: 'Forms', path: '/our-forms' }] },
    ]);
    expect(menus.bottom).not.toEqual([]);
    const { categories } = await client.read(
      '/api/v1/taxonomies/job_aids/categories',
      v.object({ categories: v.unknown() }),
    );
    expect(categories).toEqual([{ id: 'how_to', key: 'how_to', name: 'How to' }]);
    const { job_aid } = await client.read(
      '/api/v1/job_aids/boats',
      v.object({ job_aid: jobAidSchema }),
    );
    expect(job_aid).toMatchObject({
      contact: { name: 'Boats, and more', phone: '555-0199', email: 'boats@example.com' },
      tags: [{ key: 'quokka', name: 'Quokkas' }],
      category: { key: 'how_to' },
    });

    const { simple_page: ourForms } = await client.read(
      '/api/v1/simple_pages/our-forms',
      v.object({ simple_page: simplePageSchema }),
    );
    const [form] = ourForms.forms ?? [];
    expect(form).toMatchObject({ name: 'W-9.pdf', description: 'Tax form' });
    const { attachment } = await client.read(
      `/api/v1/attachments/${form?.attachment_id}/download`,
      attachmentSchema,
    );
    const download = await host.app({ files }).request(new URL(attachment.download_url).pathname);
    expect(await download.text()).toBe('%PDF-1.4 the form');

    expect(await importFolder(host.db, folder)).toMatchObject({ changes: [], problems: [] });
    const exportFolder = createFolder();
    await exportRecords(host.db, files, exportFolder);
    expect(readAll(exportFolder)['JobAid/boats.html']).toContain('contact: marine\n');
    expect(await importFolder(host.db, exportFolder)).toMatchObject({ changes: [], problems: [] });
  });

  it('replaces redirects and waves, and removes pages', async () => {
    const client = await host.signIn('home-office-admin');
    const readRedirect = async (path: string) => {
      const schema = v.object({ redirect_record: v.nullable(redirectRecordSchema) });
      const { redirect_record } = await client.read(
        `/api/v1/redirect_records/check?path=${path}`,
        schema,
      );
      return redirect_record?.to;
    };
    const folder = createFolder({
      'redirects.csv':
        'Path,To\r\n/old-page,/new-page?tab=2\r\n/away,https://www.example.com/a\r\n',
      'cohorts.md': toDocument(
        'type: Cohorts\ncohorts:\n  - { id: first, name: First wave, states: [OH, MI], starts_on: 2026-03-02 }',
      ),
      'bye.md': toDocument(
        'type: SimplePage\ntitle: Bye\nforms:\n  - { file: _files/a.pdf, description: A }',
        '![](_files/b.gif)',
      ),
      'bottom.md': toDocument('type: Menu\nitems:\n  - { label: Bye, path: /bye }'),
      '_files/a.pdf': '%PDF-1.4',
      '_files/b.gif': 'GIF89a',
    });
    expect(await importFolder(host.db, folder)).toMatchObject({
      counts: { new: 1, changed: 3 },
      problems: [],
    });
    expect(await readRedirect('/old-page')).toBe('/new-page?tab=2');
    expect(await readRedirect('/away')).toBe('https://www.example.com/a');
    expect(await readRedirect(library.redirectRecords[0]?.path ?? '')).toBeUndefined();
    const { cohorts } = await client.read(
      '/api/v1/cohorts',
      v.object({ cohorts: v.array(cohortSchema) }),
    );
    expect(cohorts).toEqual([
      { id: 'first', name: 'First wave', states: ['OH', 'MI'], starts_on: '2026-03-02' },
    ]);
    expect(await importFolder(host.db, folder)).toMatchObject({ changes: [], problems: [] });
    const exportFolder = createFolder();
    await exportRecords(host.db, files, exportFolder);
    expect(await importFolder(host.db, exportFolder)).toMatchObject({ changes: [], problems: [] });

    const countFiles = async () => {
      const rows = await host.db
        .selectFrom('attachments')
        .select('id')
        .where('content_key', 'is', null)
        .execute();
      return rows.length;
    };
    const initialCount = await countFiles();
    writeFileSync(join(folder, 'bye.md'), toDocument('type: SimplePage\nremoved: true'));
    const dryRun = await importFolder(host.db, folder, { dryRun: true });
    expect(dryRun).toMatchObject({
      changes: [{ outcome: 'removed', record_type: 'SimplePage', slug: 'bye' }],
      warnings: [{ file: 'bye.md', line: 3, message: /menu "bottom" still leads to \/bye/ }],
    });
    expect((await client.send('/api/v1/simple_pages/bye')).status).toBe(200);
    expect(await importFolder(host.db, folder)).toMatchObject({ counts: { removed: 1 } });
    expect((await client.send('/api/v1/simple_pages/bye')).status).toBe(404);
    expect(await countFiles()).toBe(initialCount - 2);
    expect(await importFolder(host.db, folder)).toMatchObject({ changes: [], problems: [] });
    expect(
      await importFolder(host.db, createFolder({ 'redirects.csv': 'path,to\n' })),
    ).toMatchObject({ counts: { changed: 1 } });
    expect(await readRedirect('/old-page')).toBeUndefined();
  });

  it('stores a Word document with a table of fields', async () => {
    const folder = createFolder({
      'roof-age.docx': createWordFile(
        [
          ['type', 'UnderwritingGuideline'],
          ['title', 'Roof age: limits & exceptions'],
          ['states', '[OH, “MI”]'],
          ['revision.change_note', 'Roofs: up to 20 years.'],
          ['revision.acknowledgement_required', 'true'],
          ['tags', ''],
          ['attachments', '[_files/list.docx]'],
        ],
        'Roofs can be up to 20 years old.\nSee <the list>.',
      ),
      '_files/list.docx': createWordFile([]),
    });
    const report = await importFolder(host.db, folder);
    expect(report).toMatchObject({ counts: { new: 1 }, problems: [], warnings: [] });
    const client = await host.signIn('independent-producer');
    const { guide } = await client.read(
      '/api/v1/guides/roof-age',
      v.object({ guide: guideSchema }),
    );
    expect(guide).toMatchObject({
      title: 'Roof age: limits & exceptions',
      states: [{ code: 'OH' }, { code: 'MI' }],
      contents: [
        { content: '<p>Roofs can be up to 20 years old.</p><p>See &lt;the list&gt;.</p>' },
      ],
      revision: { change_note: 'Roofs: up to 20 years.', acknowledgement_required: true },
      attachments: [{ name: 'list.docx' }],
    });
    const exportFolder = createFolder();
    await exportRecords(host.db, files, exportFolder);
    expect(await importFolder(host.db, exportFolder)).toMatchObject({ changes: [], problems: [] });
  });

  it('stores the pictures of records and pages, and sends them without a token', async () => {
    const table = [
      ['type', 'JobAid'],
      ['title', 'Roofs in Word'],
    ];
    const folder = createFolder({
      'roofs.md': toDocument(
        'type: JobAid\ntitle: Roofs\nimage: { url: photos/list.webp, alt: Three roofs }',
        'A flat roof:\n\n![Flat](photos/flat%20roof.png)\n\n<img src="/sample/boat.svg" alt="">',
      ),
      'roofs-in-word.docx': createWordFile(table, wordPicture, PNG),
      'data.ndjson': JSON.stringify({
        type: 'JobAid',
        slug: 'roofs-as-data',
        title: 'Roofs as data',
        contents: [{ content: `<p>A<IMG alt=x SRC='data:image/gif;base64,${btoa('GIF89a')}'>B` }],
      }),
      'our-roofs.html': toDocument(
        'type: SimplePage\ntitle: Our roofs',
        '<img src=photos/jpeg.png alt="">',
      ),
      'home.md': toDocument('type: StaticText', '![](photos/list.webp)'),
      'photos/flat roof.png': PNG,
      'photos/list.webp': 'RIFF0000WEBP',
      'photos/jpeg.png': Buffer.from('\xff\xd8\xff\xe0', 'latin1'),
    });
    const report = await importFolder(host.db, folder);
    expect(report).toMatchObject({ counts: { new: 4, changed: 1 }, problems: [], warnings: [] });
    const app = host.app({ files });
    const load = async (html: string) => {
      const [url = ''] = /\/downloads\/pictures\/[\w.]+/.exec(html) ?? [];
      const response = await app.request(url);
      return [html.replace(url, '…'), response.headers.get('Content-Type'), await response.text()];
    };
    const client = await host.signIn('independent-producer');
    const jobAidResponse = v.object({ job_aid: jobAidSchema });
    const read = async (slug: string) =>
      (await client.read(`/api/v1/job_aids/${slug}`, jobAidResponse)).job_aid;
    const { image, contents } = await read('roofs');
    expect(await load(image?.url ?? '')).toEqual(['…', 'image/webp', 'RIFF0000WEBP']);
    expect(await load(contents?.[0]?.content ?? '')).toEqual([
      '<p>A flat roof:</p>\n<p><img src="…" alt="Flat"></p>\n<img src="/sample/boat.svg" alt="">',
      'image/png',
      new TextDecoder().decode(PNG),
    ]);
    const wordRecord = await read('roofs-in-word');
    expect((await load(wordRecord.contents?.[0]?.content ?? '')).slice(0, 2)).toEqual([
      '<p><img alt="A &quot;flat&quot; roof" src="…"></p>',
      'image/png',
    ]);
    const dataRecord = await read('roofs-as-data');
    expect(await load(dataRecord.contents?.[0]?.content ?? '')).toEqual([
      '<p>A<IMG alt=x src="…">B',
      'image/gif',
      'GIF89a',
    ]);
    const { simple_page } = await client.read(
      '/api/v1/simple_pages/our-roofs',
      v.object({ simple_page: simplePageSchema }),
    );
    expect((await load(simple_page.contents?.[0]?.content ?? '')).slice(0, 2)).toEqual([
      '<img src="…" alt="">',
      'image/jpeg',
    ]);

    expect(await importFolder(host.db, folder)).toMatchObject({ changes: [], problems: [] });
    const exportFolder = createFolder();
    await exportRecords(host.db, files, exportFolder);
    expect(readAll(exportFolder)['SimplePage/our-roofs.html']).toMatch(
      /<img src="_files\/\w+\/picture.jpg" alt="">/,
    );
    expect(await importFolder(host.db, exportFolder)).toMatchObject({ changes: [], problems: [] });

    const { url } = image ?? { url: '' };
    writeFileSync(
      join(folder, 'roofs.md'),
      toDocument(
        `type: JobAid\ntitle: Roofs\nimage: { url: photos/list.webp }\nwithdraw_at: ${minutesLater(20).toISOString()}`,
      ),
    );
    expect(await importFolder(host.db, folder, { now: minutesLater(30) })).toMatchObject({
      counts: { changed: 1 },
    });
    for (const path of [url, url.replace(/\w{24}/, '0'.repeat(24)), '/downloads/pictures/x.png']) {
      expect((await app.request(path)).status).toBe(404);
    }
  });

  it('stores attachments for the users who can see the record', async () => {
    const folder = createFolder({
      'co-op/list.md': toDocument(
        'type: JobAid\ntitle: Checklist\nagents: ["000000"]\nattachments:\n  - ../files/list.pdf',
      ),
      'open.md': toDocument(
        'type: JobAid\ntitle: Open checklist\nattachments:\n  - { file: files/list.pdf, name: For all.pdf }',
      ),
      'files/list.pdf': '%PDF-1.4 the list',
    });
    expect(await importFolder(host.db, folder)).toMatchObject({ counts: { new: 2 }, problems: [] });
    const app = host.app({ files });
    const client = await host.signIn('independent-producer');
    const { job_aid } = await client.read(
      '/api/v1/job_aids/open',
      v.object({ job_aid: jobAidSchema }),
    );
    const [file] = job_aid.attachments ?? [];
    expect(file).toMatchObject({ name: 'For all.pdf', size: 17, content_type: 'application/pdf' });
    const { attachment } = await client.read(
      `/api/v1/attachments/${file?.id}/download`,
      attachmentSchema,
    );
    const download = await app.request(new URL(attachment.download_url).pathname);
    expect(await download.text()).toBe('%PDF-1.4 the list');
    const rows = await host.db
      .selectFrom('attachments')
      .select('id')
      .where('name', '=', 'list.pdf')
      .execute();
    expect((await client.send(`/api/v1/attachments/${rows[0]?.id}/download`)).status).toBe(404);
  });

  it('imports the files that an export writes', async () => {
    const exportFolder = createFolder();
    const count = await exportRecords(host.db, files, exportFolder);
    expect(count).toBeGreaterThan(260);
    expect(await importFolder(host.db, exportFolder)).toMatchObject({ changes: [], problems: [] });

    const emptyDatabase = kind === 'PostgreSQL' ? await createPostgresqlDatabase() : null;
    const database = await openDatabase(
      emptyDatabase
        ? { kind: 'postgresql', url: emptyDatabase.url }
        : { kind: 'embedded', pglite: await openEmbedded({}) },
    );
    try {
      await prepareDatabase(database, new Date(FIXED_NOW), false);
      const report = await importFolder(database.jobsDb, exportFolder);
      expect(report).toMatchObject({ problems: [], imported: true });
      const secondExport = createFolder();
      expect(await exportRecords(database.jobsDb, files, secondExport)).toBe(count);
      expect(readAll(secondExport)).toEqual(readAll(exportFolder));
    } finally {
      await database.close();
      await emptyDatabase?.drop();
    }
  }, 60_000);

  it('explains that the storage doesn’t have the file of a record', async () => {
    const folder = createFolder({
      'forms.md': toDocument(
        'type: SimplePage\ntitle: Forms\nforms:\n  - { file: a.pdf, description: A }',
      ),
      'a.pdf': '%PDF-1.4',
    });
    await importFolder(host.db, folder);
    const exporting = exportRecords(host.db, createMemoryStorage(), createFolder());
    const error: unknown = await exporting.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SettingsError);
    expect(String(error)).toMatch(/The storage has no file .* Restore it from a backup/);
  });
});

it('imports the example in the guide', async () => {
  const database = await openPreparedDatabase();
  try {
    const folder = join(import.meta.dirname, '../../examples/content');
    const report = await importFolder(database.db, folder);
    expect(report).toMatchObject({ counts: { new: 3 }, problems: [], warnings: [] });
    const secondReport = await importFolder(database.db, folder);
    expect(secondReport.changes).toEqual([]);
  } finally {
    await database.close();
  }
}, 60_000);

describe('an invalid document', () => {
  const host = useTestHost('the embedded database');

  const alert = (fields: string, body = '') =>
    toDocument(`type: Alert\ntitle: Hail\n${fields}`, body);

  const wordAlert = [
    ['type', 'Alert'],
    ['title', 'Hail'],
  ];

  it.each<[string, Record<string, string | Uint8Array>, number, RegExp]>([
    ['without front matter', { 'a.md': '# Hail' }, 1, /must start with front matter/],
    ['with invalid YAML', { 'a.md': toDocument('type: Alert\ntitle: "Hail') }, 4, /must be YAML/],
    ['with a repeated field', { 'a.md': alert('title: Wind') }, 4, /unique.*must be YAML/],
    ['with an unknown type', { 'a.md': toDocument('type: Alerts\ntitle: A') }, 2, /mean "Alert"/],
    ['without a title', { 'a.md': toDocument('type: Alert') }, 1, /Write a title/],
    [
      'with an unknown field',
      { 'a.md': alert('stats: [OH]') },
      4,
      /no such field. Did you mean "states"/,
    ],
    ['with roles', { 'a.md': alert('roles: [manager]') }, 4, /states, channel, and agents/],
    ['with an unknown state', { 'a.md': alert('states:\n  - OH\n  - Ohio') }, 6, /"Ohio" is not/],
    [
      'with an unknown channel',
      { 'a.md': alert('channel: independents') },
      4,
      /mean "independent"/,
    ],
    ['with a number for text', { 'a.md': alert('agents: [41187]') }, 4, /in quotes/],
    ['with an invalid day', { 'a.md': alert('published_at: 2026-02-30') }, 4, /is not a date/],
    ['with a time without a zone', { 'a.md': alert('published_at: 2026-02-03T10:00') }, 4, /zone/],
    ['with an invalid slug', { 'a.md': alert('slug: ../../etc') }, 4, /part of an address/],
    [
      'with an empty period',
      { 'a.md': alert('revision: {new_business: [{from: 2026-03-02, until: 2026-03-01}]}') },
      4,
      /end later/,
    ],
    ['with a missing relation', { 'a.md': alert('related: [no-such]') }, 4, /no Alert "no-such"/],
    [
      'with a revision of an undated type',
      { 'a.md': toDocument('type: Article\ntitle: A\nrevision: {}') },
      4,
      /Only records of these types/,
    ],
    [
      'with the slug of another document',
      { 'a.md': alert('slug: b'), 'b.md': alert('') },
      1,
      /a.md has the same slug/,
    ],
    [
      'with the slug of another type on the host',
      { 'oh-motor-home-rates.md': toDocument('type: RateAndRuleManual\ntitle: A') },
      1,
      /RateBulletin "oh-motor-home-rates" on the host/,
    ],
    ['that is not UTF-8', { 'a.md': Buffer.from(alert(''), 'utf16le') }, 1, /UTF-8/],
    [
      'with NUL',
      { 'a.ndjson': '{"type":"Alert","slug":"a","title":"a\\u0000"}' },
      1,
      /can’t be stored/,
    ],
    [
      'with half of a surrogate pair',
      { 'a.ndjson': '{"type":"Alert","slug":"a","title":"a\\ud800"}' },
      1,
      /can’t be stored/,
    ],
    ['that is not JSON', { 'a.ndjson': '{}\n[1]\n' }, 2, /not a JSON object/],
    ['that is too large', { 'a.md': alert('', 'x'.repeat(2_100_000)) }, 1, /the limit is 2 MB/],
    [
      'that expands aliases',
      { 'a.md': alert(`agents: &a [x]\ntags: [${'*a,'.repeat(60)}]`) },
      1,
      /alias/i,
    ],
    [
      'with availability for an unknown product',
      { 'availability.csv': 'product,state,status\nboats,OH,limited' },
      2,
      /no product "boats".*mean "boat"/,
    ],
    [
      'with availability in an unknown state',
      { 'availability.csv': 'product,state,status\nboat,OH,limited\nboat,OX,limited' },
      3,
      /"OX" is not a state code/,
    ],
    [
      'with an unknown status',
      { 'availability.csv': 'product,state,status\nboat,OH,unlimited' },
      2,
      /"unlimited" is not a status/,
    ],
    [
      'with a duplicate state',
      { 'availability.csv': 'product,state,status\nboat,OH,limited\nboat,oh,available' },
      3,
      /already has OH on line 2/,
    ],
    [
      'with an invalid first day',
      { 'availability.csv': 'product,state,status,effective_on\nboat,OH,limited,April' },
      2,
      /effective_on/,
    ],
    [
      'without a column',
      { 'availability.csv': 'product,status\nboat,limited' },
      1,
      /"state" is missing/,
    ],
    [
      'with an unknown column',
      { 'availability.csv': 'product,state,status,notes\nboat,OH,limited,' },
      1,
      /no column "notes". Did you mean "note"/,
    ],
    [
      'with too few cells',
      { 'availability.csv': 'product,state,status\nboat,OH' },
      1,
      /not valid CSV/,
    ],
    [
      'with a product’s availability in two files',
      {
        'availability.csv': 'product,state,status\nhover,OH,limited',
        'hover.md': toDocument('type: Product\ntitle: A\navailability: []'),
      },
      2,
      /hover.md also has the availability/,
    ],
    [
      'with a missing contact',
      {
        'contacts.csv': 'key,name\nclaims,Claims\n',
        'a.md': alert('contact: claim'),
      },
      4,
      /"claim" is not a key of a contact. Did you mean "claims"/,
    ],
    [
      'with a duplicate contact',
      { 'contacts.csv': 'key,name\nclaims,Claims\nclaims,Other' },
      3,
      /The key "claims" occurs twice/,
    ],
    [
      'with a row of several lines',
      {
        'contacts.csv':
          'key,name,phone\r\na,A,"555-0142\r\n555-0143"\r\n\r\nb,,"555-0144\r\n555-0145"\r\n',
      },
      5,
      /name is empty/,
    ],
    ['without the name of a contact', { 'contacts.csv': 'key,name\nclaims,' }, 2, /name is empty/],
    [
      'with an unknown menu',
      { 'left.md': toDocument('type: Menu\nitems: []') },
      1,
      /no Menu "left". Use one of: top, mobile, bottom/,
    ],
    [
      'with a menu entry that leads nowhere',
      { 'top.md': toDocument('type: Menu\nitems:\n  - label: A\n    path: /a\n  - label: B') },
      6,
      /has a path, an external_url, or children/,
    ],
    [
      'with an unknown field in a menu entry',
      { 'top.md': toDocument('type: Menu\nitems:\n  - { label: A, pth: /a }') },
      4,
      /items.0.pth: There is no such field/,
    ],
    [
      'with a field that pages don’t have',
      { 'a.md': toDocument('type: SimplePage\ntitle: A\nstates: [OH]') },
      4,
      /states: SimplePage has no such field/,
    ],
    [
      'with forms on a page that only some users can read',
      { 'agent360.md': toDocument('type: SimplePage\ntitle: A\nforms: []') },
      4,
      /Only some users can read this page/,
    ],
    [
      'with a missing form',
      { 'a.md': toDocument('type: SimplePage\ntitle: A\nforms:\n  - { file: b.pdf }') },
      5,
      /forms: There is no file "b.pdf"/,
    ],
    [
      'with the menu of another document',
      {
        'a/top.md': toDocument('type: Menu\nitems: []'),
        'b/top.md': toDocument('type: Menu\nitems: []'),
      },
      1,
      /a\/top.md is also the Menu "top"/,
    ],
    [
      'with a redirect to another site without https',
      { 'redirects.csv': 'path,to\n/a,/b\n/c,//evil.example\n' },
      3,
      /redirects.1.to: Write a path of the portal/,
    ],
    [
      'with a redirect that runs code',
      { 'redirects.csv': 'path,to\n/a,javascript:alert(1)\n' },
      2,
      /redirects.0.to: Write a path of the portal/,
    ],
    [
      'with a redirect from a full URL',
      { 'redirects.csv': 'path,to\nhttps://www.example.com/a,/b\n' },
      2,
      /redirects.0.path: Write a path of the portal/,
    ],
    [
      'with a path that has a query',
      { 'redirects.csv': 'path,to\n/a?b=1,/b\n' },
      2,
      /redirects.0.path: Write a path of the portal/,
    ],
    [
      'with two redirects from the same path',
      { 'redirects.csv': 'path,to\n/a,/b\n/a,/c\n' },
      3,
      /The path "\/a" occurs twice/,
    ],
    [
      'with a redirect to another redirect',
      { 'redirects.csv': 'path,to\n/b,/c\n/a,/b?d=1\n' },
      3,
      /\/a leads to \/b, which has moved to \/c/,
    ],
    [
      'with a redirect to itself',
      { 'redirects.csv': 'path,to\n/a,/a#b\n' },
      2,
      /\/a leads to itself/,
    ],
    [
      'with an unknown state in a group',
      { 'cohorts.md': toDocument('type: Cohorts\ncohorts:\n  - { id: 1, name: A, states: [OX] }') },
      4,
      /"OX" is not a state code/,
    ],
    [
      'with a state in two groups',
      {
        'cohorts.md': toDocument(
          'type: Cohorts\ncohorts:\n  - { id: 1, name: A, states: [OH] }\n  - { id: 2, name: B, states: [OH] }',
        ),
      },
      5,
      /"OH" is in two groups/,
    ],
    [
      'that removes a page but has a title',
      { 'a.md': toDocument('type: SimplePage\ntitle: A\nremoved: true') },
      4,
      /leave out all fields except type and slug/,
    ],
    [
      'that removes a menu',
      { 'top.md': toDocument('type: Menu\nremoved: true') },
      3,
      /Only a SimplePage can be removed/,
    ],
    ['that is not a Word document', { 'a.docx': 'text' }, 1, /can’t be read as a Word document/],
    [
      'in Word without a table',
      { 'a.docx': createWordFile([], 'Hail') },
      1,
      /must start with a table/,
    ],
    [
      'in Word with a row of three cells',
      { 'a.docx': createWordFile([...wordAlert, ['states', 'OH', 'MI']]) },
      3,
      /two cells/,
    ],
    [
      'in Word with a repeated field',
      { 'a.docx': createWordFile([...wordAlert, ['title', 'Wind']]) },
      3,
      /The rows "title" and "title" set the same field/,
    ],
    [
      'in Word with the name of an inherited property as a field',
      { 'a.docx': createWordFile([...wordAlert, ['__proto__.polluted', 'yes']]) },
      3,
      /__proto__: Alert has no such field/,
    ],
    [
      'in Word with an unclosed list',
      { 'a.docx': createWordFile([...wordAlert, ['states', '[OH, MI']]) },
      3,
      /Write a list as \[one, two\]/,
    ],
    [
      'in Word with both a field and its subfields',
      { 'a.docx': createWordFile([...wordAlert, ['revision', '{}'], ['revision.rule', 'A']]) },
      4,
      /The rows "revision" and "revision.rule" set the same field/,
    ],
    [
      'in Word with a picture that browsers don’t show',
      { 'a.docx': createWordFile(wordAlert, wordPicture) },
      1,
      /Picture 1 of the document is not a PNG/,
    ],
    ['with a missing picture', { 'a.md': alert('', '![](a.png)') }, 6, /There is no file "a.png"/],
    [
      'with a picture outside the folder',
      { 'a.md': alert('', '![](..%2f..%2fetc/passwd)') },
      6,
      /outside the imported folder/,
    ],
    [
      'with HTML as a picture',
      { 'a.md': alert('image: { url: a.png }'), 'a.png': '<script>' },
      4,
      /image: "a.png" is not a PNG/,
    ],
    [
      'with SVG in the text',
      { 'a.md': alert('', '<img src="data:image/svg+xml,<svg/>">') },
      6,
      /A picture in the text is not a PNG/,
    ],
    [
      'with a large picture',
      { 'a.md': alert('', '![](a.png)'), 'a.png': Buffer.concat([PNG, Buffer.alloc(5_000_000)]) },
      6,
      /"a.png" is 5.0 MB. Make the picture smaller/,
    ],
    [
      'with a file whose content doesn’t match its extension',
      { 'a.md': alert('attachments: [a.pdf]'), 'a.pdf': '<script>' },
      4,
      /The content of "a.pdf" doesn’t match/,
    ],
    ['with a missing file', { 'a.md': alert('attachments: [files/a.pdf]') }, 4, /There is no file/],
    [
      'with a file outside the folder',
      { 'a.md': alert('attachments: [../../etc/passwd]') },
      4,
      /outside the imported folder/,
    ],
    [
      'with an absolute file path',
      { 'a.md': alert('attachments: [/etc/passwd]') },
      4,
      /outside the imported folder/,
    ],
    [
      'with a program as an attachment',
      { 'a.md': alert('attachments: [a.exe]'), 'a.exe': 'MZ' },
      4,
      /can’t be downloaded/,
    ],
    [
      'with SVG as an attachment',
      { 'a.md': alert('attachments: [a.svg]'), 'a.svg': '<svg/>' },
      4,
      /can’t be downloaded/,
    ],
  ])('%s is refused', async (_name, content, line, message) => {
    const report = await importFolder(host.db, createFolder(content));
    expect(report.problems.filter((problem) => message.test(problem.message))).toMatchObject([
      { line },
    ]);
    expect(report.imported).toBe(false);
  });

  it('with several problems reports all of them', async () => {
    const folder = createFolder({
      'a.md': toDocument(
        'type: Alert\nstats: [OH]\nstates: [OX, OH, XX]\nchannel: independents\npublished_at: soon\nwithdraw_at: later\n' +
          'attachments: [b.pdf, c.pdf]\nrevision: { rules: [], renewal: [{ from: x }] }',
        '![](a.png) ![](b.png)',
      ),
      'b.md': toDocument('type: SimplePage\nslug: a/b\nstates: [OH]'),
      'redirects.csv': 'path,to\n/a,/b\n/a,/c\n/d,/e\n/d,/f\n',
      'contacts.csv': 'key,name\n,\n',
    });
    const { problems } = await importFolder(host.db, folder);
    expect(
      problems.map(({ file, line, message }) => `${file}:${line} ${message.slice(0, 24)}`),
    ).toEqual([
      'a.md:1 title: Write a title of ',
      'a.md:3 stats: Alert has no such',
      'a.md:4 states: "OX" is not a st',
      'a.md:4 states: "XX" is not a st',
      'a.md:5 channel: "independents" ',
      'a.md:6 published_at: "soon" is ',
      'a.md:7 withdraw_at: "later" is ',
      'a.md:8 attachments: There is no',
      'a.md:8 attachments: There is no',
      'a.md:9 revision.rules: There is',
      'a.md:9 revision.renewal.0.from:',
      'a.md:11 contents: There is no fi',
      'a.md:11 contents: There is no fi',
      'b.md:1 title: Write a title of ',
      'b.md:3 slug: "a/b" can’t be par',
      'contacts.csv:2 key is empty. Fill it in',
      'contacts.csv:2 name is empty. Fill it i',
      'redirects.csv:3 redirects: The path "/a"',
      'redirects.csv:5 redirects: The path "/d"',
    ]);
  });

  it('that attaches a table causes no warning, unlike a table with an unknown name', async () => {
    const folder = createFolder({
      'a.md': alert('attachments: [tables/rates.csv]'),
      'tables/rates.csv': 'state,rate\nOH,1\n',
      'availabilities.csv': 'product,state,status\nboat,OH,limited\n',
    });
    const { problems, warnings } = await importFolder(host.db, folder, { dryRun: true });
    expect(problems).toEqual([]);
    expect(warnings).toEqual([
      {
        file: 'availabilities.csv',
        line: 1,
        message:
          'This table is not imported, because no document attaches it. To import it, correct its name. ' +
          'Use one of: availability.csv, contacts.csv, redirects.csv.',
      },
    ]);
  });

  it('that is a link or attaches a link is refused', async () => {
    const folder = createFolder({ 'a.md': alert('attachments: [list.pdf]') });
    symlinkSync('/etc/passwd', join(folder, 'list.pdf'));
    symlinkSync('/etc', join(folder, 'more'));
    const { problems } = await importFolder(host.db, folder);
    expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual([
      'a.md:4',
      'list.pdf:1',
      'more:1',
    ]);
  });

  it('that takes over another record’s id is refused', async () => {
    const { problems } = await importFolder(host.db, createFolder({ 'a.md': alert('id: 4104') }));
    expect(problems[0]?.message).toMatch(
      /"lake-erie-storm-lifted" on the host has the same slug or id/,
    );
  });

  it('with hostile HTML causes warnings', async () => {
    const folder = createFolder({
      'a.md': alert(
        '',
        '<script>alert(1)</script>\n\n<a href="java\tscript:alert(1)">here</a><img src="/x" onerror="alert(1)">',
      ),
    });
    const { warnings } = await importFolder(host.db, folder, { dryRun: true });
    expect(warnings.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
      expect.stringMatching(/^a.md:6 The body contains <script>,/),
      expect.stringMatching(/^a.md:6 The body contains <a href="…">,/),
      expect.stringMatching(/^a.md:6 The body contains <img onerror="…">,/),
    ]);
  });
});
