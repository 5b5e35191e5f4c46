import { TextLink } from '@producer-portal/ui';
import { useLocation } from 'react-router-dom';
import { access } from '../../modules/access/access.ts';
import { useSession } from '../../modules/session/services.tsx';
import { routeDef, type RouteId } from '../../routes.manifest.ts';
import { agent360Copy as copy } from './copy.ts';
import styles from './pp-agent360.module.css';

const pages = [
  'agent360',
  'agent360.what-to-expect',
  'agent360.product-overview',
  'agent360.new-products',
  'agent360.training',
] as const satisfies readonly RouteId[];

/** Links to the Agent360 pages that the user can open. */
export function AreaNav() {
  const { pathname } = useLocation();
  const session = useSession();
  return (
    <nav aria-label={copy.area} className={styles.nav}>
      <ul>
        {pages
          .map(routeDef)
          .filter(({ area = 'portal' }) => access(session, area).allowed)
          .map(({ path, title }) => (
            <li key={path}>
              <TextLink
                standalone
                href={path}
                aria-current={path === pathname ? 'page' : undefined}
              >
                {title}
              </TextLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
