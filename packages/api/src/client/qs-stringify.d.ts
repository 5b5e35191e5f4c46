// The types of qs cover its main entry alone; importing the half that is used keeps its parser out
// of the browser.
declare module 'qs/lib/stringify.js' {
  import type { IStringifyOptions } from 'qs';

  const stringify: (value: unknown, options?: IStringifyOptions) => string;
  export default stringify;
}
