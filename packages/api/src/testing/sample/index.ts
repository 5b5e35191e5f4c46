export { sampleClips, type SampleClip } from './clip-files.ts';
export type { SampleClipName } from './clips.ts';
export { getAllContent, type SampleContent } from './content.ts';
export { createSampleLibrary, sampleLibrary } from './library.ts';
export {
  hasAreaAccess,
  toViewer,
  getPersonaView,
  isVisibleTo,
  type Audience,
  type Viewer,
} from './view.ts';
export { SAMPLE_IMAGE_NAMES, sampleImageUrl, type SampleImageName } from './image-list.ts';
export { sampleImages } from './images.ts';
export {
  generateContent,
  type GenerateContentOptions,
  type GeneratedRecord,
} from './generated-content.ts';
