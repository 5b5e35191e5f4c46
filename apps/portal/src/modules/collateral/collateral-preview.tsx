import { getDefaultFieldValue, type CollateralTemplate } from '@producer-portal/api';
import type { Ref } from 'react';
import { useSession } from '../session/services.tsx';
import { PrintedItem } from './printed-item.tsx';

export interface CollateralPreviewProps {
  readonly template: CollateralTemplate;
  /** A two-letter code. It determines the license number and the disclosure. */
  readonly state: string;
  /** What the user has typed, by field key. */
  readonly userTexts?: Readonly<Record<string, string>>;
  readonly className?: string | undefined;
  /** The SVG, if the item has one. */
  readonly ref?: Ref<SVGSVGElement>;
}

/** An item as it will be printed for the user's agency. */
export function CollateralPreview(props: CollateralPreviewProps) {
  const { template, state, userTexts = {}, className, ref } = props;
  const agency = useSession().claims?.agency ?? null;
  const values = (template.fields ?? []).map((field) => {
    const userText = field.locked ? '' : (userTexts[field.key]?.trim() ?? '');
    return [field.key, userText || getDefaultFieldValue(field, template, agency, state)];
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
