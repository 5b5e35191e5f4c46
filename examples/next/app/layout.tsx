import '@producer-portal/ui/fonts.css';
import '@producer-portal/ui/tokens.css';
import '@producer-portal/ui/base.css';
import './app.css';
import type { ReactNode } from 'react';

export const metadata = { title: 'Alerts' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <div id="app">{children}</div>
      </body>
    </html>
  );
}
