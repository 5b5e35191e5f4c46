import { calls, type Endpoint } from '@producer-portal/api/contract';
import { getPersonaData } from '@producer-portal/api/sample-library';
import { SignJWT, UnsecuredJWT, decodeJwt } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  createClient,
  databaseKinds,
  json,
  library,
  useTestHost,
  type Client,
} from '../testing/test-host.ts';

// Sends every call that changes data as every user who is not the owner, and without a session. The error for
// another user's record must be the same as for a missing record, and the owner's data must not change. A test fails
// if a call has no case here.

type Persona = (typeof library.personas)[number];
type Row = {
  /** The owner's record in the path. Omitted if the call creates one. */
  ownerRecordId?: string | number | (() => string);
  /** A valid id of a record that does not exist. */
  missingId?: string | number;
  body?: object;
  /** Returns the expected response status for another user. */
  responses: (other: Persona) => number;
};

const owner = library.personas.find(({ id }) => id === 'independent-producer')!;
const others = library.personas.filter(
  ({ id, impersonates }) => id !== owner.id && impersonates !== owner.id,
);
const { favoritePages, collateralRequests } = getPersonaData(library, owner);
const [favorite] = favoritePages;
const draft = collateralRequests.find(({ status }) => status === 'draft')!;
const [item] = draft.items ?? [];
const template = library.collateralTemplates.find(({ slug }) => slug === 'postcard-first-ride')!;
const alert = library.alerts.find(({ agents }) => agents?.includes(owner.claims.agent_code))!;
const isForStates = (
  states: readonly { code: string }[] | null | undefined,
  { states: personaStates }: Persona,
) => states?.some(({ code }) => personaStates.includes(code)) ?? true;
const policyUpdate = library.policyUpdates.find(
  ({ states }) =>
    isForStates(states, owner) && !others.every((other) => isForStates(states, other)),
)!;

const alertToAcknowledge = library.alerts.find(({ slug }) => slug === 'lake-erie-storm-lifted')!;

const isAdmin = ({ claims }: Persona) => claims.access_level === 'admin';
const canOrder = ({ claims }: Persona) =>
  claims.access_level === 'admin' || claims.permissions.includes('collateral.order');
const respondsNotFound = () => 404;
const respondsToOrderCall = (other: Persona) => (canOrder(other) ? 404 : 403);
const delivery = {
  attention: 'Alex Moreno',
  street: '1 Elsewhere Road',
  city: 'Toledo',
  state: 'OH',
  postal_code: '43604',
  phone: '(419) 555-0100',
};
/** Columns that a request body must not set. */
const forbiddenColumns = {
  uuid: owner.claims.uuid,
  id: favorite?.id,
  request_id: draft.id,
  position: 1,
};

/** The id of the owner's sign-in in the tested database. */
let ownerSignInId = '';

const rows: Record<string, Row> = {
  'PATCH /api/v1/alerts/:id/mark_as_read': {
    ownerRecordId: alert.id,
    missingId: 999_999,
    responses: (other) => (isAdmin(other) ? 200 : 404),
  },
  'PATCH /api/v1/policy_updates/:id/mark_as_read': {
    ownerRecordId: policyUpdate.id,
    missingId: 999_999,
    responses: (other) => (isAdmin(other) || isForStates(policyUpdate.states, other) ? 200 : 404),
  },
  'PATCH /api/v1/alerts/:id/mark_as_unread': {
    ownerRecordId: alert.id,
    missingId: 999_999,
    responses: (other) => (isAdmin(other) ? 200 : 404),
  },
  'PATCH /api/v1/policy_updates/:id/mark_as_unread': {
    ownerRecordId: policyUpdate.id,
    missingId: 999_999,
    responses: (other) => (isAdmin(other) || isForStates(policyUpdate.states, other) ? 200 : 404),
  },
  'PATCH /api/v1/revisions/:id/mark_as_read': {
    ownerRecordId: `Alert-${alert.id}-1`,
    missingId: 'Alert-999999-1',
    responses: (other) => (isAdmin(other) ? 200 : 404),
  },
  'PATCH /api/v1/revisions/:id/mark_as_unread': {
    ownerRecordId: `Alert-${alert.id}-1`,
    missingId: 'Alert-999999-1',
    responses: (other) => (isAdmin(other) ? 200 : 404),
  },
  'POST /api/v1/revisions/:id/acknowledge': {
    ownerRecordId: `Alert-${alertToAcknowledge.id}-1`,
    missingId: 'Alert-999999-1',
    responses: (other) =>
      isAdmin(other) || isForStates(alertToAcknowledge.states, other) ? 200 : 404,
  },
  'POST /api/v1/favorite_pages': {
    body: {
      favorite_page: { ...forbiddenColumns, title: 'Mine now', path: favorite?.path },
      ...forbiddenColumns,
    },
    responses: () => 201,
  },
  'DELETE /api/v1/favorite_pages/:id': {
    ownerRecordId: favorite?.id ?? '',
    missingId: 999_999,
    responses: respondsNotFound,
  },
  'PATCH /api/v1/favorite_pages/:id/position': {
    ownerRecordId: favorite?.id ?? '',
    missingId: 999_999,
    body: { ...forbiddenColumns, position: 4 },
    responses: respondsNotFound,
  },
  'POST /api/v1/cart_items': {
    body: {
      cart_item: {
        ...forbiddenColumns,
        collateral_template_id: template.id,
        quantity: 250,
        state: 'ZZ',
        fields: {},
      },
      ...forbiddenColumns,
    },
    responses: (other) => (canOrder(other) ? 422 : 403),
  },
  'DELETE /api/v1/cart_items/:id': {
    ownerRecordId: item?.id ?? '',
    missingId: 999_999,
    responses: respondsToOrderCall,
  },
  'PATCH /api/v1/collateral_requests/:id': {
    ownerRecordId: draft.id,
    missingId: 999_999,
    body: {
      collateral_request: { status: 'submitted', delivery, ...forbiddenColumns },
      ...forbiddenColumns,
    },
    responses: respondsToOrderCall,
  },
  'POST /api/v1/auth_token/refresh': { body: forbiddenColumns, responses: () => 200 },
  // These calls end only the caller's own sign-ins.
  'POST /api/v1/auth_token/revoke': { body: forbiddenColumns, responses: () => 204 },
  'DELETE /api/v1/sessions': { responses: () => 204 },
  'DELETE /api/v1/sessions/:id': {
    ownerRecordId: () => ownerSignInId,
    missingId: '00000000-0000-4000-8000-000000000000',
    responses: respondsNotFound,
  },
};

/** Calls without a user: public calls, and the import from a content management system. */
const callsWithoutUser = [
  'POST /api/admin/v1/import',
  'POST /api/v1/auth_token/exchange',
  'POST /csp-report',
  'POST /sso/development/choose',
];

const endpoints: Readonly<Record<string, Endpoint<unknown>>> = calls;
const cases = Object.entries(rows).map(([name, row]) => {
  const [method = '', path = ''] = name.split(' ');
  const toPath = (id: Row['ownerRecordId']) =>
    path.replace(':id', String(typeof id === 'function' ? id() : id));
  const init = row.body ? json(method, row.body) : { method };
  return [name, { ...row, toPath, init }] as const;
});

describe.each(databaseKinds)('ownership on %s', (kind) => {
  const host = useTestHost(kind);
  let ownerClient: Client;
  beforeAll(async () => {
    ownerClient = await host.signIn(owner.id);
    const signIn = await host.db
      .selectFrom('sign_ins')
      .select('id')
      .where('person_id', '=', owner.id)
      .executeTakeFirstOrThrow();
    ownerSignInId = signIn.id;
  });

  /** Reads all of the owner's data in the database. */
  const readOwnerData = async () => {
    const { db } = host;
    const { uuid } = owner.claims;
    return {
      favorites: await db
        .selectFrom('favorite_pages')
        .selectAll()
        .where('uuid', '=', uuid)
        .orderBy('id')
        .execute(),
      orders: await db
        .selectFrom('collateral_requests')
        .selectAll()
        .where('uuid', '=', uuid)
        .orderBy('id')
        .execute(),
      items: await db
        .selectFrom('collateral_items as i')
        .innerJoin('collateral_requests as q', 'q.id', 'i.request_id')
        .selectAll('i')
        .where('q.uuid', '=', uuid)
        .orderBy('i.id')
        .execute(),
      reads: await db
        .selectFrom('content_reads')
        .selectAll()
        .where('uuid', '=', uuid)
        .orderBy('content_key')
        .execute(),
      revisionReads: await db
        .selectFrom('revision_reads')
        .selectAll()
        .where('uuid', '=', uuid)
        .orderBy('revision_id')
        .execute(),
      idempotencyRecords: await db
        .selectFrom('idempotent_answers')
        .selectAll()
        .where('uuid', '=', uuid)
        .orderBy('key')
        .execute(),
      sessions: await db
        .selectFrom('sessions')
        .select(['id', 'person_id', 'sign_in_id'])
        .where('person_id', '=', owner.id)
        .orderBy('id')
        .execute(),
    };
  };

  /** Returns the parts of a response that could reveal whether a record exists. */
  const summarizeResponse = async (response: Response) => ({
    status: response.status,
    body: await response.text(),
    headers: [...response.headers.keys()].filter((name) => name !== 'jwt').toSorted(),
  });

  it('has a case for every call that changes data', () => {
    const changingCalls = host
      .app()
      .routes.map(({ method, path }) => `${method} ${path}`)
      .filter((name) => /^(?:POST|PUT|PATCH|DELETE) /.test(name));
    expect([...new Set(changingCalls)].toSorted()).toEqual(
      [...Object.keys(rows), ...callsWithoutUser].toSorted(),
    );
    const contractCalls = Object.values(endpoints)
      .filter(({ method, auth }) => method !== 'GET' && auth !== 'none')
      .map(({ method, path }) => `${method} ${path}`);
    expect(contractCalls.toSorted()).toEqual(Object.keys(rows).toSorted());
  });

  it('is tested with records that the owner really has', async () => {
    const { favorites, orders, items } = await readOwnerData();
    expect([favorites, orders, items].every((list) => list.length > 0)).toBe(true);
    expect(others.length).toBeGreaterThanOrEqual(7);
  });

  describe.each(cases)('%s', (_name, { toPath, init, ownerRecordId, missingId, responses }) => {
    it.each(others.map((other) => [other.id, other] as const))(
      'changes nothing and reveals nothing when %s sends the call',
      async (id, other) => {
        const client = await host.signIn(id);
        const initialData = await readOwnerData();
        const response = await summarizeResponse(await client.send(toPath(ownerRecordId), init));
        expect(response.status).toBe(responses(other));
        const isRefused = response.status >= 400;
        const missingResponse = isRefused
          ? await summarizeResponse(await client.send(toPath(missingId), init))
          : response;
        expect(missingResponse).toEqual(response);
        expect(response.body).not.toContain(owner.claims.uuid);
        expect(await readOwnerData()).toEqual(initialData);
      },
    );

    it('does not return the owner’s response to another user who sends the owner’s idempotency key', async () => {
      const key = crypto.randomUUID();
      const first = await ownerClient.send('/api/v1/favorite_pages', {
        ...json('POST', { favorite_page: { title: 'Private page', path: `/private/${key}` } }),
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      });
      expect(first.status).toBe(201);
      const initialData = await readOwnerData();
      const client = await host.signIn('manager');
      const headers = new Headers(init.headers);
      headers.set('Idempotency-Key', key);
      const response = await client.send(toPath(ownerRecordId), { ...init, headers });
      expect(await response.text()).not.toContain('Private page');
      expect(await readOwnerData()).toEqual(initialData);
    });

    it('returns 401 without a session, before any other check', async () => {
      const claims = decodeJwt(ownerClient.jwt);
      const { kid, privateKey } = await host.keys.getSigningKey();
      const sign = (changedClaims: object) =>
        new SignJWT({ ...claims, ...changedClaims })
          .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid })
          .sign(privateKey);
      const [head, payload, signature = ''] = ownerClient.jwt.split('.');
      const tokens = {
        'that is empty': '',
        'without a third part': `${head}.${payload}`,
        'with another signature': `${head}.${payload}.${signature.slice(4)}AAAA`,
        'with the algorithm none': new UnsecuredJWT(claims).encode(),
        'that has expired': await sign({
          iat: host.now() / 1000 - 9000,
          exp: host.now() / 1000 - 1,
        }),
        'of an ended session': await sign({ sid: crypto.randomUUID() }),
        'of another user’s session with the owner’s id': `${head}.${Buffer.from(
          JSON.stringify({
            ...decodeJwt((await host.signIn('manager')).jwt),
            uuid: claims['uuid'],
          }),
        ).toString('base64url')}.${signature}`,
      };
      const initialData = await readOwnerData();
      const unauthenticatedResponse = await summarizeResponse(
        await host.app().request(toPath(missingId), init),
      );
      expect(unauthenticatedResponse.status).toBe(401);
      for (const [what, token] of Object.entries(tokens)) {
        const stranger = createClient(() => host.app(), token);
        expect(
          await summarizeResponse(await stranger.send(toPath(ownerRecordId), init)),
          `a token ${what}`,
        ).toEqual(unauthenticatedResponse);
      }
      expect(await readOwnerData()).toEqual(initialData);
    });
  });

  describe('an admin who impersonates the owner', () => {
    it('marks nothing as read or unread', async () => {
      const admin = await host.signIn('admin-as-producer');
      const initialData = await readOwnerData();
      for (const { toPath, ownerRecordId, init } of cases.flatMap(([name, row]) =>
        /mark_as_(?:un)?read$/u.test(name) ? [row] : [],
      ))
        expect((await admin.send(toPath(ownerRecordId), init)).status).toBe(200);
      expect(await readOwnerData()).toEqual(initialData);
    });

    it('can access only the owner’s records', async () => {
      const manager = library.personas.find(({ id }) => id === 'manager')!;
      const managerData = getPersonaData(library, manager);
      const admin = await host.signIn('admin-as-producer');
      const callsForManagersRecords = [
        ['DELETE', `favorite_pages/${managerData.favoritePages[0]?.id}`],
        ['PATCH', `favorite_pages/${managerData.favoritePages[0]?.id}/position`],
        ['PATCH', `collateral_requests/${managerData.collateralRequests[0]?.id}`],
      ] as const;
      for (const [method, path] of callsForManagersRecords) {
        const body = { position: 1, collateral_request: { status: 'submitted', delivery } };
        expect(
          (await admin.send(`/api/v1/${path}`, json(method, body))).status,
          `for ${path}`,
        ).toBe(404);
      }
      const [, { toPath, ownerRecordId, init }] = cases.find(([name]) =>
        name.endsWith('/position'),
      )!;
      expect((await admin.send(toPath(ownerRecordId), init)).status).toBe(200);
    });
  });
});
