import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { VariantMatrix } from '../../testing/variant-matrix.tsx';
import { LiveRegionProvider } from '../live-region/live-region.tsx';
import { VideoPlayer } from './video-player.tsx';

const meta = {
  title: 'Components/Content/VideoPlayer',
  component: VideoPlayer,
  args: {
    title: 'More than its roof',
    src: '/sample/spot.webm',
    type: 'video/webm',
    poster: '/sample/manufactured-home.svg',
    captions: [{ src: '/sample/spot.vtt', srcLang: 'en', label: 'English' }],
    labels: {
      failed: "Couldn't play this video. Check your connection.",
      retry: 'Try again',
      transcript: 'Transcript',
    },
  },
  decorators: [
    (Story) => (
      <LiveRegionProvider>
        <div style={{ maxInlineSize: '44rem' }}>
          <Story />
        </div>
      </LiveRegionProvider>
    ),
  ],
} satisfies Meta<typeof VideoPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

const transcript = (
  <>
    <p>[Quiet music]</p>
    <p>Four sides, steps, skirting: a home is more than its roof.</p>
    <p>Your agency. Here for you.</p>
  </>
);

const endCard = (
  <>
    <p style={{ fontSize: '1.25rem', fontWeight: 700 }}>Harbor &amp; Pine Insurance</p>
    <p>Marquette, Michigan</p>
    <p>(906) 555-0142</p>
  </>
);

function findVideo(canvasElement: HTMLElement): HTMLVideoElement {
  const video = canvasElement.querySelector('video');
  if (!video) throw new Error('This story has no video.');
  return video;
}

async function seekTo(video: HTMLVideoElement, seconds: number): Promise<void> {
  await waitFor(() => expect(video.readyState).toBeGreaterThanOrEqual(video.HAVE_CURRENT_DATA));
  video.currentTime = seconds;
  await waitFor(() => expect(video.seeking).toBe(false));
}

/** The poster fills the video area, at any aspect ratio. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(findVideo(canvasElement)).objectFit).toBe('cover');
  },
};

export const Playground: Story = { args: { transcript } };

export const Playing: Story = {
  play: async ({ canvasElement, step }) => {
    const video = findVideo(canvasElement);
    await step('Start the video', async () => {
      // Browsers block autoplay with sound.
      video.muted = true;
      await video.play();
      await expect(video.paused).toBe(false);
    });
    await step('The video is not cropped', async () => {
      await waitFor(() => expect(getComputedStyle(video).objectFit).toBe('contain'));
    });
    await step('Pause it, so that screenshots are stable', async () => {
      video.pause();
      await seekTo(video, 1);
    });
  },
};

export const Captions: Story = {
  play: async ({ canvasElement, step }) => {
    const video = findVideo(canvasElement);
    await step('Seek to a spoken line', () => seekTo(video, 2.5));
    await step('Its caption is shown by default', async () => {
      const [track] = video.textTracks;
      await expect(track?.mode).toBe('showing');
      await waitFor(() => expect(track?.activeCues).toHaveLength(1));
    });
  },
};

/** The file is missing. */
export const Failed: Story = {
  args: { src: '/sample/missing.webm', captions: [] },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('The player shows and announces the failure', async () => {
      await canvas.findByRole('button', { name: 'Try again' });
      await expect(canvas.getByRole('status')).toHaveTextContent("Couldn't play");
    });
  },
};

/** The browser can't play the first file, so it tries the next. */
export const OtherFormat: Story = {
  args: {
    src: '/sample/missing.mp4',
    type: 'video/x-unknown',
    otherSources: [{ src: '/sample/spot.webm', type: 'video/webm' }],
  },
};

export const TranscriptOpen: Story = {
  args: { transcript },
  play: async ({ canvas, step }) => {
    await step('Open the transcript', () => userEvent.click(canvas.getByText('Transcript')));
    await step('The transcript is visible', async () => {
      await expect(canvas.getByText(/Four sides/)).toBeVisible();
    });
  },
};

export const Download: Story = {
  args: {
    transcript,
    download: { href: '/attachments?id=spot', label: 'Download (WebM, 6 kB)' },
  },
};

/** At the end, the agency's card covers the video; the controls stay visible. */
export const EndCard: Story = {
  args: { endCard },
  play: async ({ canvas, canvasElement, step }) => {
    const video = findVideo(canvasElement);
    await step('Play the video to the end', async () => {
      video.muted = true;
      video.playbackRate = 8;
      await video.play();
      await waitFor(() => expect(video.ended).toBe(true));
    });
    await step('The end card is shown', async () => {
      await expect(await canvas.findByText('Harbor & Pine Insurance')).toBeVisible();
    });
  },
};

export const LongText: Story = {
  args: {
    transcript: <p>{`Four sides, steps, skirting. ${'x'.repeat(300)}`}</p>,
    download: {
      href: '/attachments?id=spot',
      label: `Download the video with your agency’s end card and with burned-in captions (WebM, 6 kB)`,
    },
    labels: {
      ...meta.args.labels,
      transcript: 'Everything that is said and heard in this video, as text',
    },
  },
};

export const Matrix: Story = {
  args: { transcript, download: { href: '/attachments?id=spot', label: 'Download' } },
  render: (args) => (
    <VariantMatrix
      variants={[
        ['ready', <VideoPlayer key="ready" {...args} />],
        [
          'failed',
          <VideoPlayer
            key="failed"
            {...args}
            src="/sample/missing.webm"
            captions={[]}
            transcript={undefined}
          />,
        ],
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};
