import { TextLink } from '@producer-portal/ui';
import { access } from '../../modules/access/access.ts';
import { useSession } from '../../modules/session/services.tsx';
import { homeCopy as copy } from './copy.ts';
import styles from './pp-home.module.css';

/** Points out the newer products to who may sell them and is to be told so (decisions, section 4). */
export function PremierBanner() {
  const session = useSession();
  const isWanted = session.claims?.premier_banner_enabled === true;
  if (!isWanted || !access(session, 'agent360.introduction').allowed) return null;
  return (
    <p className={styles.premier}>
      {copy.premier}{' '}
      <TextLink standalone href="/agent360">
        {copy.premierLink}
      </TextLink>
    </p>
  );
}
