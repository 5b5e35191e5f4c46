/**
 * The first port from `wanted` on that nothing listens on at the loopback address.
 *
 * @throws Error when twenty in a row are taken.
 */
export declare function freePort(wanted: number): Promise<number>;
