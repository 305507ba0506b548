import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@zonekit/ui/button';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { storyWords } from '../internal/story-words.ts';
import { FILM, makeCaptions, makePoster, makeStream } from './video-modal.fixtures.ts';
import { VideoModal } from './video-modal.tsx';
import { saveWatched } from './watched.ts';

const meta = {
  title: 'kit/VideoModal',
  component: VideoModal,
  parameters: { visual: { fullPage: true, height: 720 } },
  args: {
    open: true,
    onOpenChange: fn(),
    id: 'story',
    title: '东港一号泊位，十分钟看懂口岸通关',
    source: FILM,
  },
} satisfies Meta<typeof VideoModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const player = async () => {
  const video = await screen.findByLabelText<HTMLVideoElement>(meta.args.title, { selector: 'video' });
  await waitFor(() => expect(video.readyState).toBeGreaterThanOrEqual(2), { timeout: 20_000 });
  return video;
};
const plays = async (video: HTMLVideoElement) => {
  // Browsers let a silent one play that nobody clicked.
  video.muted = true;
  await userEvent.keyboard(' ');
  await waitFor(() => expect(video.currentTime).toBeGreaterThan(0.2), { timeout: 20_000 });
  await expect(video.paused).toBe(false);
  await userEvent.keyboard(' ');
  await waitFor(() => expect(video.paused).toBe(true));
};

export const Poster: Story = {
  render: (args) => <VideoModal {...args} poster={makePoster()} />,
  play: async () => {
    await expect((await player()).paused).toBe(true);
  },
};

export const PlaysByKeys: Story = {
  tags: ['!visual'],
  render: (args) => <VideoModal {...args} captions={[makeCaptions()]} />,
  play: async () => {
    const video = await player();
    await plays(video);
    await expect(video).toHaveAttribute('lang', 'zh-CN');
    const { width, height } = video.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(16 / 9, 2);
    const before = video.currentTime;
    await userEvent.keyboard('{ArrowRight}');
    await expect(video.currentTime).toBeGreaterThan(Math.min(before + 4, 5.9));
    await userEvent.keyboard('m');
    await expect(video.muted).toBe(false);
    await expect(video.textTracks[0]?.mode).toBe('showing');
    await userEvent.keyboard('c');
    await expect(video.textTracks[0]?.mode).toBe('hidden');
  },
};

/** By hls.js, as in browsers that play no streams themselves. */
export const Stream: Story = {
  tags: ['!visual'],
  beforeEach: () => {
    const spy = spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('');
    return () => spy.mockRestore();
  },
  render: (args) => <VideoModal {...args} source={makeStream()} />,
  play: async () => {
    const video = await player();
    await expect(video.src).toMatch(/^blob:/);
    await expect(video.duration).toBeCloseTo(6, 0);
    await plays(video);
  },
};

export const Resumed: Story = {
  beforeEach: () => {
    saveWatched('story', 42);
    const long = spyOn(HTMLMediaElement.prototype, 'duration', 'get').mockReturnValue(600);
    return () => {
      long.mockRestore();
      saveWatched('story', 0);
    };
  },
  play: async ({ globals }) => {
    const t = storyWords('videoModal', globals);
    await player();
    await expect(await screen.findByRole('status')).toHaveTextContent(t('resumed', { time: '0:42' }));
    await userEvent.click(screen.getByRole('button', { name: t('restart') }));
    await waitFor(() => expect(screen.queryByText(new RegExp(t('resumed', { time: '0:42' })))).not.toBeInTheDocument());
  },
};

const BROKEN = { src: 'data:video/mp4,no%20video' };

export const Unsupported: Story = {
  args: { source: BROKEN },
  play: async ({ globals }) => {
    const t = storyWords('videoModal', globals);
    await expect(await screen.findByRole('alert')).toHaveTextContent(t('unsupported'));
  },
};

export const UnsupportedInEnglish: Story = {
  args: { source: BROKEN },
  globals: { locale: 'en' },
  play: async () =>
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'this video cannot be played at the moment, please try later',
    ),
};

export const Offline: Story = {
  args: { source: BROKEN },
  beforeEach: () => {
    const spy = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    return () => spy.mockRestore();
  },
  play: async ({ globals }) => {
    const t = storyWords('videoModal', globals);
    await expect(await screen.findByRole('alert')).toHaveTextContent(t('offline'));
    await userEvent.click(screen.getByRole('button', { name: t('retry') }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(t('offline'));
  },
};

export const Loading: Story = {
  // A stream whose playlist does not come.
  args: { source: { src: 'https://never.invalid/a.m3u8' } },
  beforeEach: () => {
    const spy = spyOn(HTMLMediaElement.prototype, 'src', 'set').mockImplementation(() => {});
    return () => spy.mockRestore();
  },
  play: async ({ globals }) => {
    const t = storyWords('videoModal', globals);
    await expect(await screen.findByText(t('loading'))).toBeInTheDocument();
  },
};

const ShowsFilm = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>观看视频</Button>
      <VideoModal
        open={open}
        onOpenChange={setOpen}
        id="harbour"
        title="东港一号泊位，十分钟看懂口岸通关"
        source={{ src: '/media/harbour.mp4' }}
        poster="/media/harbour.jpg"
      />
    </>
  );
};

export const Example: Story = { tags: ['!visual'], render: () => <ShowsFilm /> };
