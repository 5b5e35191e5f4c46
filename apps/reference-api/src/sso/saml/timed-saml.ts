import { SAML, type SamlConfig } from '@node-saml/node-saml';

/** The library's service provider. It checks time windows with the database's clock instead of this computer's. */
export class TimedSaml extends SAML {
  readonly #now: () => number;

  /** @param now Milliseconds since 1970. */
  constructor(config: SamlConfig, now: () => number) {
    super(config);
    this.#now = now;
  }

  protected override checkTimestampsValidityError(
    _computerTime: number,
    notBefore: string,
    notOnOrAfter: string,
    maxTimeLimitMs?: number,
  ): Error | null {
    return super.checkTimestampsValidityError(this.#now(), notBefore, notOnOrAfter, maxTimeLimitMs);
  }
}
