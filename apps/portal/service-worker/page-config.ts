const CONFIG_SCRIPT = /<script\b[^>]*\bid=["']portal-config["'][^>]*>([\s\S]*?)<\/script>/i;

/** Whether the configuration in a page's HTML turns the service worker off (docs/contract.md#configuration-keys). */
export function isServiceWorkerDisabled(html: string): boolean {
  try {
    const config: { serviceWorker?: unknown } | null = JSON.parse(
      CONFIG_SCRIPT.exec(html)?.[1] ?? '{}',
    );
    return config?.serviceWorker === false;
  } catch {
    return false;
  }
}
