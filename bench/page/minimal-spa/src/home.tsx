import { useSuspenseQueries } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { listQuery, queryClient } from './api.ts';
import { Items } from './items.tsx';
import { homeRequests } from './requests.ts';

const queries = homeRequests.map(listQuery);

export const loader = () => Promise.all(queries.map((query) => queryClient.ensureQueryData(query)));

export function Component() {
  const lists = useSuspenseQueries({ queries }).map(({ data }) => data);
  const [featured = [], unreadAlerts = [], unreadUpdates = [], alerts = [], updates = []] = lists;
  const [lead] = featured;
  return (
    <main>
      <h1>Producer News Portal</h1>
      {lead && (
        <section>
          <h2>{lead.title}</h2>
          <p>{lead.excerpt}</p>
          <Link to={`/alerts/${lead.slug}`}>Read alert</Link>
        </section>
      )}
      <h2>Needs your attention</h2>
      <Items items={unreadAlerts} path="alerts" />
      <Items items={unreadUpdates} path="policy-updates" />
      <h2>Latest</h2>
      <Items items={alerts.slice(0, 5)} path="alerts" />
      <Items items={updates.slice(0, 5)} path="policy-updates" />
    </main>
  );
}
