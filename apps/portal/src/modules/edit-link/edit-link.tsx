import { TextLink } from '@producer-portal/ui';
import { access } from '../access/access.ts';
import { useConfig, useSession } from '../session/services.tsx';
import { editAddress } from './edit-address.ts';
import { copy } from './copy.ts';

export interface EditLinkProps {
  readonly record: { readonly record_type: string; readonly id: string | number };
}

/**
 * The way to a record's form on the admin site, for those who look after the content; absent for everybody else and where no
 * admin site is configured (decisions section 5.7). On a record's page it stands in the staff lens.
 */
export function EditLink({ record }: EditLinkProps) {
  const { adminHost } = useConfig();
  const href = editAddress(adminHost, record);
  const { allowed } = access(useSession(), 'edit-links');
  if (!allowed || href === null) return null;
  return (
    <TextLink standalone href={href} externalLabel={copy.external}>
      {copy.edit}
    </TextLink>
  );
}
