import type { VideoPart } from '../../resources/content/schema.ts';
import { sampleImage, type SampleImageName } from './image-list.ts';

/** Name of a clip of the sample library; its files are `/sample/<name>.webm` and `/sample/<name>.vtt`. */
export type SampleClipName = 'recording' | 'spot';

/** Seconds. */
const durations: Record<SampleClipName, number> = { recording: 8, spot: 6 };

/** The fields of a record's video. */
export function clip(name: SampleClipName, poster: SampleImageName): VideoPart {
  return {
    sources: [{ url: `/sample/${name}.webm`, content_type: 'video/webm' }],
    captions_url: `/sample/${name}.vtt`,
    poster: sampleImage(poster),
    duration: durations[name],
  };
}
