import { readConfig, SettingsRefused } from './config.ts';
import { FolderInUse } from './db/folder-lock.ts';
import { startHost } from './host.ts';
import { errorCode } from './lib/error-code.ts';

// A log that nobody reads any more must not end the host.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

try {
  const config = readConfig(process.env);
  const host = await startHost(config);
  console.log(`The reference API listens on ${host.url}`);
  if (config.developmentSignIn) console.log('Development sign-in is on, for this computer alone.');

  let isClosing = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // Whoever asks twice does not want to wait.
      if (isClosing) process.exit(1);
      isClosing = true;
      // Ctrl-C comes from somebody who sits here; SIGTERM from what may have a balancer in front.
      void host.close(signal === 'SIGINT').then(() => process.exit(0));
    });
  }
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

/** A sentence for what people can mend themselves, the whole error for anything else. */
function explain(error: unknown): unknown {
  if (error instanceof SettingsRefused || error instanceof FolderInUse) return error.message;
  const code = errorCode(error);
  if (code === 'EADDRINUSE') {
    return 'The port is taken by another program. Set PORT to a free one, such as PORT=4180.';
  }
  if (code === 'ECONNREFUSED') {
    return 'No PostgreSQL answers at DATABASE_URL. Start it, or leave DATABASE_URL out to use a data folder.';
  }
  return error;
}
