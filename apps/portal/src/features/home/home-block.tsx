import { statics as staticsResource } from '@producer-portal/api';
import { useQuery } from '@tanstack/react-query';
import { RecordBody } from '../../modules/content-detail/record-body.tsx';
import { useApi } from '../../modules/session/services.tsx';
import { homeCopy as copy } from './copy.ts';
import styles from './pp-home.module.css';

/** Links that the host publishes for the home page; hidden if they are missing or failed to load. */
export function HomeBlock() {
  const { data: statics } = useQuery(staticsResource.all.query(useApi()));
  const block = statics?.home;
  if (!block?.contents?.[0]?.content) return null;
  return (
    <section className={styles.places} aria-labelledby="home-places">
      <h2 id="home-places">{block.title ?? copy.places}</h2>
      <RecordBody record={block} headingOffset={2} idPrefix="home-places-" />
    </section>
  );
}
