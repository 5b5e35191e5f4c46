import { TextLink } from '@producer-portal/ui';
import { useConfig } from '../session/services.tsx';
import { editUrl } from './edit-url.ts';
import { copy } from './copy.ts';

export interface EditLinkProps {
  readonly record: { readonly record_type: string; readonly id: string | number };
}

/**
 * Links to a record's edit form. Renders nothing if no admin site is configured (docs/product.md#admin-edit-links). Part of the
 * content health panel, which only users who maintain the content see.
 */
export function EditLink({ record }: EditLinkProps) {
  const { adminHost } = useConfig();
  const href = editUrl(adminHost, record);
  if (href === null) return null;
  return (
    <TextLink standalone href={href} externalLabel={copy.external}>
      {copy.edit}
    </TextLink>
  );
}
