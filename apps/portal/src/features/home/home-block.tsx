import { statics as staticsResource } from '@producer-portal/api';
import { Accordion } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useIsPhone } from '../../lib/use-is-phone.ts';
import { RecordBody } from '../../modules/content-detail/record-body.tsx';
import { useApi } from '../../modules/session/services.tsx';
import { hostText } from '../../lib/host-text.tsx';
import { homeCopy as copy } from './copy.ts';
import styles from './pp-home.module.css';

/** Links that the host publishes for the home page; hidden if they are missing or failed to load. Collapsed on phones. */
export function HomeBlock() {
  const { data: statics } = useQuery(staticsResource.all.query(useApi()));
  const isPhone = useIsPhone();
  const block = statics?.home;
  if (!block?.contents?.[0]?.content) return null;
  const title = block.title ?? copy.places;
  const links = <RecordBody record={block} headingOffset={2} idPrefix="home-places-" />;
  if (isPhone) {
    return (
      <Accordion
        className={styles.places}
        headingLevel={2}
        items={[{ id: 'home-places', heading: title, content: links }]}
        labels={copy.placesLabels}
      />
    );
  }
  return (
    <section className={styles.places} aria-labelledby="home-places">
      <h2 id="home-places">{block.title ? hostText(block.title) : copy.places}</h2>
      {links}
    </section>
  );
}
