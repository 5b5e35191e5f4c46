import { Callout, TextLink, type CalloutProps } from '@producer-portal/ui';
import { hostText } from '../../lib/host-text.tsx';
import styles from './pp-article.module.css';

export interface RecordStatusProps {
  /** @default warning */
  readonly tone?: CalloutProps['tone'];
  /** Says whether the record is in effect, such as `In effect through November 27, 2026`. */
  readonly title: string;
  /** Says what applies instead, and when. */
  readonly text?: string | undefined;
  /** The record that applies instead. Its path is null if unknown. */
  readonly other?: { readonly path: string | null; readonly label: string } | undefined;
}

/** Says at the top of a record's page that it isn't in effect or ends soon, and links to the record that applies instead. */
export function RecordStatus({ tone = 'warning', title, text, other }: RecordStatusProps) {
  return (
    <Callout tone={tone} title={title} className={styles.status}>
      {text && <p>{text}</p>}
      {other && (
        <p>
          {other.path ? (
            <TextLink standalone href={other.path}>
              {hostText(other.label)}
            </TextLink>
          ) : (
            hostText(other.label)
          )}
        </p>
      )}
    </Callout>
  );
}
