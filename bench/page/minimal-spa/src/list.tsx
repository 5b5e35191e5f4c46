import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { alertsQuery, queryClient } from './api.ts';

export const loader = () => queryClient.ensureQueryData(alertsQuery);

export function Component() {
  const { data } = useSuspenseQuery(alertsQuery);
  return (
    <main>
      <h1>Alerts</h1>
      <ul>
        {data.map(({ id, slug, title, effective_until: until }) => (
          <li key={id}>
            <Link to={`/alerts/${slug}`}>{title}</Link> {until}
          </li>
        ))}
      </ul>
    </main>
  );
}
