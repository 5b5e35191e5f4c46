import type { CollateralTemplate } from '@producer-portal/api';
import { clippedFilePicture, Illustration } from '@producer-portal/ui';
import { useMemo, type Ref } from 'react';
import { downloadTarget } from '../downloads/download-target.ts';
import { useConfig } from '../session/services.tsx';
import { parseTemplate } from '../template-svg/parse-template.ts';
import { TemplateSvg } from '../template-svg/template-svg.tsx';
import { collateralCopy as copy } from './copy.ts';
import styles from './pp-collateral.module.css';

export interface PrintedItemProps {
  readonly template: CollateralTemplate;
  /** What is printed in each field, by its key. */
  readonly values: Readonly<Record<string, string>>;
  readonly className?: string | undefined;
  /** The drawing, where the piece has one. */
  readonly ref?: Ref<SVGSVGElement>;
}

/** A piece with its fields filled. One that has no drawing of its own, or a garbled one, shows its picture. */
export function PrintedItem({ template, values, className, ref }: PrintedItemProps) {
  const { imageHosts } = useConfig();
  const { template_svg: svg, fields, title, preview } = template;
  const svgRef = useMemo(() => (svg ? parseTemplate(svg) : null), [svg]);

  if (svgRef) {
    const pictures = (fields ?? [])
      .filter(({ source }) => source === 'agency.logo')
      .map(({ key }) => [key, address(values[key] ?? '', imageHosts)]);
    return (
      <TemplateSvg
        ref={ref ?? null}
        template={svgRef}
        values={values}
        pictures={Object.fromEntries(pictures)}
        label={copy.preview(title)}
        className={`${styles.illustration} ${className ?? ''}`}
      />
    );
  }

  const src = preview && address(preview.url, imageHosts);
  if (!src) {
    return (
      <Illustration
        picture={clippedFilePicture}
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

/** Of our own origin or of a host of the configuration; else none. */
const address = (url: string, hosts: readonly string[]) =>
  (url && downloadTarget(url, hosts, window.location.origin)) || '';
