import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link } from 'react-router-dom';
import {
  Admin,
  List,
  RecordContextProvider,
  Resource,
  RichTextField,
  Show,
  SimpleList,
  SimpleShowLayout,
  TextField,
  Title,
  useGetList,
  type RaRecord,
} from 'react-admin';
import { dataProvider } from './data-provider.ts';

const AlertList = () => (
  <List perPage={20} actions={false}>
    <SimpleList
      rowClick="show"
      primaryText={(alert) => alert.title}
      secondaryText={(alert) => alert.excerpt}
    />
  </List>
);

const AlertDetail = () => (
  <Show actions={false}>
    <SimpleShowLayout>
      <TextField source="title" label={false} component="h1" variant="h5" />
      <article>
        <RichTextField source="contents.0.content" />
      </article>
    </SimpleShowLayout>
  </Show>
);

const toLinks = (items: readonly RaRecord[], path: string) =>
  items.map((item) => (
    <RecordContextProvider key={item.id} value={item}>
      <p>
        <Link to={`/${path}/${item.id}/show`}>
          <TextField source="title" />
        </Link>
      </p>
      <TextField source="excerpt" />
    </RecordContextProvider>
  ));

/** The lists on the portal's home page. */
function Dashboard() {
  const { data: featured } = useGetList('featured_content');
  const { data: unreadAlerts } = useGetList('alerts', { filter: { unread: 'true' } });
  const { data: unreadUpdates } = useGetList('policy_updates', { filter: { unread: 'true' } });
  const { data: alerts } = useGetList('alerts');
  const { data: updates } = useGetList('policy_updates');
  if (!featured || !unreadAlerts || !unreadUpdates || !alerts || !updates) return null;
  return (
    <>
      <Title title="Producer News Portal" />
      {toLinks(featured.slice(0, 1), 'alerts')}
      <h2>Needs your attention</h2>
      {toLinks(unreadAlerts, 'alerts')}
      {toLinks(unreadUpdates, 'policy-updates')}
      <h2>Latest</h2>
      {toLinks(alerts.slice(0, 5), 'alerts')}
      {toLinks(updates.slice(0, 5), 'policy-updates')}
    </>
  );
}

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <BrowserRouter>
    <Admin dataProvider={dataProvider} dashboard={Dashboard} disableTelemetry>
      <Resource name="alerts" list={AlertList} show={AlertDetail} />
    </Admin>
  </BrowserRouter>,
);
