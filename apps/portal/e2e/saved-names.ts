import type { Page } from '@playwright/test';

/**
 * Reads the names of all values in IndexedDB.
 *
 * @param databaseName the only database to read. @default all databases
 */
export const readSavedNames = (page: Page, databaseName?: string): Promise<string[]> =>
  page.evaluate(async (onlyName) => {
    const finish = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('IndexedDB can’t be read.')));
      });
    const names: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      if (onlyName !== undefined && name !== onlyName) continue;
      const database = await finish(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        names.push(
          ...(await finish(database.transaction(store).objectStore(store).getAllKeys())).map(
            String,
          ),
        );
      database.close();
    }
    return names;
  }, databaseName);
