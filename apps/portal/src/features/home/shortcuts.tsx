import { Icon, TextLink } from '@producer-portal/ui';
import { useFavorites } from '../../modules/favorites/use-favorites.ts';
import { homeCopy as copy } from './copy.ts';
import styles from './pp-home.module.css';

/** Maximum number of favorites shown. The favorites page lists the rest. */
const maxShown = 6;

/** The user's favorites; hidden if there are none. */
export function Shortcuts() {
  const shortcuts = useFavorites();
  if (shortcuts.length === 0) return null;
  return (
    <section className={styles.shortcuts} aria-labelledby="home-shortcuts">
      <div className={styles.heading}>
        <h2 id="home-shortcuts">{copy.shortcuts}</h2>
      </div>
      <ul className={styles.rows}>
        {shortcuts.slice(0, maxShown).map(({ id, title, path }) => (
          <li key={id} className={styles.shortcut}>
            <TextLink standalone href={path}>
              {title}
            </TextLink>
            <Icon name="arrow-right" />
          </li>
        ))}
      </ul>
    </section>
  );
}
