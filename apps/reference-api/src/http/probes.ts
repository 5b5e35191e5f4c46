/** Paths that load balancers and Prometheus request all the time. */
export const PROBE_PATHS: readonly string[] = ['/healthz', '/readyz', '/metrics'];
