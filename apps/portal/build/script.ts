import { join } from 'node:path';
import { build } from 'vite';

/**
 * Builds a classic script (not a module) that isn't in the bundle.
 *
 * @param input the script's module, as a path from the portal's folder.
 * @param define the constants that the build inserts into the script.
 * @returns the script's code.
 */
export async function buildScript(input: string, define: Record<string, string>): Promise<string> {
  const result = await build({
    configFile: false,
    root: join(import.meta.dirname, '..'),
    logLevel: 'error',
    define,
    build: {
      target: 'es2022',
      write: false,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`${input} was not built.`);
  return output.output[0].code;
}
