import { clients, timeCalls } from './clients.ts';

declare global {
  interface Window {
    timeClient: (name: string, token: string, calls: number, together: number) => Promise<number>;
  }
}

const asks = new Map<string, () => Promise<number>>();

window.timeClient = (name, token, calls, together) => {
  const create = clients[name];
  if (!create) throw new Error(`No client is called ${name}.`);
  const ask = asks.get(name) ?? create(location.origin, token);
  asks.set(name, ask);
  return timeCalls(ask, calls, together);
};
