import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { growthExponent } from '../measurements.ts';
import { isSmoke, readSetting } from '../settings.ts';
import { measureInBrowser, prepareForBrowser } from './browser.ts';
import { candidates, ours } from './candidates.ts';
import { measureDiff } from './diff.ts';
import { createBenchDocuments } from './documents.ts';
import { formatContentReport } from './report.ts';
import { mergeMeasurements } from './samples.ts';
import { measureOnServer, prepareForServer } from './server.ts';

// "pnpm bench content" compares the content renderer with other ways to show HTML in React, in Chromium and
// on the server. ROUNDS and SIZES (in kB, the shortest first) shorten a run, for example:
// ROUNDS=1 SIZES=2,20,200 pnpm bench content
const rounds = readSetting('ROUNDS', 5, 1);
const sizes = isSmoke ? [2] : (process.env['SIZES'] ?? '2,20,200,2000').split(',').map(Number);
/** Maximum size on the server, in kB. Only browsers render longer documents. */
const MAX_ON_SERVER = 200;

const documents = createBenchDocuments(sizes);
const forBrowser = await Promise.all(candidates.map(prepareForBrowser));
const forServer = await prepareForServer(candidates);
const inBrowser = await measureInBrowser(forBrowser, documents, rounds);
const serverDocuments = documents.filter(({ kilobytes }) => kilobytes <= MAX_ON_SERVER);
const onServer = measureOnServer(forServer, serverDocuments, rounds);
const diffTimes = { [ours]: measureDiff(serverDocuments, rounds) };

// Leave out documents under 20 kB, because their fixed costs would make the growth look better than it is.
const growthDocuments = documents.filter(({ kilobytes }) => kilobytes >= 20);
const [small, large] = [growthDocuments.at(0), growthDocuments.at(-1)];
const growth =
  small && large && small !== large
    ? Object.fromEntries(
        Object.entries(inBrowser).map(([name, measurements]) => {
          const getCost = (document: typeof small) => ({
            size: document.html.length,
            cost: measurements[document.name] ?? Number.NaN,
          });
          return [name, { exponent: growthExponent(getCost(small), getCost(large)) }];
        }),
      )
    : {};
const measurements = mergeMeasurements(inBrowser, growth, onServer, diffTimes);
const report = formatContentReport(
  measurements,
  documents.map(({ name }) => name),
  rounds,
);
console.log(`\n${report}`);
// A smoke run must not replace the results of a measurement.
if (!isSmoke) {
  const results = join(import.meta.dirname, '../results');
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, 'content.md'), `${report}\n`);
  writeFileSync(join(results, 'content.json'), JSON.stringify(measurements, null, 2));
}
