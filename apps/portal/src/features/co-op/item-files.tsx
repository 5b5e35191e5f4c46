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

/** The piece as a file, made in the browser: a PDF of what is printed, a PNG of what is for the screen. */
export function CollateralItemFiles({ template, svgRef }: CollateralItemFilesProps) {
  const [state, setState] = useState<'idle' | 'making' | 'done' | 'tooLarge' | 'failed'>('idle');
  const kind = template.quantities?.length ? 'pdf' : 'png';
  const name = `${template.slug ?? template.id}.${kind}`;

  const make = async () => {
    if (!svgRef.current || state === 'making') return;
    setState('making');
    try {
      const { saveTemplate } = await import('../../modules/template-svg/save-template.ts');
      await saveTemplate(svgRef.current, name, kind);
      setState('done');
    } catch (error) {
      // By its name: its class is loaded with what throws it.
      setState(error instanceof Error && error.name === 'TemplateTooLarge' ? 'tooLarge' : 'failed');
    }
  };

  return (
    <>
      <div className={styles.files}>
        <Button kind="secondary" pending={state === 'making'} onClick={() => void make()}>
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
