import '@producer-portal/content-renderer/styles.css';
import '@producer-portal/ui/button.css';
import { alerts } from '@producer-portal/api';
import { RichContent } from '@producer-portal/content-renderer';
import { Button } from '@producer-portal/ui/button';
import { revalidatePath } from 'next/cache';
import { notFound, redirect } from 'next/navigation';
import { callApi } from '../../api';

/** An article with a button that marks it as read. Only RichContent and Button run in the browser. */
export default async function AlertPage({ params }: { params: Promise<{ id: string }> }) {
  const id = Number((await params).id);
  // The API has no call for one alert, so the page finds it in the list.
  const { items } = await callApi((api) => alerts.list.fetch(api, {}));
  const alert = items.find((each) => each.id === id);
  if (!alert) notFound();

  async function markAsRead() {
    'use server';
    await callApi((api) => alerts.markAsRead.fetch(api, id));
    revalidatePath('/');
    redirect('/');
  }

  return (
    <main>
      <h1>{alert.title}</h1>
      <RichContent html={alert.contents?.[0]?.content ?? ''} />
      <form action={markAsRead}>
        <Button type="submit">Mark as read</Button>
      </form>
    </main>
  );
}
