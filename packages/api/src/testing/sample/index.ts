export { createSampleLibrary, sampleLibrary } from './library.ts';
export { readerOf, viewOf, visibleTo, type Audience, type Reader } from './view.ts';
export { personas } from './personas.ts';
export { ALL_STATES } from './states.ts';
export { alertCategories, taxonomyCategories } from './taxonomy.ts';
export {
  SAMPLE_IMAGE_NAMES,
  sampleImage,
  sampleImageUrl,
  type SampleImageName,
} from './image-list.ts';
export { sampleImages } from './images.ts';
export { generateContent, type VolumeOptions, type VolumeRecord } from './volume.ts';
