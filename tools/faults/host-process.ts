import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { waitUntilReachable, endWithParentArgs } from '../processes.ts';

/** The main file of this version of the host. */
export const HOST_MAIN = join(import.meta.dirname, '../../apps/reference-api/src/main.ts');
const LOG_LINES = 40;

/** How a host's process ended. */
export interface HostEnd {
  /** Exit code, or null if a signal ended the process. */
  code: number | null;
  /** Milliseconds from the signal to the end. */
  milliseconds: number;
}

/** What {@link HostProcess.configure} can change. */
export interface HostConfiguration {
  /** The main file of another version of the host. */
  mainFile?: string;
  env?: Readonly<Record<string, string>>;
}

/** A process of the reference host, which can be killed and restarted on its port. */
export class HostProcess {
  readonly origin: string;
  #env: Readonly<Record<string, string>>;
  #main = HOST_MAIN;
  #child: ChildProcess | null = null;
  #log: string[] = [];
  #isClosed = false;

  /**
   * @param port port on the loopback address.
   * @param env where the host stores its data: DATABASE_URL, or DATA_DIR with an empty DATABASE_URL.
   */
  constructor(port: number, env: Readonly<Record<string, string>>) {
    this.origin = `http://127.0.0.1:${port}`;
    this.#env = {
      PORT: String(port),
      HOST: '127.0.0.1',
      MODE: 'development',
      DEVELOPMENT_SIGN_IN: 'on',
      CALLS_PER_MINUTE: '0',
      PORTAL_DIR: '',
      PORTAL_ORIGIN: '',
      ...env,
    };
  }

  get isRunning(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** The last lines that the host printed. */
  get log(): string {
    return this.#log.join('\n');
  }

  /**
   * Starts the host, and waits until it accepts connections.
   *
   * @returns false if the host has ended; its log has the reason.
   * @throws Error after {@link close}.
   */
  async start(): Promise<boolean> {
    if (this.#isClosed) throw new Error('The fault runs are over.');
    const child = spawn(process.execPath, [...endWithParentArgs, this.#main], {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { ...process.env, ...this.#env },
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.#log = [...this.#log, ...text.trimEnd().split('\n')].slice(-LOG_LINES);
      });
    }
    return waitUntilReachable(this.origin, child);
  }

  /** Sets the version and the additional settings of the host for the next start. */
  configure({ mainFile = this.#main, env = {} }: HostConfiguration): void {
    this.#main = mainFile;
    this.#env = { ...this.#env, ...env };
  }

  /** Pauses or resumes the host. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#child?.kill(signal);
  }

  /**
   * Ends the host.
   *
   * @param timeout milliseconds after which it is killed.
   */
  async end(signal: 'SIGTERM' | 'SIGKILL', timeout = 15_000): Promise<HostEnd> {
    const child = this.#child;
    if (child === null || !this.isRunning) return { code: null, milliseconds: 0 };
    const startTime = performance.now();
    const ended = once(child, 'exit');
    child.kill(signal);
    const timer = new AbortController();
    const killAfterTimeout = sleep(timeout, null, { signal: timer.signal }).then(
      () => child.kill('SIGKILL'),
      () => {},
    );
    await ended;
    timer.abort();
    await killAfterTimeout;
    return { code: child.exitCode, milliseconds: performance.now() - startTime };
  }

  /** Kills the host permanently, so that an aborted run cannot restart it. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.end('SIGKILL');
  }
}
