import { readdirSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { basename, join } from 'node:path';

/** A position in a script, as a CPU profile has it: lines and columns count from 0. */
export interface ScriptPosition {
  url: string;
  lineNumber: number;
  columnNumber: number;
}

/** Describes a function by its source: file, line, and the code at its start. Undefined if it is unknown. */
export type FindSource = (position: ScriptPosition) => string | undefined;

const shorten = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text;

/** Path without the parts that all sources have in common. */
const shortenPath = (source: string) =>
  source.replace(/^.*\/node_modules\//, '').replace(/^(?:\.\.\/)+/, '');

/** Reads the source maps of a build. Each one is parsed when it is first needed. */
export function readSourceMaps(build: string): FindSource {
  const files = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js.map'),
  );
  const pathByScript = new Map(files.map((file) => [basename(file, '.map'), join(build, file)]));
  const mapsByScript = new Map<string, { map: SourceMap; contents: Map<string, string[]> }>();

  return ({ url, lineNumber, columnNumber }) => {
    const script = basename(url);
    const path = pathByScript.get(script);
    if (path === undefined) return undefined;
    let sourceMap = mapsByScript.get(script);
    if (!sourceMap) {
      const payload = JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload;
      const lines = payload.sources.map((source, index): [string, string[]] => [
        source,
        (payload.sourcesContent?.[index] ?? '').split('\n'),
      ]);
      sourceMap = { map: new SourceMap(payload), contents: new Map(lines) };
      mapsByScript.set(script, sourceMap);
    }
    const entry = sourceMap.map.findEntry(lineNumber, columnNumber);
    // Generated code has no original source, although the types say that every position has one.
    if (!('originalSource' in entry) || typeof entry.originalSource !== 'string') return undefined;
    const code = sourceMap.contents.get(entry.originalSource)?.[entry.originalLine]?.trim() ?? '';
    return `${shortenPath(entry.originalSource)}:${entry.originalLine + 1} ${shorten(code, 60)}`;
  };
}
