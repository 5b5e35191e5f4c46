import type { CollateralTemplate } from '@producer-portal/api';
import { clippedDocumentIllustration, Illustration } from '@producer-portal/ui';
import { useMemo, type Ref } from 'react';
import { toAllowedUrl } from '../downloads/file-urls.ts';
import { useConfig } from '../session/services.tsx';
import { parseTemplate } from '../template-svg/parse-template.ts';
import { TemplateSvg } from '../template-svg/template-svg.tsx';
import { collateralCopy as copy } from './copy.ts';
import styles from './pp-collateral.module.css';

export interface PrintedItemProps {
  readonly template: CollateralTemplate;
  /** Printed text by field key. */
  readonly values: Readonly<Record<string, string>>;
  readonly className?: string | undefined;
  /** The SVG, if the item has one. */
  readonly ref?: Ref<SVGSVGElement>;
}

/** An item with its fields filled in. Without a valid SVG template, shows the preview image. */
export function PrintedItem({ template, values, className, ref }: PrintedItemProps) {
  const { imageHosts } = useConfig();
  const { template_svg: svg, fields, title, preview } = template;
  const parsedSvg = useMemo(() => (svg ? parseTemplate(svg) : null), [svg]);

  if (parsedSvg) {
    const images = (fields ?? [])
      .filter(({ source }) => source === 'agency.logo')
      .map(({ key }) => [key, allowedUrl(values[key] ?? '', imageHosts)]);
    return (
      <TemplateSvg
        ref={ref ?? null}
        template={parsedSvg}
        values={values}
        images={Object.fromEntries(images)}
        label={copy.preview(title)}
        className={`${styles.illustration} ${className ?? ''}`}
      />
    );
  }

  const src = preview && allowedUrl(preview.url, imageHosts);
  if (!src) {
    return (
      <Illustration
        paths={clippedDocumentIllustration}
        hue="rose"
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

/** The URL if it is on our own origin or a configured host; otherwise empty. */
const allowedUrl = (url: string, hosts: readonly string[]) =>
  (url && toAllowedUrl(url, hosts, window.location.origin)) || '';
