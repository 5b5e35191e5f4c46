import { join } from 'node:path';
import { build } from 'vite';

/**
 * Builds a script that isn't in the bundle.
 *
 * @param input the script's module, as a path from the portal's folder.
 * @param define the constants that the build inserts into the script.
 * @param format `es` for a module with the exports of `input`. @default 'iife', for a classic script
 * @returns the script's code.
 */
export async function buildScript(
  input: string,
  define: Record<string, string>,
  format: 'es' | 'iife' = 'iife',
): Promise<string> {
  const result = await build({
    configFile: false,
    root: join(import.meta.dirname, '..'),
    logLevel: 'error',
    define,
    build: {
      target: 'es2022',
      write: false,
      modulePreload: false,
      rolldownOptions: { input, output: { format }, preserveEntrySignatures: 'strict' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`${input} was not built.`);
  return output.output[0].code;
}
