const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]', '::1', '::ffff:127.0.0.1'];

/** Whether a host name or an address is reachable only from this computer. */
export const isLoopback = (host: string) => LOOPBACK_HOSTS.includes(host);
