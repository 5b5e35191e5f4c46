import { TextLink } from '@producer-portal/ui';
import { useConfig } from '../session/services.tsx';
import { getEditUrl } from './edit-url.ts';
import { copy } from './copy.ts';

export interface EditLinkProps {
  readonly record: { readonly record_type: string; readonly id: string | number };
  /** The record's title, for screen readers. Needed if a page has several edit links. */
  readonly subject?: string;
}

/**
 * Links to a record's edit form. Renders nothing if no admin site is configured (docs/product.md#admin-edit-links). Only for
 * users who can open the area `edit-links`.
 */
export function EditLink({ record, subject }: EditLinkProps) {
  const { adminHost } = useConfig();
  const href = getEditUrl(adminHost, record);
  if (href === null) return null;
  return (
    <TextLink
      standalone
      href={href}
      externalLabel={copy.opensInNewTab}
      aria-label={subject === undefined ? undefined : copy.editLabel(subject)}
    >
      {copy.edit}
    </TextLink>
  );
}
