import '@producer-portal/ui/fonts.css';
import '@producer-portal/ui/styles.css';
import '@producer-portal/content-renderer/styles.css';
import './app.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app';
import { startSession } from './portal';
import { finishSignIn } from './sign-in';

startSession();
if (location.pathname === '/login') {
  const path = await finishSignIn(new URLSearchParams(location.search));
  // A code is valid only once, so remove it from the URL.
  history.replaceState(null, '', path ?? '/login');
}

const root = document.getElementById('app');
if (root) {
  createRoot(root).render(
    <BrowserRouter>
      <App />
    </BrowserRouter>,
  );
}
