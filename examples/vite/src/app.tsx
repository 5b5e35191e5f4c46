import { AppShell } from '@producer-portal/ui/app-shell';
import { Button } from '@producer-portal/ui/button';
import { Header } from '@producer-portal/ui/header';
import { LiveRegionProvider } from '@producer-portal/ui/live-region';
import { StatusScreen } from '@producer-portal/ui/status-screen';
import { UiProvider, type LinkProps } from '@producer-portal/ui/ui-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { AlertList } from './alert-list';
import { AlertPage } from './alert-page';
import { queryClient, session } from './portal';
import { signOut, startSignIn } from './sign-in';

const RouterLink = ({ href, ...rest }: LinkProps) => <Link to={href} {...rest} />;

export function App() {
  const { kind } = useSyncExternalStore(session.subscribe, session.snapshot);
  return (
    <UiProvider link={RouterLink}>
      <LiveRegionProvider>
        <QueryClientProvider client={queryClient}>
          <AppShell
            skipLinks={[{ href: '#main', label: 'Skip to main content' }]}
            header={<Header brand={{ label: 'Producer news', href: '/' }} />}
            footer={
              <footer>
                {kind !== 'none' && (
                  <Button variant="secondary" onClick={signOut}>
                    Sign out
                  </Button>
                )}
              </footer>
            }
          >
            {kind === 'none' ? <SignedOut /> : <Screens />}
          </AppShell>
        </QueryClientProvider>
      </LiveRegionProvider>
    </UiProvider>
  );
}

function Screens() {
  return (
    <Routes>
      <Route path="/alerts/:id" element={<AlertPage />} />
      <Route path="*" element={<AlertList />} />
    </Routes>
  );
}

function SignedOut() {
  const path = location.pathname === '/login' ? '/' : location.pathname + location.search;
  return (
    <StatusScreen
      title="Sign in to see your alerts"
      primary={<Button onClick={() => void startSignIn(path)}>Sign in</Button>}
    >
      You’re signed out.
    </StatusScreen>
  );
}
