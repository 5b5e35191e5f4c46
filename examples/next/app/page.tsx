import { alerts } from '@producer-portal/api';
import Link from 'next/link';
import { getApi } from './api';

/** The list is rendered on the server. It sends no code to the browser. */
export default async function AlertsPage() {
  const { items } = await alerts.list.fetch(await getApi(), { unread: true });
  return (
    <main>
      <h1>Unread alerts</h1>
      <ul>
        {items.map(({ id, title }) => (
          <li key={id}>
            <Link href={`/alerts/${id}`} prefetch={false}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
