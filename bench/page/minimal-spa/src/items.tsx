import { Link } from 'react-router-dom';
import type { Item } from './api.ts';

/** Links to records of one kind. */
export function Items({ items, path }: { items: readonly Item[]; path: string }) {
  return (
    <ul>
      {items.map(({ id, slug, title, excerpt, published_at: published }) => (
        <li key={id}>
          <Link to={`/${path}/${slug}`}>{title}</Link>
          <p>{excerpt}</p>
          <p>{new Date(published).toLocaleDateString('en-US')}</p>
        </li>
      ))}
    </ul>
  );
}
