import { validateItemTexts, type CollateralTemplate } from '@producer-portal/api';
import { Button, Icon } from '@producer-portal/ui';
import { useState, type RefObject } from 'react';
import { loadCode } from '../../lib/load-code.ts';
import { Outcome } from '../../modules/outcome/outcome.tsx';
import { coopCopy } from './copy.ts';
import { toFieldErrors } from './item-errors.ts';
import styles from './pp-co-op.module.css';

const copy = coopCopy.files;

export interface CollateralItemFilesProps {
  readonly template: CollateralTemplate;
  readonly svgRef: RefObject<SVGSVGElement | null>;
  /** The user's texts by field key. */
  readonly userTexts: Readonly<Record<string, string>>;
}

/**
 * Button that downloads the item. The browser creates the file: a PDF for print items, a PNG for screen items. An invalid
 * text prevents the download, as it prevents an order.
 */
export function CollateralItemFiles({ template, svgRef, userTexts }: CollateralItemFilesProps) {
  const [state, setState] = useState<
    'idle' | 'pending' | 'done' | 'invalid' | 'tooLarge' | 'failed'
  >('idle');
  const kind = template.quantities?.length ? 'pdf' : 'png';
  const name = `${template.slug ?? template.id}.${kind}`;

  const errors = toFieldErrors(validateItemTexts(userTexts, template));
  const errorTexts = (template.fields ?? []).flatMap(
    ({ key, label }) =>
      errors[`fields.${key}`]?.map((error) => copy.fieldError(label ?? key, error)) ?? [],
  );

  const download = async () => {
    if (!svgRef.current || state === 'pending') return;
    if (errorTexts.length > 0) {
      setState('invalid');
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
        <Button variant="secondary" pending={state === 'pending'} onClick={() => void download()}>
          <Icon name="download" /> {copy[kind]}
        </Button>
      </div>
      {state === 'done' && <Outcome tone="success" message={copy.done(name)} />}
      {state === 'invalid' && errorTexts.length > 0 && (
        <Outcome tone="danger" message={copy.invalid(errorTexts)} />
      )}
      {(state === 'tooLarge' || state === 'failed') && (
        <Outcome tone="danger" message={copy[state]} />
      )}
    </>
  );
}
