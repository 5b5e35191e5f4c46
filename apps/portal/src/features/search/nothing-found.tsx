import { StatusScreen, TextLink, Illustration, cardIndexPicture } from '@producer-portal/ui';
import { searchPath } from '../../modules/paths/search-path.ts';
import { searchCopy as copy } from './copy.ts';
import { otherWords } from './other-words.ts';
import styles from './pp-search.module.css';

/** When nothing holds the words: the same without quotes or in other words, and where else to look. */
export function NothingFound({ query }: { query: string }) {
  const plain = query.replaceAll('"', '').trim();
  const isLiteral = plain !== '' && query.includes('"');
  const others = otherWords(query);
  return (
    <div className={styles.nothing}>
      <StatusScreen
        headingLevel={2}
        title={plain === '' ? copy.list.emptyTitle : copy.nothingFor(plain)}
        illustration={<Illustration picture={cardIndexPicture} />}
      >
        {isLiteral ? (
          <p>
            {copy.nothingLiteral} <TextLink href={searchPath(plain)}>{copy.plain(plain)}</TextLink>
          </p>
        ) : (
          <p>{copy.list.emptyText}</p>
        )}
      </StatusScreen>
      {others.length > 0 && (
        <section aria-labelledby="search-others">
          <h3 id="search-others">{copy.otherWords}</h3>
          <ul className={styles.links}>
            {others.map((words) => (
              <li key={words}>
                <TextLink standalone href={searchPath(words)}>
                  {words}
                </TextLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="search-places">
        <h3 id="search-places">{copy.places}</h3>
        <ul className={styles.links}>
          {copy.placeLinks.map(({ label, href }) => (
            <li key={href}>
              <TextLink standalone href={href}>
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
