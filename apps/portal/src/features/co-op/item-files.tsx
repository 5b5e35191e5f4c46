import type { CollateralTemplate } from '@producer-portal/api';
import { Button, Icon } from '@producer-portal/ui';
import { useState, type RefObject } from 'react';
import { Outcome } from '../../modules/outcome/outcome.tsx';
import { coopCopy } from './copy.ts';
import styles from './pp-co-op.module.css';

const copy = coopCopy.files;

export interface CollateralItemFilesProps {
  readonly template: CollateralTemplate;
  readonly svgRef: RefObject<SVGSVGElement | null>;
}

/** Button that downloads the item. The browser creates the file: a PDF for print items, a PNG for screen items. */
export function CollateralItemFiles({ template, svgRef }: CollateralItemFilesProps) {
  const [state, setState] = useState<'idle' | 'pending' | 'done' | 'tooLarge' | 'failed'>('idle');
  const kind = template.quantities?.length ? 'pdf' : 'png';
  const name = `${template.slug ?? template.id}.${kind}`;

  const download = async () => {
    if (!svgRef.current || state === 'pending') return;
    setState('pending');
    try {
      const { saveTemplate } = await import('../../modules/template-svg/save-template.ts');
      await saveTemplate(svgRef.current, name, kind);
      setState('done');
    } catch (error) {
      // Compare by name, because importing the class would load its module early.
      setState(error instanceof Error && error.name === 'TemplateTooLarge' ? 'tooLarge' : 'failed');
    }
  };

  return (
    <>
      <div className={styles.files}>
        <Button kind="secondary" pending={state === 'pending'} onClick={() => void download()}>
          <Icon name="download" /> {copy[kind]}
        </Button>
      </div>
      {state === 'done' && <Outcome tone="success" message={copy.done(name)} />}
      {(state === 'tooLarge' || state === 'failed') && (
        <Outcome tone="danger" message={copy[state]} />
      )}
    </>
  );
}
