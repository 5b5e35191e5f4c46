import { readConfig } from './config.ts';
import { explainError } from './explain-error.ts';
import { startHost } from './host.ts';

// What the host writes is nobody else's to read.
process.umask(0o077);

try {
  const config = readConfig(process.env);
  const host = await startHost(config);
  console.log(`The reference API listens on ${host.url}`);
  if (config.developmentSignIn) console.log('Development sign-in is on, for this computer alone.');

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void host.close().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(explainError(error));
  process.exit(1);
}
