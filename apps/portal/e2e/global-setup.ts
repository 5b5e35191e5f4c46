import { prepareSampleLibrary } from './host.ts';

/** Runs once before the tests. The function that it returns runs after them. */
export default function globalSetup(): Promise<() => Promise<void>> {
  return prepareSampleLibrary(process.env.DATABASE_URL_TEST);
}
