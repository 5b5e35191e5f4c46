import { printedValue, type CollateralTemplate } from '@producer-portal/api';
import type { Ref } from 'react';
import { useSession } from '../session/services.tsx';
import { PrintedItem } from './printed-item.tsx';

export interface CollateralPreviewProps {
  readonly template: CollateralTemplate;
  /** A two-letter code. It determines the license number and the disclosure. */
  readonly state: string;
  /** What the user has typed, by field key. */
  readonly written?: Readonly<Record<string, string>>;
  readonly className?: string | undefined;
  /** The SVG, if the item has one. */
  readonly ref?: Ref<SVGSVGElement>;
}

/** An item as it will be printed for the user's agency. */
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
