import { parseDocument } from 'yaml';

interface Step {
  uses?: string;
  with?: Record<string, unknown>;
}

type Permissions = string | Record<string, string>;

interface Job {
  uses?: string;
  needs?: string | string[];
  environment?: unknown;
  permissions?: Permissions;
  steps?: Step[];
}

interface Workflow {
  on: string | string[] | Record<string, unknown>;
  permissions?: Permissions;
  jobs: Record<string, Job>;
}

/** The only job that can sign in to npm, as configured in npm's trusted publisher. */
const PUBLISHER = { file: 'release.yml', job: 'publish', environment: 'npm' };

/** The workflow that must pass before a release. */
const CI = './.github/workflows/ci.yml';

/** An action pinned to a full commit SHA, with its version in a comment. */
const PINNED = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/;
const VERSION_COMMENT = /uses:\s*\S+@\S+ # v\d+\.\d+\.\d+$/;

/** Events that can run outside code with access to this repository's secrets. */
const DANGEROUS_EVENTS = ['pull_request_target', 'workflow_run'];

const allowsWrite = (permissions: Permissions | undefined, scope: string) =>
  permissions === 'write-all' ||
  (typeof permissions === 'object' && permissions[scope] === 'write');

const allowsAnyWrite = (permissions: Permissions | undefined) =>
  permissions === 'write-all' ||
  (typeof permissions === 'object' && Object.values(permissions).includes('write'));

/** True if a job starts only after CI has passed in the same run, and so for the same commit. */
function waitsForCi(jobs: Workflow['jobs'], name: string): boolean {
  const { needs = [], uses } = jobs[name] ?? {};
  return uses === CI || [needs].flat().some((needed) => waitsForCi(jobs, needed));
}

/**
 * Finds actions that aren't pinned, excessive permissions, and similar risks in a GitHub workflow.
 *
 * @param file name of the file, such as `release.yml`
 * @param text its YAML
 * @returns one line per problem, each with an explanation of what to do
 */
export function findWorkflowProblems(file: string, text: string): string[] {
  const problems: string[] = [];
  const workflow = parseDocument(text).toJS() as Workflow;
  const events = typeof workflow.on === 'object' ? workflow.on : [workflow.on];
  const isOn = (event: string) =>
    Array.isArray(events) ? events.includes(event) : Object.hasOwn(events, event);

  for (const event of DANGEROUS_EVENTS.filter(isOn)) {
    problems.push(`${file}: do not run on ${event}; it gives outside code our permissions.`);
  }
  if (isOn('pull_request') && /\bsecrets\b/.test(text)) {
    problems.push(`${file}: runs on pull requests; move what needs a secret to another workflow.`);
  }
  if (workflow.permissions === undefined) {
    problems.push(
      `${file}: add top-level "permissions"; the default is everything that the owner allows.`,
    );
  }
  if (allowsAnyWrite(workflow.permissions)) {
    problems.push(`${file}: grant write permissions to the job that needs them, not to all.`);
  }
  for (const [name, job] of Object.entries(workflow.jobs)) {
    const where = `${file}, job ${name}`;
    const isPublisher = file === PUBLISHER.file && name === PUBLISHER.job;
    if (allowsWrite(job.permissions, 'id-token') && !isPublisher) {
      problems.push(
        `${where}: only the publish job of ${PUBLISHER.file} may have "id-token: write".`,
      );
    }
    if (
      file === PUBLISHER.file &&
      allowsAnyWrite(job.permissions) &&
      !waitsForCi(workflow.jobs, name)
    ) {
      problems.push(`${where}: needs a job that runs ${CI}, so that it releases what CI checked.`);
    }
    if (isPublisher && job.environment !== PUBLISHER.environment) {
      problems.push(`${where}: publish from the protected environment "npm".`);
    }
    for (const { uses, with: inputs } of [job, ...(job.steps ?? [])] as Step[]) {
      if (uses === undefined || uses.startsWith('./')) continue;
      if (!PINNED.test(uses)) {
        problems.push(`${where}: pin ${uses} to the full SHA of a commit.`);
      }
      if (isPublisher && !uses.startsWith('actions/')) {
        problems.push(`${where}: ${uses} is a third party's and must not be able to publish.`);
      }
      if (uses.startsWith('actions/checkout@') && inputs?.['persist-credentials'] !== false) {
        problems.push(`${where}: check out with "persist-credentials: false".`);
      }
    }
  }
  for (const line of text.split('\n')) {
    if (/^\s*(?:- )?uses: [^.]/.test(line) && !VERSION_COMMENT.test(line)) {
      problems.push(`${file}: name the version after the SHA, such as "# v1.2.3": ${line.trim()}`);
    }
  }
  return problems;
}
