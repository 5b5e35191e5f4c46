import { ButtonLink, Icon, type ButtonLinkProps } from '@producer-portal/ui';
import { safeTarget } from '../paths/navigation.ts';
import { learningCopy as copy } from './copy.ts';

export interface TargetButtonProps extends Pick<ButtonLinkProps, 'variant' | 'size'> {
  /** An untrusted URL from a record. */
  readonly url: string | null | undefined;
  readonly label: string;
  /** What the button is for. Screen readers read it after the label, because several buttons in a list have the same label. */
  readonly subject: string;
}

/** Links to a course or registration. Renders nothing if the URL isn't safe. */
export function TargetButton({ url, label, subject, variant, size }: TargetButtonProps) {
  const target = safeTarget(url);
  if (!target) return null;
  return (
    <ButtonLink
      href={target.href}
      variant={variant}
      size={size}
      {...(target.external && { target: '_blank', rel: 'noopener noreferrer' })}
      aria-label={(target.external ? copy.externalLabelFor : copy.labelFor)(label, subject)}
    >
      {label}
      {target.external && <Icon name="external" size={16} />}
    </ButtonLink>
  );
}
