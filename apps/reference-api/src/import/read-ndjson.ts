import type { ImportProblem } from './problem.ts';
import type { SourceDocument } from './source.ts';

/** Reads records in the contract's format: one JSON object on each line. */
export function readNdjson(
  file: string,
  text: string,
  problems: ImportProblem[],
): SourceDocument[] {
  return text.split(/\r\n|[\n\r]/).flatMap((json, index) => {
    if (json.trim() === '') return [];
    const line = index + 1;
    const value = parse(json);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return [{ file, fields: { ...value }, lineOf: () => line }];
    }
    problems.push({
      file,
      line,
      message:
        'The line is not a JSON object. Write each record on one line, without commas between the lines.',
    });
    return [];
  });
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
