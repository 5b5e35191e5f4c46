import type { VideoPart } from '../../resources/content/schema.ts';
import { sampleImage, type SampleImageName } from './image-list.ts';

/** Name of a video clip in the sample library. Its files are `/sample/<name>.webm` and `/sample/<name>.vtt`. */
export type SampleClipName = 'recording' | 'spot';

/** Duration in seconds and size of the WebM file in bytes. */
const clipInfo: Record<SampleClipName, { duration: number; size: number }> = {
  recording: { duration: 8, size: 7315 },
  spot: { duration: 6, size: 6333 },
};

/** Returns a clip's video file as a download, named after the title. */
export function createClipFile(name: SampleClipName, title: string) {
  return { name: `${title}.webm`, size: clipInfo[name].size, content_type: 'video/webm' };
}

/** Returns the fields of a record's video. */
export function createVideo(name: SampleClipName, poster?: SampleImageName): VideoPart {
  return {
    sources: [{ url: `/sample/${name}.webm`, content_type: 'video/webm' }],
    captions_url: `/sample/${name}.vtt`,
    ...(poster && { poster: sampleImage(poster) }),
    duration: clipInfo[name].duration,
  };
}
