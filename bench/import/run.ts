import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatMarkdownTable } from '../measurements.ts';
import { readSetting } from '../settings.ts';

// "pnpm bench import" imports 500 documents twice into a new data folder. Every fifth document is invalid. The benchmark
// fails if a report doesn't list an invalid document, or if the second import changes anything.
const count = readSetting('DOCUMENTS', 500, 50);
const INVALID_FIELDS = [
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
    const invalid =
      index % 5 === 0 ? INVALID_FIELDS[(index / 5) % INVALID_FIELDS.length] : undefined;
    const file = `document-${String(index).padStart(4, '0')}.md`;
    if (invalid) expected.set(file, invalid.problem);
    const type = index % 2 === 0 ? 'UnderwritingGuideline' : 'JobAid';
    const body = 'Send four photos of the roof, and say how old it is.\n\n'.repeat(20);
    const fields = invalid ? `\n${invalid.fields}` : '';
    writeFileSync(
      join(content, file),
      `---\ntype: ${type}\ntitle: Document ${index}${fields}\n---\n## Roof\n\n${body}`,
    );
  }
  const program = join(import.meta.dirname, '../../apps/reference-api/src/main.ts');
  const runs = ['first', 'second'].map((name) => {
    const startTime = performance.now();
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
      throw new Error(
        `The ${name} import did not report ${missed.length} invalid documents. ${stderr}`,
      );
    }
    const seconds = ((performance.now() - startTime) / 1000).toFixed(1);
    return { name, summary, seconds };
  });
  console.log(
    formatMarkdownTable(
      ['import', 'result', 'seconds'],
      runs.map(({ name, summary, seconds }) => [name, summary, seconds]),
    ),
  );
  const validCount = count - expected.size;
  const unchanged = `0 new records, 0 changed, 0 scheduled, 0 removed, ${validCount} unchanged, ${expected.size} problems.`;
  if (runs[1]?.summary !== unchanged) throw new Error('The second import changed something.');
} finally {
  rmSync(folder, { recursive: true });
}
