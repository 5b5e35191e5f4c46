import { parentPort, workerData } from 'node:worker_threads';
import { findFault } from '../packages/api/src/testing/session-model/search.ts';

// A worker thread of tools/sessions.ts: runs its share of the schedules.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- A port has no origin.
parentPort?.postMessage(await findFault(workerData as { seed: number; count: number }));
