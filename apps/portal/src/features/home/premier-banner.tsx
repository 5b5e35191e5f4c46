import { TextLink } from '@producer-portal/ui';
import { access } from '../../modules/access/access.ts';
import { useSession } from '../../modules/session/services.tsx';
import { homeCopy as copy } from './copy.ts';
import styles from './pp-home.module.css';

/** Promotes Agent360 to users with premier access whose banner is enabled (docs/product.md#access-rules). */
export function PremierBanner() {
  const session = useSession();
  const isEnabled = session.claims?.premier_banner_enabled === true;
  if (!isEnabled || !access(session, 'agent360.introduction').allowed) return null;
  const isOpen = access(session, 'agent360').allowed;
  return (
    <p className={styles.premier}>
      <span>{isOpen ? copy.premier : copy.premierSoon}</span>{' '}
      <TextLink standalone href={isOpen ? '/agent360' : '/agent360/what-to-expect'}>
        {isOpen ? copy.premierLink : copy.premierSoonLink}
      </TextLink>
    </p>
  );
}
