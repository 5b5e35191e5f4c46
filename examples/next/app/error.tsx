'use client';

import '@producer-portal/ui/button.css';
import { Button } from '@producer-portal/ui/button';

/** Replaces a page that couldn't load, for example because the host doesn't respond. */
export default function ErrorPage() {
  return (
    <main>
      <h1>This page didn’t load</h1>
      <p>The host may be down for a moment.</p>
      <Button onClick={() => location.reload()}>Try again</Button>
    </main>
  );
}
