import { parentPort, workerData } from 'node:worker_threads';
import { findViolation } from '../packages/api/src/testing/session-model/find-violation.ts';

// A worker thread of tools/sessions.ts: runs its share of the random sequences of events (schedules).
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- A port has no origin.
parentPort?.postMessage(await findViolation(workerData as { seed: number; count: number }));
