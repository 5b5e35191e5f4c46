import { isApiError, isNotFound } from '@producer-portal/api';
import { Button } from '@producer-portal/ui/button';
import { StatusScreen } from '@producer-portal/ui/status-screen';

/** Says what failed and what to do. Support finds the call in the host's log by its request ID. */
export function Failed({ error, retry }: { error: unknown; retry: () => void }) {
  if (isNotFound(error)) {
    return (
      <StatusScreen title="We couldn’t find this page" headingLevel={2}>
        It may have been removed.
      </StatusScreen>
    );
  }
  const requestId = isApiError(error) ? error.requestId : null;
  return (
    <StatusScreen
      title="Couldn’t load this page"
      headingLevel={2}
      primary={<Button onClick={retry}>Try again</Button>}
      support={requestId ? [{ term: 'Request ID', details: requestId }] : []}
    >
      Check your connection and try again.
    </StatusScreen>
  );
}
