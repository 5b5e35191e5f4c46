import { attachmentSchema } from '@producer-portal/api';
import { getAllContent, getPersonaView } from '@producer-portal/api/sample-library';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { signDownload } from '../../session/download-links.ts';
import {
  createClient,
  databaseKinds,
  library,
  useTestHost,
  type Client,
} from '../../testing/test-host.ts';

const schema = v.object({ attachment: attachmentSchema });
const requestDownload = (client: Client, id: unknown) =>
  client.read(`/api/v1/attachments/${String(id)}/download`, schema);
const fetchStatus = async (client: Client, id: unknown) =>
  (await client.send(`/api/v1/attachments/${String(id)}/download`)).status;

/** Collects the attachments that this host can generate. */
const collectFiles = (content: Parameters<typeof getAllContent>[0]) =>
  getAllContent(content)
    .flatMap((record) => (record.attachments ?? []).map((file) => ({ ...file, record })))
    .filter(({ content_type }) => content_type !== 'video/webm');
const allFiles = collectFiles(library);
/** The first bytes by file type: PDF, ZIP (a workbook), and the UTF-8 byte order mark. */
const prefixes = ['%PDF-', 'PK\u0003\u0004', '\u00ef\u00bb\u00bf'];
const forms = library.simplePages.flatMap(({ forms: pageForms }) => pageForms ?? []);
const findFile = (name: string) => allFiles.find((file) => file.name === name)!;

describe.each(databaseKinds)('attachments on %s', (kind) => {
  const host = useTestHost(kind);

  const openDownload = (downloadUrl: string) => {
    const { origin, pathname } = new URL(downloadUrl);
    expect(origin).toBe('http://localhost');
    // Sends no token, like a browser that follows a link.
    return host.app().request(pathname);
  };

  it.each(library.personas.map((persona) => [persona.id, persona] as const))(
    'gives %s only the files of visible records',
    async (id, persona) => {
      const client = await host.signIn(id);
      const visibleIds = new Set(
        collectFiles(getPersonaView(library, persona)).map((file) => file.id),
      );
      for (const { id: fileId, name } of allFiles) {
        const response = await client.send(`/api/v1/attachments/${fileId}/download`);
        expect(response.status, `${name} for ${id}`).toBe(visibleIds.has(fileId) ? 200 : 404);
      }
      for (const { attachment_id, name } of forms) {
        expect((await requestDownload(client, attachment_id)).attachment.name).toBe(name);
      }
    },
  );

  it.each([...allFiles, ...forms.map(({ attachment_id, name }) => ({ id: attachment_id, name }))])(
    'serves $name as a download with its name',
    async ({ id, name }) => {
      const client = await host.signIn('home-office-admin');
      const { attachment } = await requestDownload(client, id);
      expect(attachment.name).toBe(name);
      const file = await openDownload(attachment.download_url);
      expect(file.status).toBe(200);
      const savedName = /filename\*=UTF-8''(\S+)$/.exec(
        file.headers.get('Content-Disposition') ?? '',
      )?.[1];
      expect(decodeURIComponent(savedName ?? '')).toBe(name);
      expect(file.headers.get('Content-Disposition')).toMatch(/^attachment; filename="[ -~]+"; /);
      expect(Object.fromEntries(file.headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
        'content-security-policy': expect.stringContaining('sandbox'),
      });
      const start = new TextDecoder('latin1').decode((await file.arrayBuffer()).slice(0, 5));
      expect(prefixes.some((prefix) => start.startsWith(prefix))).toBe(true);
    },
  );

  it('returns file sizes before the download', async () => {
    const client = await host.signIn('home-office-admin');
    const page = v.object({
      collateral_template: v.object({
        attachments: v.array(v.object({ id: v.string(), size: v.number() })),
      }),
    });
    const { collateral_template } = await client.read(
      '/api/v1/collateral_templates/postcard-opening-trailers',
      page,
    );
    for (const { id, size } of collateral_template.attachments) {
      const file = await openDownload((await requestDownload(client, id)).attachment.download_url);
      expect((await file.arrayBuffer()).byteLength).toBe(size);
    }
  });

  it('returns a link that is valid for a minute, and rejects a changed link', async () => {
    const client = await host.signIn('home-office-admin');
    const { attachment } = await requestDownload(client, findFile('Co-op budget planner.xlsx').id);
    expect((await openDownload(attachment.download_url)).status).toBe(200);
    // Change the first character of the signature, because some bits of the last character are unused.
    const changedUrl = attachment.download_url.replace(/(?<=\.)[^.](?=[^.]*$)/, (first) =>
      first === 'A' ? 'B' : 'A',
    );
    expect((await openDownload(changedUrl)).status).toBe(404);
    for (const link of ['x', client.jwt, '..%2fstates', '%00']) {
      const response = await host.app().request(`/downloads/${link}`);
      expect(response.status, `for ${link}`).toBe(404);
      expect(response.headers.get('Content-Type')).toContain('application/json');
    }
    host.advanceClock(61);
    expect((await openDownload(attachment.download_url)).status).toBe(404);
  });

  it.each([
    // Without settings, the host trusts only loopback names and the address that it listens on.
    [{}, 'http://localhost:4174', 'http://localhost:4174'],
    [{}, 'https://localhost', 'https://localhost'],
    [{}, 'http://127.0.0.1:9999', 'http://127.0.0.1:9999'],
    [{}, 'http://[::1]:4174', 'http://[::1]:4174'],
    [{}, 'http://192.0.2.7:4174', 'http://192.0.2.7:4174'],
    [{}, 'http://192.0.2.7:8080', 'http://192.0.2.7:4174'],
    [{}, 'http://attacker.example.com', 'http://192.0.2.7:4174'],
    [{}, 'http://localhost.attacker.example.com', 'http://192.0.2.7:4174'],
    [
      { portalOrigin: 'https://portal.example.com' },
      'http://portal.example.com',
      'https://portal.example.com',
    ],
    [
      { portalOrigin: 'https://portal.example.com' },
      'http://attacker.example.com',
      'http://192.0.2.7:4174',
    ],
    [
      { publicOrigin: 'https://api.example.com' },
      'http://attacker.example.com',
      'https://api.example.com',
    ],
    [
      { publicOrigin: 'https://api.example.com' },
      'http://localhost:4174',
      'https://api.example.com',
    ],
  ])(
    'with %j, a request to %s returns a link to %s',
    async (origins, requested, expectedOrigin) => {
      const options = { listenOrigin: () => 'http://192.0.2.7:4174', ...origins };
      const { jwt } = await host.signIn('home-office-admin');
      const client = createClient(() => host.app(options), jwt);
      const id = String(findFile('Logo guidelines.pdf').id);
      const { attachment } = await client.read(
        `${requested}/api/v1/attachments/${id}/download`,
        schema,
      );
      expect(new URL(attachment.download_url).origin).toBe(expectedOrigin);
    },
  );

  it('does not accept a download link as a session token', async () => {
    const link = await signDownload(
      host.keys,
      findFile('Logo guidelines.pdf').id.toString(),
      host.now(),
    );
    const response = await host
      .app()
      .request('/api/v1/alerts', { headers: { Authorization: `Bearer ${link}` } });
    expect(response.status).toBe(401);
  });

  it('requires a session', async () => {
    const id = findFile('Logo guidelines.pdf').id;
    expect((await host.app().request(`/api/v1/attachments/${id}/download`)).status).toBe(401);
  });

  it.each(['no-such-file', '999999999999', '..%2f..%2fauth_token', '%00', "1'--", 'a'.repeat(200)])(
    'responds 404 for %s',
    async (id) => {
      expect(await fetchStatus(await host.signIn('manager'), id)).toBe(404);
    },
  );
});
