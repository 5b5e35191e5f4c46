#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeDiagnostic } from '../diagnostics/format-diagnostic.ts';
import { checkHost } from './check-host.ts';

const usage = `Usage: producer-portal-api check <host> [options]

Calls a host as the portal does and prints what breaks the API contract. It changes nothing.

  <host>          Origin of the API, such as https://api.example.com
  --token         A user's token. Prefer the environment variable PRODUCER_PORTAL_TOKEN, which
                  doesn't show in the shell's history.
  --sign-in-only  Checks only sign-in, which needs no token.
  --origin        Origin of the portal, if it differs from the host. Checks the CORS headers.

Exit code: 0 if nothing breaks the contract, 1 if something does, 2 for wrong arguments.`;

/** The contract in the published package or, in this repository, its source. `npx` installs the package outside the current folder. */
const contractFile = ['docs/contract.md', '../../../../docs/contract.md']
  .map((path) => join(import.meta.dirname, path))
  .find((path) => existsSync(path));

const formatCount = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** Runs the command and returns its exit code. */
async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      token: { type: 'string' },
      'sign-in-only': { type: 'boolean', default: false },
      origin: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const [command, host] = positionals;
  if (values.help) {
    console.log(usage);
    return 0;
  }
  if (command !== 'check' || host === undefined)
    throw new TypeError('a command or host is missing');
  const isSignInOnly = values['sign-in-only'];
  const token = isSignInOnly ? undefined : (values.token ?? process.env['PRODUCER_PORTAL_TOKEN']);
  // A secret that isn't set in a workflow is an empty variable.
  if (!token && !isSignInOnly)
    throw new TypeError('a token is missing: set PRODUCER_PORTAL_TOKEN, or use --sign-in-only');
  const { calls, diagnostics } = await checkHost({ host, token, origin: values.origin });
  for (const diagnostic of diagnostics) {
    const { code, anchor } = diagnostic;
    const { problem, fix } = describeDiagnostic(diagnostic);
    console.log(`✗ ${code}: ${problem}\n  ${fix}\n  See ${contractFile}#${anchor}\n`);
  }
  if (isSignInOnly) console.log('Only sign-in was checked.');
  if (values.origin === undefined) console.log('No --origin: the CORS headers weren’t checked.');
  console.log(
    `${formatCount(diagnostics.length, 'problem')} in ${formatCount(calls.length, 'call')}.`,
  );
  return diagnostics.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  // Only wrong arguments throw. Their messages contain no token.
  console.error(`${error instanceof Error ? error.message : 'Unknown error'}\n\n${usage}`);
  process.exitCode = 2;
}
