import { ButtonLink, Icon, type ButtonLinkProps } from '@producer-portal/ui';
import { safeTarget } from '../paths/navigation.ts';
import { learningCopy as copy } from './copy.ts';

export interface TargetButtonProps extends Pick<ButtonLinkProps, 'kind' | 'size'> {
  /** From a record: judged before anybody is sent there. */
  readonly address: string | null | undefined;
  readonly label: string;
  /** What it is for, read after the label: in a list several say the same. */
  readonly of: string;
}

/** Leads to where a course is taken or a place is booked; absent where the address is none to be trusted. */
export function TargetButton({ address, label, of, kind, size }: TargetButtonProps) {
  const target = safeTarget(address);
  if (!target) return null;
  return (
    <ButtonLink
      href={target.href}
      kind={kind}
      size={size}
      {...(target.external && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {label}
      {target.external && <Icon name="external" size={16} />}
      <span className="pp-visually-hidden">
        : {of}
        {target.external && ` ${copy.external}`}
      </span>
    </ButtonLink>
  );
}
