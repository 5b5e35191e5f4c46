import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { waitUntilReachable, endWithParent } from '../processes.ts';

const main = join(import.meta.dirname, '../../apps/reference-api/src/main.ts');
const LOG_LINES = 40;

/** How a host's process ended. */
export interface HostEnd {
  /** null when a signal ended it. */
  code: number | null;
  /** Milliseconds from the signal to the end. */
  milliseconds: number;
}

/** The reference host as a process of its own, which can be killed and started again on its port. */
export class HostProcess {
  readonly origin: string;
  #env: Readonly<Record<string, string>>;
  #child: ChildProcess | null = null;
  #log: string[] = [];
  #isClosed = false;

  /**
   * @param port where it listens, on the loopback address.
   * @param env where its data lives: DATABASE_URL, or DATA_DIR with an empty DATABASE_URL.
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

  /** The last lines that it printed. */
  get log(): string {
    return this.#log.join('\n');
  }

  /**
   * Starts it and waits until it listens.
   *
   * @returns whether it does; otherwise it has ended, and its log says why.
   * @throws Error after {@link close}.
   */
  async start(): Promise<boolean> {
    if (this.#isClosed) throw new Error('The fault runs are over.');
    const child = spawn(process.execPath, [...endWithParent, main], {
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

  /** Sends a signal that pauses it or lets it go on. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#child?.kill(signal);
  }

  /**
   * Ends it.
   *
   * @param patience milliseconds after which it is killed.
   */
  async end(signal: 'SIGTERM' | 'SIGKILL', patience = 15_000): Promise<HostEnd> {
    const child = this.#child;
    if (child === null || !this.isRunning) return { code: null, milliseconds: 0 };
    const started = performance.now();
    const ended = once(child, 'exit');
    child.kill(signal);
    const waiting = new AbortController();
    const giveUp = sleep(patience, null, { signal: waiting.signal }).then(
      () => child.kill('SIGKILL'),
      () => {},
    );
    await ended;
    waiting.abort();
    await giveUp;
    return { code: child.exitCode, milliseconds: performance.now() - started };
  }

  /** Kills it for good: a run that is broken off must not start it again. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.end('SIGKILL');
  }
}
