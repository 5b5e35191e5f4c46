import type { CollateralTemplate } from '@producer-portal/api';
import { Button, Icon, type ButtonProps } from '@producer-portal/ui';
import { useState, type RefObject } from 'react';
import { loadCode } from '../../lib/load-code.ts';
import { Outcome } from '../../modules/outcome/outcome.tsx';
import { coopCopy } from './copy.ts';
import styles from './pp-co-op.module.css';

const copy = coopCopy.files;

export interface CollateralItemFilesProps {
  readonly template: CollateralTemplate;
  readonly svgRef: RefObject<SVGSVGElement | null>;
  readonly variant: ButtonProps['variant'];
  /** Returns whether the form is complete enough for the file. Otherwise, it shows the errors at their fields. */
  readonly validate: () => boolean;
}

/** Button that downloads the item. The browser creates the file: a PDF for print items, a PNG for screen items. */
export function CollateralItemFiles(props: CollateralItemFilesProps) {
  const { template, svgRef, variant, validate } = props;
  const [state, setState] = useState<'idle' | 'pending' | 'done' | 'tooLarge' | 'failed'>('idle');
  const kind = template.quantities?.length ? 'pdf' : 'png';
  const name = `${template.slug ?? template.id}.${kind}`;

  const download = async () => {
    if (!svgRef.current || state === 'pending') return;
    if (!validate()) {
      setState('idle');
      return;
    }
    setState('pending');
    try {
      const { saveTemplate } = await loadCode(
        () => import('../../modules/template-svg/save-template.ts'),
      );
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
        <Button variant={variant} pending={state === 'pending'} onClick={() => void download()}>
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
