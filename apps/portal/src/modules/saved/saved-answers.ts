import { isNotAuthorized, isNotFound } from '@producer-portal/api';
import type { Session } from '@producer-portal/api/session';
import type { Query, QueryFunction, QueryFunctionContext } from '@tanstack/react-query';
import type { AnswerReader } from './answer-reader.ts';

/**
 * The content that is saved: lists and records, and what their filters need. Never anything about orders, devices, other users,
 * or proof files (docs/decisions/0039-saved-answers.md).
 */
const savedResources = new Set<unknown>([
  'alerts',
  'brief',
  'collateralTemplates',
  'featuredContent',
  'fieldManagementNews',
  'guides',
  'jobAids',
  'platforms',
  'policyUpdates',
  'productUpdates',
  'products',
  'salesArticles',
  'salesPromotions',
  'simplePages',
  'socialPosts',
  'states',
  'statics',
  'tags',
  'taxonomies',
  'trainings',
  'webinars',
]);

/** Whether the response to a query is saved. */
export const isSaved = ({ queryKey: [resource] }: Pick<Query, 'queryKey'>): boolean =>
  savedResources.has(resource);

/** Whether an error means that the user can't see the content. If so, no saved answer may show it. */
export const isGone = (error: unknown): boolean => isNotFound(error) || isNotAuthorized(error);

/** The user's saved answers. The code that reads them loads only if this session has saved any. */
export type SavedAnswers = ReturnType<typeof createSavedAnswers>;

/**
 * Reads saved answers in this tab.
 *
 * @param hours maximum age of an answer; 0 if nothing is saved
 */
export function createSavedAnswers(session: Session, hours: number) {
  const restoredTimes = new Set<number>();
  const listeners = new Set<() => void>();
  let openedReader: { secret: string; reader: Promise<AnswerReader | null> } | undefined;

  /** The saved answers of the current session; null if it has none, or if they can't be read. */
  function open(): Promise<AnswerReader | null> | null {
    const secret = hours > 0 ? session.storageSecret() : null;
    if (secret === null) return null;
    if (openedReader?.secret !== secret) openedReader = { secret, reader: load(secret) };
    return openedReader.reader;
  }

  async function load(secret: string) {
    try {
      const { openAnswers } = await import('./answer-reader.ts');
      // Meanwhile, another user may have signed in.
      return session.storageSecret() === secret ? openAnswers(session, hours) : null;
    } catch {
      return null;
    }
  }

  async function restore(reader: Promise<AnswerReader | null>, query: Query): Promise<void> {
    const answer = await (await reader)?.read(query);
    // Keep the response if it arrived first.
    if (!answer || query.state.data !== undefined) return;
    restoredTimes.add(answer.savedAt);
    listeners.forEach((listener) => listener());
    query.setData(answer.data, { updatedAt: answer.savedAt, manual: true });
  }

  return {
    open,
    /** Calls a function when a saved answer is shown. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Whether a saved answer has been shown since the page loaded. */
    hasRestored: (): boolean => restoredTimes.size > 0,
    /** Whether data with this `dataUpdatedAt` is a saved answer. */
    isRestored: (updatedAt: number): boolean => restoredTimes.has(updatedAt),
    /**
     * The persister of all queries: sends the call, and shows the saved answer until the response arrives. If the call fails,
     * the query waits for the saved answer before it fails.
     */
    persister: async <Data>(
      queryFn: QueryFunction<Data>,
      context: QueryFunctionContext,
      query: Query,
    ): Promise<Data> => {
      const hasNoData = query.state.data === undefined;
      const reader = hasNoData && isSaved(query) ? open() : null;
      if (!reader) return queryFn(context);
      const restoring = restore(reader, query);
      try {
        return await queryFn(context);
      } catch (error) {
        await restoring;
        if (isGone(error)) query.setState({ data: undefined, dataUpdatedAt: 0 });
        throw error;
      }
    },
  };
}
