import type { Query } from '@tanstack/react-query';
import { whenIdle } from '../lib/idle.ts';
import type { AnswerReader, SavedPage } from '../modules/saved/answer-reader.ts';
import { removeStale } from '../modules/saved/encrypted-store.ts';
import { isGone, isSaved } from '../modules/saved/saved-answers.ts';
import type { Services } from '../modules/session/services.tsx';
import { callName } from './error-routing.ts';
import type { Router } from './router.ts';

/** What is kept at most, in characters of JSON. The oldest answers go first. */
const MAX_SIZE = 5_000_000;
const MAX_ENTRIES = 200;

/** An answer that is in the store. */
interface Entry {
  savedAt: number;
  size: number;
  page: SavedPage | null;
}

/** The answers of one session that are in the store, by the hash of their query. */
interface OpenAnswers {
  secret: string;
  store: AnswerReader['store'];
  entries: Map<string, Entry>;
}

/** The title of a record; null for other data. */
function readTitle(data: unknown): string | null {
  const isRecord = typeof data === 'object' && data !== null && 'title' in data;
  return isRecord && typeof data.title === 'string' && data.title !== '' ? data.title : null;
}

/**
 * Saves the responses to queries of content when the browser is idle: those of this tab so far, and all that follow. Removes an
 * answer if the host no longer shows it to the user, the oldest ones when there are too many, and all of them when the session
 * ends or another user signs in.
 *
 * @returns a function that stops it
 */
export function writeAnswers(services: Services, router: Router): () => void {
  const { session, queryClient, savedAnswers, config } = services;
  const cache = queryClient.getQueryCache();
  const changed = new Map<string, Query>();
  let isScheduled = false;
  let isWriting = false;
  let opened: OpenAnswers | null = null;
  let { epoch } = session.snapshot();

  /** The answers of the current session; null if there can be none. */
  async function open(): Promise<OpenAnswers | null> {
    const secret = config.savedAnswersHours > 0 ? session.storageSecret(true) : null;
    if (secret === null) return null;
    if (opened?.secret === secret) return opened;
    const reader = await savedAnswers.open();
    if (!reader) return null;
    const { store, parse } = reader;
    const answers: OpenAnswers = { secret, store, entries: new Map() };
    for (const [hash, stored] of await store.entries()) {
      const answer = parse(stored);
      if (!answer) await store.delete(hash);
      else answers.entries.set(hash, { ...answer, size: JSON.stringify(stored).length });
    }
    opened = answers;
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

  /** The page that shows this query, if the user has it open. */
  function getPage(query: Query): SavedPage | null {
    const { route, location } = router.state;
    // While a page opens, the title is that of the page before.
    if (!route || router.pendingLocation || !query.isActive()) return null;
    const call = callName(query.queryKey);
    if (route.primary !== call && !route.parts?.some((part) => part === call)) return null;
    const path = location.pathname + location.search;
    // The document title of the home page is the portal's name.
    if (route.path === '/') return { path, title: route.title, isRecord: false, details: '' };
    const title = document.title.replace(` · ${config.portalName}`, '');
    const recordTitle = route.primary === call ? readTitle(query.state.data) : null;
    if (recordTitle === null || !title.includes(recordTitle))
      return { path, title, isRecord: false, details: '' };
    const details = title.replace(recordTitle, '').split(' · ').filter(Boolean).join(' · ');
    return { path, title: recordTitle, isRecord: true, details };
  }

  async function write(): Promise<void> {
    // One at a time, so that a later response isn't overtaken by an earlier one.
    if (isWriting) return;
    isWriting = true;
    try {
      const answers = await open();
      for (const query of cache.findAll({ type: 'active' })) {
        const entry = answers?.entries.get(query.queryHash);
        if (isSaved(query) && !entry?.page && getPage(query)) changed.set(query.queryHash, query);
      }
      for (const [hash, query] of changed) {
        changed.delete(hash);
        if (answers) await save(answers, query);
      }
    } catch {
      // The session has ended, or the browser has no space or refuses to store anything.
    } finally {
      isWriting = false;
    }
    if (changed.size > 0) schedule();
  }

  async function save({ store, entries }: OpenAnswers, query: Query): Promise<void> {
    const { queryHash: hash, state } = query;
    if (isGone(state.error)) {
      entries.delete(hash);
      await store.delete(hash);
      return;
    }
    if (state.data === undefined) return;
    const page = getPage(query) ?? entries.get(hash)?.page ?? null;
    const answer = { savedAt: state.dataUpdatedAt, data: state.data, page };
    const size = JSON.stringify(answer).length;
    if (size > MAX_SIZE / 5) return;
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

  const unsubscribes = [
    cache.subscribe((event) => {
      if (event.type !== 'updated' || !isSaved(event.query)) return;
      if (event.action.type !== 'success' && event.action.type !== 'error') return;
      changed.set(event.query.queryHash, event.query);
      schedule();
    }),
    router.subscribe(schedule),
    session.subscribe(() => {
      if (session.snapshot().epoch === epoch) return;
      ({ epoch } = session.snapshot());
      // Responses of the earlier session.
      changed.clear();
      opened = null;
      void removeStale(session);
    }),
  ];
  for (const query of cache.getAll()) {
    const { data, error, dataUpdatedAt } = query.state;
    const isNew = data !== undefined && !savedAnswers.isRestored(dataUpdatedAt);
    if (isSaved(query) && (isNew || isGone(error))) changed.set(query.queryHash, query);
  }
  void removeStale(session).then(schedule);
  return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
}
