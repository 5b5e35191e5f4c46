export { createFakeClock, FIXED_NOW, type FakeClock } from './testing/clock.ts';
export { createFactories } from './testing/factories.ts';
export { handlers } from './testing/handlers.ts';
export {
  type PersonaData,
  type Persona,
  type SampleLibrary,
  type WireClaims,
  getPersonaData,
} from './testing/library.ts';
export { toPagingHeaders, type Failure, type Paging } from './testing/outcomes.ts';
export { sampleResponses } from './testing/sample-responses.ts';
export { sampleHandlers, type SampleHandlersOptions } from './testing/sample-handlers.ts';
export {
  getAllContent,
  createSampleLibrary,
  generateContent,
  toViewer,
  SAMPLE_IMAGE_NAMES,
  sampleClips,
  sampleImages,
  sampleLibrary,
  getPersonaView,
  isVisibleTo,
  type Audience,
  type Viewer,
  type SampleClip,
  type SampleClipName,
  type SampleContent,
  type SampleImageName,
  type GenerateContentOptions,
  type GeneratedRecord,
} from './testing/sample/index.ts';
export {
  getDatedRecords,
  getSampleRevisionReads,
  type SampleRevision,
} from './testing/sample/revisions.ts';
export { sampleSessions } from './testing/sample/sessions.ts';
export { sampleToken } from './testing/token.ts';
export { samplePersona, sampleTokens } from './testing/tokens.ts';
