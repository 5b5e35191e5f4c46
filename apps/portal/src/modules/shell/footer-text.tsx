import { statics } from '@producer-portal/api';
import { RichContent } from '@producer-portal/content-renderer';
import { useQuery } from '@tanstack/react-query';
import { contentLang } from '../../lib/page-locale.ts';
import { useContentPolicy } from '../content-detail/use-content-policy.ts';
import { useApi } from '../session/services.tsx';
import styles from './pp-footer-text.module.css';

/** The host's text for the footer (docs/product.md#footer); hidden if it is missing or failed to load. */
export function FooterText() {
  const { data } = useQuery(statics.all.query(useApi()));
  const policy = useContentPolicy();
  const { title, contents } = data?.footer ?? {};
  const html = contents?.[0]?.content;
  return (
    <>
      {title && (
        <p className={styles.title} lang={contentLang}>
          {title}
        </p>
      )}
      {html && (
        <RichContent
          html={html}
          lang={contentLang}
          idPrefix="footer-"
          className={styles.text}
          {...policy}
        />
      )}
    </>
  );
}
