import { CategoryTag, type CategoryTagProps } from '@producer-portal/ui';
import type { RecordTag } from './record-tag.ts';

const familyStyles: Readonly<Record<RecordTag['family'], Pick<CategoryTagProps, 'hue' | 'icon'>>> =
  {
    alert: { hue: 'coral', icon: 'warning' },
    policy: { hue: 'indigo', icon: 'scale' },
    product: { hue: 'green', icon: 'tag' },
    marketing: { hue: 'rose', icon: 'megaphone' },
    field: { hue: 'blue', icon: 'people' },
    training: { hue: 'olive', icon: 'training' },
    jobaid: { hue: 'ochre', icon: 'tools' },
    guide: { hue: 'teal', icon: 'book' },
  };

/** A record's tag: its label, with the color and icon of its family (docs/design.md#record-tags). */
export function KindTag({ tag }: { readonly tag: RecordTag }) {
  return <CategoryTag {...familyStyles[tag.family]}>{tag.label}</CategoryTag>;
}
