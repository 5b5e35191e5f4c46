import { readConfig } from './config.ts';
import { explainError } from './explain-error.ts';
import { startHost } from './host.ts';

// What the host writes is nobody else's to read.
process.umask(0o077);

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
  console.error(explainError(error));
  process.exit(1);
}
