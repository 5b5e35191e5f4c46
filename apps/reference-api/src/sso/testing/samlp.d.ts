/** The parts of `samlp` that tests use. The package has no types. */
declare module 'samlp' {
  type Callback<Value> = (error: Error | null, value?: Value) => void;
  export type SamlRequest = { id: string; issuer: string; assertionConsumerServiceURL: string };

  const samlp: {
    parseRequest(
      request: { method: string; query: Record<string, string> },
      options: { signingCert: string },
      callback: Callback<SamlRequest>,
    ): void;
    getSamlResponse(config: object, user: object, callback: Callback<string>): void;
  };
  export default samlp;
}
