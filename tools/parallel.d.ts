/**
 * Runs asynchronous work for each item, with a limited number of items in progress.
 *
 * @param limit how many items run at the same time. They start in order.
 * @example await forEachParallel(files, availableParallelism(), async (file) => check(file))
 */
export declare function forEachParallel<Item>(items: readonly Item[], limit: number, work: (item: Item) => Promise<void>): Promise<void>;
