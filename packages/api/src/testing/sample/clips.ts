import type { VideoPart } from '../../resources/content/schema.ts';
import { sampleImage, type SampleImageName } from './image-list.ts';

/** Name of a clip of the sample library; its files are `/sample/<name>.webm` and `/sample/<name>.vtt`. */
export type SampleClipName = 'recording' | 'spot';

/** Seconds, and bytes of the film. */
const facts: Record<SampleClipName, { duration: number; size: number }> = {
  recording: { duration: 8, size: 7315 },
  spot: { duration: 6, size: 6333 },
};

/** The film of a clip as a file to download, under a name of its own. */
export function clipFile(name: SampleClipName, title: string) {
  return { name: `${title}.webm`, size: facts[name].size, content_type: 'video/webm' };
}

/** The fields of a record's video. */
export function clip(name: SampleClipName, poster: SampleImageName): VideoPart {
  return {
    sources: [{ url: `/sample/${name}.webm`, content_type: 'video/webm' }],
    captions_url: `/sample/${name}.vtt`,
    poster: sampleImage(poster),
    duration: facts[name].duration,
  };
}
