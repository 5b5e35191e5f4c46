import { PageHeader, TextLink } from '@producer-portal/ui';
import { useCapabilities } from '../../modules/capabilities/use-capabilities.ts';
import { useSession } from '../../modules/session/services.tsx';
import { sitemapCopy as copy } from './copy.ts';
import styles from './pp-sitemap.module.css';
import { buildSiteTree, type SitePage } from './site-tree.ts';

/** All pages that the user can open, by group. */
export function SitemapScreen() {
  const { names } = useCapabilities();
  return (
    <div className={styles.root}>
      <PageHeader title={copy.title} meta={copy.intro} />
      <div className={styles.groups}>
        {buildSiteTree(useSession(), names).map(({ group, pages }) => (
          <section key={group} className={styles.group} aria-labelledby={`sitemap-${group}`}>
            <h2 id={`sitemap-${group}`}>{copy.groups[group]}</h2>
            <Pages pages={pages} />
          </section>
        ))}
      </div>
    </div>
  );
}

function Pages({ pages }: { pages: readonly SitePage[] }) {
  return (
    <ul className={styles.pages}>
      {pages.map(({ id, path, title, children }) => (
        <li key={id}>
          <TextLink standalone href={path}>
            {title}
          </TextLink>
          {children.length > 0 && <Pages pages={children} />}
        </li>
      ))}
    </ul>
  );
}
