import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Outlet, RouterProvider, ScrollRestoration } from 'react-router-dom';
import { queryClient } from './api.ts';

const router = createBrowserRouter([
  {
    element: (
      <>
        <Outlet />
        <ScrollRestoration />
      </>
    ),
    children: [
      { path: '/', lazy: () => import('./home.tsx') },
      { path: '/alerts', lazy: () => import('./list.tsx') },
      { path: '/alerts/:id', lazy: () => import('./detail.tsx') },
    ],
  },
]);

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);

// Preloads the next screen's code, so that a click doesn't wait for it.
requestIdleCallback(() => void import('./detail.tsx'));
