import '@producer-portal/ui/button.css';
import { alerts, type Alert, type ApiClient } from '@producer-portal/api';
import { Button } from '@producer-portal/ui/button';
import { revalidatePath } from 'next/cache';
import { notFound, redirect } from 'next/navigation';
import { callApi, host } from '../../api';
import { Article } from './article';

/** A wrong ID must not read a whole archive. */
const MAX_PAGES = 50;

/** Finds an alert by its ID or slug in the list. The API has no call for one alert that leaves it unread. */
async function findAlert(api: ApiClient, id: string): Promise<Alert | undefined> {
  for (let page = 1; page <= MAX_PAGES; page++) {
    const { items, total, perPage } = await alerts.list.fetch(api, { page });
    const alert = items.find((each) => String(each.id) === id || each.slug === id);
    if (alert || page * perPage >= total) return alert;
  }
  return undefined;
}

/** An article with a button that marks it as read. Only Article and Button run in the browser. */
export default async function AlertPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const path = `/alerts/${id}`;
  const alert = await callApi((api) => findAlert(api, id), path);
  if (!alert) notFound();

  async function markAsRead() {
    'use server';
    await callApi((api) => alerts.markAsRead.fetch(api, id), path);
    revalidatePath('/');
    redirect('/');
  }

  return (
    <main>
      <h1>{alert.title}</h1>
      <Article html={alert.contents?.[0]?.content ?? ''} host={host} />
      <form action={markAsRead}>
        <Button type="submit">Mark as read</Button>
      </form>
    </main>
  );
}
