import { Button, Icon, Progress, type ButtonProps } from '@producer-portal/ui';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../lib/save-file.ts';
import { canShareFile, shareFile } from '../../lib/share-file.ts';
import { downloadsCopy } from '../downloads/copy.ts';
import { Outcome } from '../outcome/outcome.tsx';
import { hostText } from '../../lib/host-text.tsx';
import { coBrandCopy as copy } from './copy.ts';
import styles from './pp-co-brand.module.css';

export interface CreateOptions {
  readonly signal: AbortSignal;
  /** Called with the progress, from 0 to 1, if creating the file takes long. */
  readonly onProgress: (done: number) => void;
}

export interface CoBrandedFileProps {
  /** The record's title, for screen readers. */
  readonly title: string;
  readonly fileName: string;
  /** The file's media type. */
  readonly type: string;
  /** The variant of the download button. @default 'secondary' */
  readonly variant?: ButtonProps['variant'];
  /** Text to share with the file. */
  readonly text?: string | undefined;
  /** Creates the file. Called on the first click, and again on later clicks until it has created a file. */
  readonly create: (options: CreateOptions) => Promise<Blob>;
}

type State = 'idle' | 'creating' | 'done' | 'failed' | 'readyToShare';

/** Buttons that create a file with the agency's card in the browser, and save it or open the share sheet. */
export function CoBrandedFile(props: CoBrandedFileProps) {
  const { title, fileName, type, variant = 'secondary', text, create } = props;
  const [state, setState] = useState<State>('idle');
  const [progress, setProgress] = useState<number | null>(null);
  const createdFile = useRef<File>(undefined);
  const activeRun = useRef<AbortController>(undefined);
  useEffect(() => () => activeRun.current?.abort(), []);

  async function getFile(signal: AbortSignal): Promise<File> {
    createdFile.current ??= new File(
      [await create({ signal, onProgress: setProgress })],
      fileName,
      {
        type,
      },
    );
    return createdFile.current;
  }

  async function run(use: (file: File) => Promise<State> | State): Promise<void> {
    if (state === 'creating') return;
    const controller = new AbortController();
    activeRun.current = controller;
    setState('creating');
    const result = await getFile(controller.signal).then(use, (): State => 'failed');
    setProgress(null);
    setState(controller.signal.aborted ? 'idle' : result);
  }

  const download = () =>
    run((file) => {
      saveFile(file, fileName);
      return 'done';
    });

  const share = () =>
    run((file) =>
      shareFile(file, text).then(
        (): State => 'idle',
        () => 'readyToShare',
      ),
    );

  const isCreating = state === 'creating';
  const name = <span className="pp-visually-hidden">{hostText(title)}</span>;
  return (
    <div className={styles.root}>
      <div className={styles.buttons}>
        <Button variant={variant} pending={isCreating} onClick={() => void download()}>
          <Icon name="download" /> {copy.download} {name}
        </Button>
        {canShareFile({ name: fileName, type }) && (
          <Button variant="secondary" pending={isCreating} onClick={() => void share()}>
            {copy.share} {name}
          </Button>
        )}
      </div>
      {isCreating && progress !== null && (
        <div className={styles.progress}>
          <Progress
            label={copy.creating}
            value={progress}
            max={1}
            valueText={copy.percent(progress)}
          />
          <Button variant="quiet" onClick={() => activeRun.current?.abort()}>
            {copy.cancel}
          </Button>
        </div>
      )}
      {state === 'done' && <Outcome tone="success" message={downloadsCopy.saved(fileName)} />}
      {state === 'failed' && <Outcome tone="danger" message={copy.failed} />}
      {state === 'readyToShare' && <Outcome tone="info" message={copy.readyToShare} />}
    </div>
  );
}
