import { TextLink } from '@producer-portal/ui';
import { useConfig } from '../session/services.tsx';
import { editAddress } from './edit-address.ts';
import { copy } from './copy.ts';

export interface EditLinkProps {
  readonly record: { readonly record_type: string; readonly id: string | number };
}

/**
 * The way to a record's form on the admin site; absent where none is configured (docs/product.md#admin-edit-links). It stands in the staff
 * lens, which only those who look after the content see.
 */
export function EditLink({ record }: EditLinkProps) {
  const { adminHost } = useConfig();
  const href = editAddress(adminHost, record);
  if (href === null) return null;
  return (
    <TextLink standalone href={href} externalLabel={copy.external}>
      {copy.edit}
    </TextLink>
  );
}
