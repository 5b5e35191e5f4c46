export { createFakeClock, FIXED_NOW, type FakeClock } from './testing/clock.ts';
export { createFactories } from './testing/factories.ts';
export { handlers } from './testing/handlers.ts';
export { toPagingHeaders, type Failure, type Paging } from './testing/outcomes.ts';
export { sampleHandlers, type SampleHandlersOptions } from './testing/sample-handlers.ts';
export { sampleToken } from './testing/token.ts';
export { sampleTokens } from './testing/tokens.ts';
