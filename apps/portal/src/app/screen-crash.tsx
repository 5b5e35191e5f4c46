import { Button, StatusScreen } from '@producer-portal/ui';

/** Stands in for a screen that could not be drawn; the shell around it stays. */
export function ScreenCrash() {
  return (
    <StatusScreen
      title="This page could not be shown"
      primary={<Button onClick={() => window.location.reload()}>Load the page again</Button>}
    >
      <p>Something went wrong while this page was drawn. Loading it again usually helps.</p>
    </StatusScreen>
  );
}
