import type { BrowserContextOptions, CDPSession, Page } from 'playwright';

/** An emulated device with its network. */
export interface Device {
  name: string;
  context: BrowserContextOptions;
  /** How many times slower the processor is than this machine's. */
  cpuSlowdown: number;
  /** Delay of each request in milliseconds. */
  latency: number;
  /** Kilobits per second. */
  download: number;
  upload: number;
}

/** The conditions of Lighthouse with throttling by DevTools: a phone on slow 4G, and a desktop. */
export const devices: readonly [Device, ...Device[]] = [
  {
    name: 'phone',
    context: {
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    },
    cpuSlowdown: 4,
    latency: 562.5,
    download: 1474.56,
    upload: 675,
  },
  {
    name: 'desktop',
    context: { viewport: { width: 1350, height: 940 }, deviceScaleFactor: 1 },
    cpuSlowdown: 1,
    latency: 40,
    download: 10 * 1024,
    upload: 10 * 1024,
  },
];

const toBytesPerSecond = (kilobits: number) => (kilobits * 1024) / 8;

/** Emulates the network and the processor of a device in a page. */
export async function throttle(page: Page, device: Device): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: device.latency,
    downloadThroughput: toBytesPerSecond(device.download),
    uploadThroughput: toBytesPerSecond(device.upload),
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: device.cpuSlowdown });
  return session;
}
