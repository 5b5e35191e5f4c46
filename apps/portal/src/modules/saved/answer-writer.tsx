import { isUnreadList } from '@producer-portal/api';
import type { Query, QueryKey } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { whenIdle } from '../../lib/idle.ts';
import type { RouteDef } from '../paths/feature-route.ts';
import { callName, hasCall } from '../paths/route-calls.ts';
import { useServices } from '../session/services.tsx';
import type { Services } from '../session/services.tsx';
import { useCurrentRoute } from '../shell/use-route-def.ts';
import type { AnswerReader, SavedPage } from './answer-reader.ts';
import { openEncryptedStore } from './encrypted-store.ts';
import type { EncryptedStore } from './encrypted-store.ts';
import { isGone, isSaved } from './saved-answers.ts';
import { createSnapshotWriter } from './snapshot-writer.ts';

/** The maximum total size of saved answers, in characters of JSON. Beyond it, the oldest answers are removed. */
const MAX_SIZE = 5_000_000;
const MAX_ENTRIES = 200;

/** What the writer knows about an answer. */
interface Entry {
  savedAt: number;
  /** 0 if the answer is too long to be saved. */
  size: number;
  page: SavedPage | null;
}

/** The stores, and what the writer knows about each answer. */
interface OpenAnswers extends Pick<AnswerReader, 'store' | 'pages'> {
  snapshots: EncryptedStore | null;
  /** By the hash of their query. */
  entries: Map<string, Entry>;
}

/** The page that the user has open. */
interface OpenPage {
  route: RouteDef | null;
  path: string;
}

/** The title of a record; null for other data. */
function readTitle(data: unknown): string | null {
  const isRecord = typeof data === 'object' && data !== null && 'title' in data;
  return isRecord && typeof data.title === 'string' && data.title !== '' ? data.title : null;
}

/**
 * Saves the responses to content queries when the browser is idle: those that this tab has, and all later ones. It removes an
 * answer if the host no longer shows it to the user, and the oldest answers if there are too many. Renders nothing. Give the
 * component a new key for each session.
 */
export function AnswerWriter() {
  const services = useServices();
  const [writer] = useState(() => createAnswerWriter(services));
  useEffect(() => writer.start(), [writer]);
  const route = useCurrentRoute();
  const { pathname, search } = useLocation();
  useEffect(() => writer.setOpenPage({ route, path: pathname + search }));
  return null;
}

/** Creates the object that saves answers for {@link AnswerWriter}. Exported for tests. */
export function createAnswerWriter(services: Services) {
  const { session, queryClient, savedAnswers, config } = services;
  const saveSnapshot = createSnapshotWriter(services);
  const cache = queryClient.getQueryCache();
  const { epoch } = session.snapshot();
  /** False once the session has changed. Its responses belong to another user, so they must not be saved anymore. */
  const isCurrent = () => session.snapshot().epoch === epoch;
  const changedQueries = new Map<string, Query>();
  /** Whether saved lists of unread records may lack a record, because it is unread again. */
  let hasUnreadAgain = false;
  let openPage: OpenPage = { route: null, path: '' };
  let isScheduled = false;
  let isWriting = false;
  let currentAnswers: OpenAnswers | null = null;

  /** The answers of the current session; null if this session can't save any. */
  async function open(): Promise<OpenAnswers | null> {
    if (currentAnswers) return currentAnswers;
    if (config.savedAnswersHours === 0 || session.createStorageSecret() === null) return null;
    const reader = await savedAnswers.open();
    if (!reader) return null;
    const { store, pages, parse } = reader;
    const snapshots = openEncryptedStore('snapshots', session);
    const answers: OpenAnswers = { store, pages, snapshots, entries: new Map() };
    for (const [hash, stored] of await store.entries()) {
      const answer = parse(stored);
      if (!answer) await store.delete(hash);
      else answers.entries.set(hash, { ...answer, size: JSON.stringify(stored).length });
    }
    for (const [key, stored] of await pages.entries()) if (!parse(stored)) await pages.delete(key);
    // Reading the entries removes the snapshots of earlier sessions.
    await snapshots?.entries();
    currentAnswers = answers;
    return answers;
  }

  function schedule() {
    if (isScheduled) return;
    isScheduled = true;
    whenIdle(() => {
      isScheduled = false;
      void write();
    });
  }

  /** The open page, if it shows the response to this query. */
  function getPage(query: Query): SavedPage | null {
    const { route, path } = openPage;
    if (!route || !query.isActive() || !hasCall(route, query.queryKey)) return null;
    // The document title of the home page is the portal's name.
    if (route.path === '/') return { path, title: route.title, isRecord: false, details: '' };
    const title = document.title.replace(` · ${config.portalName}`, '');
    const isMainCall = route.primary === callName(query.queryKey);
    const recordTitle = isMainCall ? readTitle(query.state.data) : null;
    if (recordTitle === null || !title.includes(recordTitle))
      return { path, title, isRecord: false, details: '' };
    const details = title.replace(recordTitle, '').split(' · ').filter(Boolean).join(' · ');
    return { path, title: recordTitle, isRecord: true, details };
  }

  async function write(): Promise<void> {
    // One run at a time, so that an earlier response can't replace a later one.
    if (isWriting || !isCurrent()) return;
    isWriting = true;
    try {
      const answers = await open();
      if (!isCurrent()) return;
      for (const query of cache.findAll({ type: 'active' })) {
        const entry = answers?.entries.get(query.queryHash);
        if (isSaved(query) && !entry?.page && getPage(query))
          changedQueries.set(query.queryHash, query);
      }
      if (answers) await removeIncomplete(answers);
      for (const [hash, query] of changedQueries) {
        changedQueries.delete(hash);
        if (answers) await save(answers, query);
      }
      if (answers?.snapshots && openPage.route)
        await saveSnapshot(answers.snapshots, openPage.route, openPage.path);
    } catch {
      // The session has ended, or the browser has no space or refuses to store anything.
    } finally {
      isWriting = false;
    }
    if (changedQueries.size > 0) schedule();
  }

  /** Removes saved lists of unread records that lack a record that is unread again. Lists in the cache are up to date. */
  async function removeIncomplete({
    store,
    pages,
    snapshots,
    entries,
  }: OpenAnswers): Promise<void> {
    if (!hasUnreadAgain) return;
    hasUnreadAgain = false;
    // One of them may show such a list.
    await snapshots?.clear();
    const savedForOffline = (await pages.entries()).map(([key]) => key);
    for (const hash of new Set([...entries.keys(), ...savedForOffline])) {
      if (!hash.startsWith('[') || cache.get(hash)?.state.data !== undefined) continue;
      // The hash of a query is its key as JSON.
      if (!isUnreadList(JSON.parse(hash) as QueryKey)) continue;
      changedQueries.delete(hash);
      entries.delete(hash);
      await store.delete(hash);
      await pages.delete(hash);
    }
  }

  async function save(
    { store, pages, snapshots, entries }: OpenAnswers,
    query: Query,
  ): Promise<void> {
    const { queryHash: hash, state } = query;
    if (isGone(state.error)) {
      entries.delete(hash);
      await store.delete(hash);
      await pages.delete(hash);
      // Any page may have shown the content.
      await snapshots?.clear();
      return;
    }
    if (state.data === undefined) return;
    const page = getPage(query) ?? entries.get(hash)?.page ?? null;
    const answer = { savedAt: state.dataUpdatedAt, data: state.data, page };
    const size = JSON.stringify(answer).length;
    if (size > MAX_SIZE / 5) {
      // A smaller answer that was saved before is out of date. A copy that the user has saved for offline stays.
      await store.delete(hash);
      // The entry stays too, so that `write` doesn't try this answer again after each response.
      entries.set(hash, { savedAt: answer.savedAt, size: 0, page });
      return;
    }
    await store.set(hash, answer);
    entries.set(hash, { savedAt: answer.savedAt, size, page });

    let total = [...entries.values()].reduce((sum, entry) => sum + entry.size, 0);
    const oldestFirst = [...entries].toSorted(([, a], [, b]) => a.savedAt - b.savedAt);
    for (const [oldHash, old] of oldestFirst) {
      if (total <= MAX_SIZE && entries.size <= MAX_ENTRIES) break;
      total -= old.size;
      entries.delete(oldHash);
      await store.delete(oldHash);
    }
  }

  return {
    /** Sets the page that is open now. */
    setOpenPage(next: OpenPage): void {
      openPage = next;
      schedule();
    },
    /** @returns a function that stops saving */
    start(): () => void {
      for (const query of cache.getAll()) {
        const { data, error, dataUpdatedAt } = query.state;
        const isNew = data !== undefined && !savedAnswers.isRestored(dataUpdatedAt);
        if (isSaved(query) && (isNew || isGone(error))) changedQueries.set(query.queryHash, query);
      }
      const stopQueries = cache.subscribe((event) => {
        if (event.type !== 'updated') return;
        if (event.action.type !== 'success' && event.action.type !== 'error') return;
        if (isSaved(event.query)) changedQueries.set(event.query.queryHash, event.query);
        // Even a response that isn't saved can change the page, so the snapshot must be saved again.
        schedule();
      });
      const stopMutations = queryClient.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.mutation.state.status === 'pending') return;
        const [resource, change] = event.mutation.options.mutationKey ?? [];
        if (change !== 'markAsUnread' && resource !== 'brief') return;
        hasUnreadAgain = true;
        schedule();
      });
      return () => {
        stopQueries();
        stopMutations();
      };
    },
  };
}
