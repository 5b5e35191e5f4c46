import { readConfig } from './config.ts';
import { explainError } from './explain-error.ts';
import { startHost } from './host.ts';
import { verifyProofFile } from './proof/verify-proof-command.ts';
import { SettingsError } from './settings-error.ts';

// Other users must not be able to read the files that the host creates.
process.umask(0o077);

// A closed log pipe must not end the host.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

try {
  // Script runners can pass on their own `--`.
  const [command, ...args] = process.argv.slice(2).filter((arg) => arg !== '--');
  if (command === undefined) await serve();
  else if (command === 'verify-proof') console.log(await verifyProofFile(args));
  else throw new SettingsError('Usage: node src/main.ts [verify-proof <file>]');
} catch (error) {
  console.error(explainError(error));
  process.exit(1);
}

async function serve(): Promise<void> {
  const config = readConfig(process.env);
  const host = await startHost(config);
  console.log(`The reference API listens on ${host.url}`);
  if (config.developmentSignIn) console.log('Development sign-in is on, for this computer only.');

  let isClosing = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // A second signal exits without waiting.
      if (isClosing) process.exit(1);
      isClosing = true;
      // Ctrl-C comes from a developer. SIGTERM can come from a deployment behind a load balancer.
      void host.close(signal === 'SIGINT').then(() => process.exit(0));
    });
  }
}
