import { clients, timeCalls } from './clients.ts';

declare global {
  interface Window {
    timeClient: (
      name: string,
      token: string,
      calls: number,
      concurrency: number,
    ) => Promise<number>;
  }
}

const requests = new Map<string, () => Promise<number>>();

window.timeClient = (name, token, calls, concurrency) => {
  const create = clients[name];
  if (!create) throw new Error(`There is no client "${name}".`);
  const request = requests.get(name) ?? create(location.origin, token);
  requests.set(name, request);
  return timeCalls(request, calls, concurrency);
};
