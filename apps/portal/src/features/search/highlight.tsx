import styles from './pp-search.module.css';

/**
 * A search result's text with its matches marked. The host puts them between `[[` and `]]`
 * (decisions, section 2); a bracket without its partner is text.
 *
 * @example <Highlight text="Wind and [[hail]] deductible" />
 */
export function Highlight({ text }: { text: string }) {
  const parts = text.split(/\[\[(.*?)\]\]/su);
  return (
    <>
      {parts.map((part, index) =>
        // The position is what tells one part from another, and it does not change.
        // oxlint-disable-next-line react/no-array-index-key
        index % 2 === 1 ? (
          <mark key={index} className={styles.match}>
            {part}
          </mark>
        ) : (
          part
        ),
      )}
    </>
  );
}
