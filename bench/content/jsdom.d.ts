// jsdom ships no types. This is the part that DOMPurify needs on the server.
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    readonly window: Window & typeof globalThis;
  }
}
