const MAX_STEPS = 15;

type Page = { url: URL; status: number; html: string };

/** A browser without scripts: it keeps cookies, follows redirects, and submits the forms of identity providers. */
export function createBrowser() {
  const cookies = new Map<string, Map<string, string>>();

  async function request(url: URL, init: RequestInit = {}): Promise<Response> {
    const jar = cookies.get(url.hostname) ?? new Map<string, string>();
    cookies.set(url.hostname, jar);
    const headers = new Headers(init.headers);
    headers.set('Accept', 'text/html');
    headers.set('Cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const name = pair.slice(0, pair.indexOf('='));
      if (/expires=thu, 01 jan 1970/i.test(line)) jar.delete(name);
      else jar.set(name, pair.slice(name.length + 1));
    }
    return response;
  }

  return {
    /**
     * Opens a page, and follows redirects and forms until the browser arrives at one of the paths.
     *
     * @param paths The paths at which to stop, before the page is requested.
     * @returns The page where the browser stopped. Its status is 0 if it was not requested.
     */
    async open(start: string, paths: readonly string[]): Promise<Page> {
      let url = new URL(start);
      let init: RequestInit = {};
      for (let step = 0; step < MAX_STEPS; step += 1) {
        if (paths.includes(url.pathname)) return { url, status: 0, html: '' };
        const response = await request(url, init);
        const location = response.headers.get('Location');
        const html = await response.text();
        const form = /<form[^>]*action="([^"]+)"/.exec(html)?.[1];
        if (location === null && form === undefined) return { url, status: response.status, html };
        init =
          location === null ? { method: 'POST', body: new URLSearchParams(readFields(html)) } : {};
        url = new URL(decode(location ?? form ?? ''), url);
      }
      throw new Error(`The sign-in did not finish. Last URL: ${url.href}`);
    },
  };
}

const decode = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"');

function readFields(html: string): [string, string][] {
  return [...html.matchAll(/<(?:input|button)[^>]*>/g)].flatMap(([tag]) => {
    const name = /\sname="([^"]*)"/.exec(tag)?.[1];
    return name === undefined ? [] : [[name, decode(/\svalue="([^"]*)"/.exec(tag)?.[1] ?? '')]];
  });
}
