import { alerts } from '@producer-portal/api';
import { RichContent, type ContentComponents } from '@producer-portal/content-renderer';
import { LoadBoundary, toLoadState } from '@producer-portal/ui/load-boundary';
import { PageHeader } from '@producer-portal/ui/page-header';
import { ArticleSkeleton } from '@producer-portal/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Failed } from './failed';
import { api, host, queryClient } from './portal';

const labels = {
  loading: 'Loading the alert',
  slow: 'This is taking longer than usual.',
  failed: 'Couldn’t load the alert',
};
/** An image without a host is on the API's origin, not on this page's. */
const components: ContentComponents = {
  img: ({ src, alt, ...rest }) => <img {...rest} alt={alt} src={src && new URL(src, host).href} />,
};

/** Opening the page marks the alert as read. */
export function AlertPage() {
  const { id = '' } = useParams();
  const load = toLoadState(useQuery(alerts.markAsRead.query(api, id, queryClient)), () => false);
  return (
    <LoadBoundary
      load={load}
      labels={labels}
      skeleton={<ArticleSkeleton />}
      empty={null}
      failed={(error, retry) => <Failed error={error} retry={retry} />}
    >
      {({ title, contents }) => (
        <article>
          <PageHeader title={title} />
          {contents?.map(({ content }, index) => (
            <RichContent
              key={index}
              html={content}
              components={components}
              baseUrl={location.href}
              idPrefix={`part-${index}-`}
            />
          ))}
        </article>
      )}
    </LoadBoundary>
  );
}
