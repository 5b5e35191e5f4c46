const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a host name is reachable only from this computer. */
export const isLoopback = (host: string) => LOOPBACK_NAMES.includes(host) || host === '::1';
