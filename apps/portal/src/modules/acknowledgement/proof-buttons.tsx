import { revisions, type Id } from '@producer-portal/api';
import { Button, useAnnounce } from '@producer-portal/ui';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../lib/save-file.ts';
import { failureContent } from '../content-list/failure-content.tsx';
import { failureText } from '../content-list/failure-text.ts';
import { downloadsCopy } from '../downloads/copy.ts';
import { useApi } from '../session/services.tsx';
import { acknowledgeCopy } from './copy.ts';
import styles from './pp-acknowledgement.module.css';

const { proof: copy } = acknowledgeCopy;

/** Buttons that download the proof that the user saw a revision and acknowledged it: as a PDF, and as JSON for auditors to verify it. */
export function ProofButtons({ revisionId }: { readonly revisionId: Id }) {
  const api = useApi();
  const announce = useAnnounce();
  const { mutate, variables, data, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: async (format: 'pdf' | 'json') => {
      const { name: baseName, pdf, file } = await revisions.proof.fetch(api, revisionId);
      const blob =
        format === 'pdf'
          ? new Blob([Uint8Array.from(atob(pdf), (char) => char.charCodeAt(0))], {
              type: 'application/pdf',
            })
          : new Blob([file], { type: 'application/json' });
      const name = `${baseName}.${format}`;
      saveFile(blob, name);
      return name;
    },
    onSuccess: (name) => announce(downloadsCopy.saved(name)),
    onError: (failure) => announce(failureText(failure, copy.failed)),
  });
  return (
    <div className={styles.proof}>
      <Button
        variant="secondary"
        pending={isPending && variables === 'pdf'}
        onClick={() => mutate('pdf')}
      >
        {copy.pdf}
      </Button>
      <Button
        variant="secondary"
        pending={isPending && variables === 'json'}
        onClick={() => mutate('json')}
      >
        {copy.json}
      </Button>
      {data && <p className={styles.downloaded}>{downloadsCopy.saved(data)}</p>}
      {error && <p className={styles.failure}>{failureContent(error, copy.failed)}</p>}
    </div>
  );
}
