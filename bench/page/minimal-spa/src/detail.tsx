import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { alertQuery, queryClient } from './api.ts';

/** Starts the request without waiting for it. Until the host responds, the page shows the alert from a loaded list, if there is one. */
export function loader({ params }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(alertQuery(params['id'] ?? ''));
  return null;
}

export function Component() {
  const { id = '' } = useParams();
  const { data, error } = useQuery(alertQuery(id));
  if (error) throw error;
  return (
    <main>
      {data && (
        <>
          <h1>{data.title}</h1>
          {/* Intentionally unsafe: the minimum cost of showing HTML. */}
          <article dangerouslySetInnerHTML={{ __html: data.contents?.[0]?.content ?? '' }} />
        </>
      )}
    </main>
  );
}
