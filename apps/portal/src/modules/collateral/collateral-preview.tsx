import { printedValue, type CollateralTemplate } from '@producer-portal/api';
import { clippedFilePicture, Drawing } from '@producer-portal/ui';
import { useMemo, type Ref } from 'react';
import { downloadTarget } from '../downloads/download-target.ts';
import { useConfig, useSession } from '../session/services.tsx';
import { parseTemplate } from '../template-drawing/parse-template.ts';
import { TemplateDrawing } from '../template-drawing/template-drawing.tsx';
import { collateralCopy as copy } from './copy.ts';
import styles from './pp-collateral.module.css';

export interface CollateralPreviewProps {
  readonly template: CollateralTemplate;
  /** A two-letter code: it picks the licence number and the disclosure. */
  readonly state: string;
  /** What the reader has written, by the keys of the fields. */
  readonly written?: Readonly<Record<string, string>>;
  readonly className?: string | undefined;
  /** The drawing, where the piece has one. */
  readonly ref?: Ref<SVGSVGElement>;
}

/**
 * A piece as it will be printed for the reader's own agency. One that has no drawing of its own, or a garbled one, shows its
 * picture.
 */
export function CollateralPreview(props: CollateralPreviewProps) {
  const { template, state, written = {}, className, ref } = props;
  const { imageHosts } = useConfig();
  const agency = useSession().claims?.agency ?? null;
  const { template_svg: svg, fields, title, preview } = template;
  const drawing = useMemo(() => (svg ? parseTemplate(svg) : null), [svg]);

  if (drawing) {
    const values = (fields ?? []).map((field) => {
      const own = field.locked ? '' : (written[field.key]?.trim() ?? '');
      const value = own || printedValue(field, template, agency, state);
      return { field, value };
    });
    const pictures = values
      .filter(({ field }) => field.source === 'agency.logo')
      .map(({ field, value }) => [field.key, address(value, imageHosts)]);
    return (
      <TemplateDrawing
        ref={ref ?? null}
        template={drawing}
        values={Object.fromEntries(values.map(({ field, value }) => [field.key, value]))}
        pictures={Object.fromEntries(pictures)}
        label={copy.preview(title)}
        className={`${styles.drawing} ${className ?? ''}`}
      />
    );
  }

  const src = preview && address(preview.url, imageHosts);
  if (!src) {
    return (
      <Drawing
        picture={clippedFilePicture}
        hue="marketing"
        className={`${styles.missing} ${className ?? ''}`}
      />
    );
  }
  return (
    <img
      src={src}
      alt={preview.alt ?? copy.preview(title)}
      width={preview.width ?? undefined}
      height={preview.height ?? undefined}
      loading="lazy"
      className={`${styles.picture} ${className ?? ''}`}
    />
  );
}

/** Of our own origin or of a host of the configuration; else none. */
const address = (url: string, hosts: readonly string[]) =>
  (url && downloadTarget(url, hosts, window.location.origin)) || '';
