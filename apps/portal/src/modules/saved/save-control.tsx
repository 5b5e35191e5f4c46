import { isSessionEnded } from '@producer-portal/api';
import { Button, Progress, useAnnounce } from '@producer-portal/ui';
import { useEffect, useRef, useState } from 'react';
import { isFocusLost } from '../../lib/is-focus-lost.ts';
import { failureText } from '../content-list/failure-text.ts';
import { formatFileSize } from '../downloads/file-details.ts';
import { useServices } from '../session/services.tsx';
import { openAnswers } from './answer-reader.ts';
import { saveCopy as copy } from './copy.ts';
import {
  MAX_RECORDS,
  readCollection,
  removeCollection,
  saveCollection,
  TooManyRecords,
} from './save-pages.ts';
import type { PagesToSave, SavedCollection } from './save-pages.ts';
import styles from './pp-save-control.module.css';

export interface SaveControlProps {
  /** The page that has the button, with its filters. */
  readonly path: string;
  readonly content: PagesToSave;
}

type Status =
  | { readonly step: 'idle' }
  | { readonly step: 'saving'; readonly done: number; readonly total: number | undefined }
  | { readonly step: 'saved'; readonly collection: SavedCollection }
  | { readonly step: 'failed'; readonly reason: string };

/** The "Save for offline" button, or its progress, or its result. If the user leaves the page, saving is canceled. */
export function SaveControl({ path, content }: SaveControlProps) {
  const { session, config } = useServices();
  const announce = useAnnounce();
  const [status, setStatus] = useState<Status>({ step: 'idle' });
  const region = useRef<HTMLDivElement>(null);
  const activeSave = useRef<AbortController>(null);
  const { savedAnswersHours } = config;

  useEffect(() => {
    let isMounted = true;
    async function read() {
      const reader = openAnswers(session, savedAnswersHours);
      const collection = reader && (await readCollection(reader, path));
      if (isMounted && collection && !activeSave.current) setStatus({ step: 'saved', collection });
    }
    void read();
    return () => {
      isMounted = false;
      activeSave.current?.abort();
    };
  }, [path, savedAnswersHours, session]);

  // The clicked button disappears, so focus moves to the button that replaces it.
  const { step } = status;
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    if (isFocusLost()) region.current?.querySelector('button')?.focus();
  }, [step]);

  async function save() {
    const controller = new AbortController();
    const { signal } = controller;
    activeSave.current = controller;
    setStatus({ step: 'saving', done: 0, total: undefined });
    announce(copy.saving);
    try {
      const reader = openAnswers(session, savedAnswersHours);
      if (!reader) throw new NotSupported();
      const collection = await saveCollection(reader, path, content, {
        signal,
        onProgress: (done, total) => {
          if (!signal.aborted) setStatus({ step: 'saving', done, total });
        },
      });
      if (signal.aborted) return;
      setStatus({ step: 'saved', collection });
      announce(copy.saved(formatFileSize(collection.size) ?? ''));
    } catch (error) {
      if (signal.aborted) return;
      const reason = toReason(error);
      setStatus({ step: 'failed', reason });
      announce(reason);
    } finally {
      if (activeSave.current === controller) activeSave.current = null;
    }
  }

  function cancel() {
    activeSave.current?.abort();
    setStatus({ step: 'idle' });
    announce(copy.canceled);
  }

  async function remove() {
    const reader = openAnswers(session, savedAnswersHours);
    if (reader) await removeCollection(reader, path);
    setStatus({ step: 'idle' });
    announce(copy.removed);
  }

  return (
    <div ref={region} className={styles.root}>
      {status.step === 'saving' ? (
        <>
          <Progress
            label={copy.saving}
            value={status.total === undefined ? undefined : status.done}
            max={status.total}
            valueText={
              status.total === undefined ? undefined : copy.progress(status.done, status.total)
            }
          />
          <Button variant="secondary" onClick={cancel}>
            {copy.cancel}
          </Button>
        </>
      ) : status.step === 'saved' ? (
        <>
          <p>{copy.saved(formatFileSize(status.collection.size) ?? '')}</p>
          <Button variant="secondary" onClick={() => void remove()}>
            {copy.remove}
          </Button>
        </>
      ) : (
        <>
          <p>{status.step === 'failed' ? status.reason : copy.hint}</p>
          <Button variant="secondary" onClick={() => void save()}>
            {status.step === 'failed' ? copy.tryAgain : copy.save}
          </Button>
        </>
      )}
    </div>
  );
}

/** The browser has no encrypted storage, or denies access to it. */
class NotSupported extends Error {}

function toReason(error: unknown): string {
  if (error instanceof NotSupported) return copy.failures.notSupported;
  if (error instanceof TooManyRecords) return copy.failures.tooMany(MAX_RECORDS);
  if (error instanceof DOMException && error.name === 'QuotaExceededError')
    return copy.failures.noSpace;
  if (isSessionEnded(error)) return copy.failures.sessionEnded;
  return failureText(error instanceof Error ? error : null, copy.failures.other);
}
