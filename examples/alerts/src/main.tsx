import { alerts, createApiClient, exchangeCode } from '@producer-portal/api';
import { createSession } from '@producer-portal/api/session';
import { QueryClient, useQuery } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';

const host: string = import.meta.env.VITE_API_HOST ?? 'http://127.0.0.1:4174';
const session = createSession();
const api = createApiClient({ host, session });
const cache = new QueryClient();

function Alerts() {
  const { data, error } = useQuery(alerts.list.query(api, { unread: true }), cache);
  if (error) return <p role="alert">Couldn’t load alerts.</p>;
  return (
    <ul>
      {data?.items.map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
    </ul>
  );
}
const code = new URLSearchParams(location.search).get('code');
history.replaceState(null, '', '/'); // a code is valid only once, so remove it from the URL
const started = sessionStorage.getItem('signIn') === 'started'; // whether this tab started the sign-in
const result = code ? await exchangeCode(api, code) : undefined;
if (result?.outcome === 'accepted') session.acceptTokens(result.tokens, { started });
sessionStorage.setItem('signIn', session.token() ? 'finished' : 'started');
if (session.token()) createRoot(document.getElementById('root')!).render(<Alerts />);
else location.assign(`${host}/sso/initiate`);
