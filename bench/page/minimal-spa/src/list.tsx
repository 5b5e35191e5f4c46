import { useSuspenseQuery } from '@tanstack/react-query';
import { listQuery, queryClient } from './api.ts';
import { Items } from './items.tsx';
import { listRequests } from './requests.ts';

const query = listQuery(listRequests[0] ?? '');

export const loader = () => queryClient.ensureQueryData(query);

export function Component() {
  const { data } = useSuspenseQuery(query);
  return (
    <main>
      <h1>Alerts</h1>
      <Items items={data} path="alerts" />
    </main>
  );
}
