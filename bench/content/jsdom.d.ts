// jsdom ships no types; this is all that the server's DOMPurify needs of it.
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    readonly window: Window & typeof globalThis;
  }
}
