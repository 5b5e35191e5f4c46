#!/usr/bin/env node
import { inspect } from 'node:util';
import { backUp, restore } from './backup.ts';
import { isProductionEnv, readConfig } from './config.ts';
import { prepareConfiguredDatabase } from './db/prepare-configured-database.ts';
import { explainError } from './explain-error.ts';
import { startHost } from './host.ts';
import { consoleLog } from './http/log.ts';
import { exportContent, importContent } from './import.ts';
import { manageKeys } from './keys.ts';
import { PROGRAM, reportFill } from './program.ts';
import { verifyProofFile } from './proof/verify-proof-command.ts';
import { manageSamlKeys } from './saml-keys.ts';
import { readSecretFiles } from './secret-files.ts';
import { fillDatabase } from './seed.ts';
import { SettingsError } from './settings-error.ts';

type Env = Readonly<Record<string, string | undefined>>;

const commands: Readonly<
  Record<string, (args: readonly string[], env: Env) => void | Promise<void>>
> = {
  start: serve,
  migrate: prepareConfiguredDatabase,
  seed: fillDatabase,
  keys: manageKeys,
  'saml-keys': manageSamlKeys,
  backup: backUp,
  restore,
  import: importContent,
  export: exportContent,
  'verify-proof': async (args) => console.log(await verifyProofFile(args)),
};

// Other users must not be able to read the files that the host creates.
process.umask(0o077);

// A closed log pipe must not end the host.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

// Script runners can pass on their own `--`.
const [name = 'start', ...commandArgs] = process.argv.slice(2).filter((arg) => arg !== '--');
try {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    throw new SettingsError(`Usage: ${PROGRAM} [${Object.keys(commands).join(' | ')}]`);
  }
  await command(commandArgs, await readSecretFiles(process.env));
} catch (error) {
  const explained = explainError(error);
  if (name === 'start' && isProductionEnv(process.env)) {
    const stack = explained === error ? inspect(error) : undefined;
    consoleLog({ level: 'error', message: String(explained), stack });
  } else {
    console.error(explained);
  }
  process.exit(1);
}

async function serve(args: readonly string[], env: Env): Promise<void> {
  if (args.length > 0) throw new SettingsError(`Usage: ${PROGRAM} start`);
  const config = readConfig(env);
  const print = isProductionEnv(env)
    ? (message: string) => consoleLog({ level: 'info', message })
    : console.log;
  print('Starting the host.');
  const host = await startHost(config, undefined, () => reportFill(print));

  let isClosing = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // A second signal exits without waiting.
      if (isClosing) process.exit(1);
      isClosing = true;
      print(`Closing the host after ${signal}.`);
      // A developer's Ctrl-C closes quickly. After SIGTERM, a load balancer may need time to notice.
      void host.close(signal === 'SIGINT').then(() => process.exit(0));
    });
  }

  print(`The reference API listens on ${host.url}`);
  if (config.developmentSignIn) print('Development sign-in is on, for this computer only.');
}
