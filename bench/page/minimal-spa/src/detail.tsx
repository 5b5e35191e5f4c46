import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { alertQuery, queryClient } from './api.ts';

export const loader = ({ params }: LoaderFunctionArgs) =>
  queryClient.ensureQueryData(alertQuery(params['id'] ?? ''));

export function Component() {
  const { id = '' } = useParams();
  const { data } = useSuspenseQuery(alertQuery(id));
  return (
    <main>
      <h1>{data.title}</h1>
      {/* Intentionally unsafe: the minimum cost of showing HTML. */}
      <article dangerouslySetInnerHTML={{ __html: data.contents[0]?.content ?? '' }} />
    </main>
  );
}
