import { printedValue, type CollateralTemplate } from '@producer-portal/api';
import type { Ref } from 'react';
import { useSession } from '../session/services.tsx';
import { PrintedItem } from './printed-item.tsx';

export interface CollateralPreviewProps {
  readonly template: CollateralTemplate;
  /** A two-letter code: it picks the license number and the disclosure. */
  readonly state: string;
  /** What the reader has written, by the keys of the fields. */
  readonly written?: Readonly<Record<string, string>>;
  readonly className?: string | undefined;
  /** The drawing, where the piece has one. */
  readonly ref?: Ref<SVGSVGElement>;
}

/** A piece as it will be printed for the reader's own agency. */
export function CollateralPreview(props: CollateralPreviewProps) {
  const { template, state, written = {}, className, ref } = props;
  const agency = useSession().claims?.agency ?? null;
  const values = (template.fields ?? []).map((field) => {
    const own = field.locked ? '' : (written[field.key]?.trim() ?? '');
    return [field.key, own || printedValue(field, template, agency, state)];
  });
  return (
    <PrintedItem
      template={template}
      values={Object.fromEntries(values)}
      className={className}
      ref={ref ?? null}
    />
  );
}
