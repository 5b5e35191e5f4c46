import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { markdownTable } from '../measurements.ts';
import { setting } from '../settings.ts';

// "pnpm bench import" imports 500 documents, every fifth of them bad, twice into a new data folder. It fails if the
// report misses a bad one, or if the second import changes anything.
const count = setting('DOCUMENTS', 500, 50);
const BAD = [
  { fields: 'states: [XX]', problem: 'is not a state code' },
  { fields: 'published_at: soon', problem: 'is not a date' },
  { fields: 'attachments: [../../secret.pdf]', problem: 'outside the imported folder' },
  { fields: 'titles: typo', problem: 'no such field' },
];

const folder = mkdtempSync(join(tmpdir(), 'bench-import-'));
try {
  const content = join(folder, 'content');
  mkdirSync(content);
  const expected = new Map<string, string>();
  for (let index = 0; index < count; index += 1) {
    const bad = index % 5 === 0 ? BAD[(index / 5) % BAD.length] : undefined;
    const file = `document-${String(index).padStart(4, '0')}.md`;
    if (bad) expected.set(file, bad.problem);
    const type = index % 2 === 0 ? 'UnderwritingGuideline' : 'JobAid';
    const body = 'Send four photos of the roof, and say how old it is.\n\n'.repeat(20);
    const fields = bad ? `\n${bad.fields}` : '';
    writeFileSync(
      join(content, file),
      `---\ntype: ${type}\ntitle: Document ${index}${fields}\n---\n## Roof\n\n${body}`,
    );
  }
  const program = join(import.meta.dirname, '../../apps/reference-api/src/main.ts');
  const runs = ['first', 'second'].map((name) => {
    const started = performance.now();
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [program, 'import', content, '--skip-invalid'],
      {
        env: { ...process.env, DATABASE_URL: '', DATA_DIR: join(folder, 'data') },
        encoding: 'utf8',
      },
    );
    const [summary = ''] = /^\d+ new records?, .*$/m.exec(stdout) ?? [];
    const missed = [...expected].filter(
      ([file, problem]) =>
        !stdout.split('\n').some((line) => line.includes(file) && line.includes(problem)),
    );
    if (summary === '' || missed.length > 0) {
      throw new Error(`The ${name} import missed ${missed.length} bad documents. ${stderr}`);
    }
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    return { name, summary, seconds };
  });
  console.log(
    markdownTable(
      ['import', 'result', 'seconds'],
      runs.map(({ name, summary, seconds }) => [name, summary, seconds]),
    ),
  );
  const good = count - expected.size;
  const unchanged = `0 new records, 0 changed, 0 scheduled, 0 removed, ${good} unchanged, ${expected.size} problems.`;
  if (runs[1]?.summary !== unchanged) throw new Error('The second import changed something.');
} finally {
  rmSync(folder, { recursive: true });
}
