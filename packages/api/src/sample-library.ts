export {
  type PersonaData,
  type Persona,
  type SampleLibrary,
  type WireClaims,
  getPersonaData,
} from './testing/library.ts';
export { sampleResponses } from './testing/sample-responses.ts';
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
export { samplePersona } from './testing/tokens.ts';
