import '@producer-portal/ui/button.css';
import { alerts } from '@producer-portal/api';
import { Button } from '@producer-portal/ui/button';
import Link from 'next/link';
import { callApi } from './api';
import { signOut } from './sign-out';

/** The first page of the list, rendered on the server. Only Button runs in the browser. */
export default async function AlertsPage() {
  const { items, total } = await callApi((api) => alerts.list.fetch(api, { unread: true }), '/');
  return (
    <main>
      <h1>Unread alerts</h1>
      <p>{total === 0 ? 'No unread alerts.' : `Showing ${items.length} of ${total}.`}</p>
      <ul>
        {items.map(({ id, title }) => (
          <li key={id}>
            <Link href={`/alerts/${id}`} prefetch={false}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <form action={signOut}>
        <Button type="submit">Sign out</Button>
      </form>
    </main>
  );
}
