import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@zonekit/ui/button';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import horn from '../../fixtures/horn.mp3?url';
import long from '../../fixtures/long.pdf?url';
import { storyWords } from '../internal/story-words.ts';
import { makeCaptions } from '../video-modal/video-modal.fixtures.ts';
import type { FilePermission, FileResult, ViewedFile } from './core/file.types.ts';
import { makePdf, makePdfWithoutFonts, makePicture } from './file-viewer.fixtures.ts';
import { FileViewer, type FileViewerProps } from './file-viewer.tsx';

const PDF: ViewedFile = {
  id: 'f-scores',
  name: '2025年度获支持项目评分明细.pdf',
  kind: 'pdf',
  mime: 'application/pdf',
  size: 2_202_009,
};
const PICTURE: ViewedFile = { ...PDF, id: 'f-plan', name: '园区总平面图.svg', kind: 'image', mime: 'image/svg+xml' };
const VIDEO: ViewedFile = { ...PDF, id: 'f-video', name: '政策解读.mp4', kind: 'video', mime: 'video/mp4' };
const SOUND: ViewedFile = { ...PDF, id: 'f-sound', name: '政策宣讲会录音.mp3', kind: 'audio', mime: 'audio/mpeg' };
const SHEET: ViewedFile = { ...PDF, id: 'f-sheet', name: '审计报告格式.xlsx', kind: 'other', mime: 'application/zip' };

const blob = (content: Blob, file: ViewedFile): FileResult => ({
  status: 'ready',
  blob: content,
  name: file.name,
  type: content.type,
});
const answer = (result: FileResult) => fn(async (_signal: AbortSignal) => result);
const denied = (permission: 'NONE' | 'pending' | 'REJECT') => answer({ status: 'permission', permission });
const failed = (reason: Extract<FileResult, { status: 'failed' }>['reason']) =>
  answer({ status: 'failed', reason, message: '' });

const meta = {
  title: 'kit/FileViewer',
  component: FileViewer,
  parameters: { visual: { fullPage: true, height: 720 } },
  args: {
    open: true,
    onOpenChange: fn(),
    file: PDF,
    load: answer(blob(makePdf('Page one', 'Page two', 'Page three'), PDF)),
    apply: fn(async (): Promise<FilePermission> => 'pending'),
    onLogin: fn(),
  },
} satisfies Meta<typeof FileViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const seen = async (text: string | RegExp) =>
  waitFor(async () => expect(await screen.findByText(text)).toBeVisible(), { timeout: 40_000 });

export const Document: Story = {
  play: async ({ globals }) => {
    const t = storyWords('fileViewer', globals);
    await seen('Page one');
    await press(t('nextPage'));
    await seen('Page two');
    const page = screen.getByRole('textbox', { name: t('page') });
    await userEvent.clear(page);
    await userEvent.type(page, '3{Enter}');
    await seen('Page three');
    await expect(page).toHaveFocus();
    await expect(screen.getByRole('region', { name: t('pageNow', { page: 3, count: 3 }) })).toBeVisible();
    await expect(screen.getByRole('button', { name: t('nextPage') })).toHaveAttribute('aria-disabled', 'true');
    screen.getByRole('region', { name: t('pageNow', { page: 3, count: 3 }) }).focus();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await seen('Page one');
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await seen('Page three');
    await press(t('zoomIn'));
    await seen('125%');
  },
};

export const DocumentInEnglish: Story = { globals: { locale: 'en' }, play: () => seen('Page one') };

/** Its text is read by an encoding of `pdfAssetsUrl`, and drawn in a font of the visitor's. */
export const DocumentWithoutItsFonts: Story = {
  args: { pdfAssetsUrl: import.meta.env.PDF_ASSETS_URL, load: answer(blob(makePdfWithoutFonts('项目申报指南'), PDF)) },
  play: () => seen('项目申报指南'),
};

/** Three pages of 100 KB each, read in parts. `tests/visual/offline.spec.ts` takes the network away from it. */
export const DocumentInParts: Story = {
  tags: ['!visual'],
  args: { load: answer({ status: 'ready', url: long, name: PDF.name, type: PDF.mime }) },
  play: () => seen('Page one'),
};

export const Picture: Story = {
  args: { file: PICTURE, load: answer(blob(makePicture(), PICTURE)) },
  play: async ({ globals }) => {
    const t = storyWords('fileViewer', globals);
    const picture = await screen.findByRole('img', { name: PICTURE.name });
    await waitFor(() => expect(picture).toHaveProperty('complete', true));
    await press(t('zoomIn'));
    await press(t('zoomIn'));
    await seen('150%');
    await waitFor(() => expect(picture.style.width).toBe('1800px'));
    await press(t('fit'));
    await expect(picture.style.width).toBe('');
  },
};

/** Closes, as the page around it does. */
function Closing(props: FileViewerProps) {
  const [open, setOpen] = useState(props.open);
  return <FileViewer {...props} open={open} onOpenChange={setOpen} />;
}

export const ClosedGivesItsBytesBack: Story = {
  args: { ...Picture.args },
  render: (args) => <Closing {...args} />,
  play: async ({ globals }) => {
    const t = storyWords('fileViewer', globals);
    const picture = await screen.findByRole('img', { name: PICTURE.name });
    const address = picture.getAttribute('src') ?? '';
    await expect((await fetch(address)).ok).toBe(true);
    await press(t('close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(fetch(address)).rejects.toThrow();
  },
};

export const Video: Story = {
  args: {
    file: VIDEO,
    load: answer(blob(new Blob(['no video'], { type: 'video/mp4' }), VIDEO)),
  },
  play: ({ globals }) => seen(storyWords('videoModal', globals)('unsupported')),
};

export const VideoInEnglish: Story = {
  ...Video,
  globals: { locale: 'en' },
  play: () => seen('this video cannot be played at the moment, please try later'),
};

export const Sound: Story = {
  args: {
    file: SOUND,
    transcript: '#transcript',
    captions: makeCaptions().src,
    load: answer({ status: 'ready', url: horn, name: SOUND.name, type: SOUND.mime }),
  },
  play: async ({ globals }) => {
    const t = storyWords('fileViewer', globals);
    await seen(t('length', { time: '0:06' }));
    const audio = await screen.findByLabelText<HTMLAudioElement>(SOUND.name, { selector: 'audio' });
    await expect(audio.paused).toBe(true);
    await expect(screen.getByRole('link', { name: t('transcript') })).toHaveAttribute('href', '#transcript');
    audio.currentTime = 3;
    await seen('一艘货轮驶入东港一号泊位');
  },
};

export const SoundBroken: Story = {
  args: { file: SOUND, load: answer(blob(new Blob(['no sound'], { type: 'audio/mpeg' }), SOUND)) },
  play: ({ globals }) => seen(storyWords('fileViewer', globals)('failed.unplayable')),
};

export const SoundUnsupported: Story = {
  globals: { locale: 'en' },
  args: { file: SOUND, load: answer(blob(new Blob(['#!AMR'], { type: 'audio/amr' }), SOUND)) },
  play: () => seen(/does not play recordings of this kind/),
};

export const DownloadOnly: Story = {
  args: { file: SHEET, load: answer(blob(new Blob(['PK']), SHEET)) },
  play: async ({ args, globals }) => {
    const t = storyWords('fileViewer', globals);
    await seen(t('noPreview'));
    await expect(args.load).not.toHaveBeenCalled();
  },
};

export const TooLarge: Story = {
  args: { file: { ...PDF, size: 90 * 1024 * 1024 } },
  play: async ({ globals }) => {
    const t = storyWords('fileViewer', globals);
    await seen(t('tooLarge', { size: '90.0 MB' }));
  },
};

export const Loading: Story = {
  args: { load: fn((_signal: AbortSignal) => new Promise<FileResult>(() => {})) },
  play: async ({ globals }) => {
    const t = storyWords('fileViewer', globals);
    await seen(t('loading'));
  },
};

export const LoginNeeded: Story = {
  args: { load: answer({ status: 'login' }) },
  globals: { locale: 'en' },
  play: async ({ args }) => {
    await seen('this file requires login; the user is not logged in or the login has expired');
    await press('Log in');
    await expect(args.onLogin).toHaveBeenCalled();
  },
};

export const NoPermission: Story = {
  args: { load: denied('NONE') },
  globals: { locale: 'en' },
  play: () => seen('you do not yet have permission for this file, apply if you need to download'),
};

export const ApplicationPending: Story = {
  args: { load: denied('pending') },
  globals: { locale: 'en' },
  play: () => seen('permission is being applied for, please wait'),
};

export const ApplicationRejected: Story = {
  args: { load: denied('REJECT') },
  globals: { locale: 'en' },
  play: async () => {
    await seen('application rejected, reapply if needed');
    await press('Reapply');
    await seen('permission is being applied for, please wait');
  },
};

export const AppliedAndGranted: Story = {
  args: {
    load: (() => {
      let requests = 0;
      return fn(async (_signal: AbortSignal): Promise<FileResult> => {
        requests += 1;
        return requests === 1 ? { status: 'permission', permission: 'NONE' } : blob(makePdf('Granted'), PDF);
      });
    })(),
    apply: fn(async (): Promise<FilePermission> => 'AUTHORIZED'),
  },
  play: async ({ args, globals }) => {
    const t = storyWords('fileViewer', globals);
    await press(t('actions.apply'));
    await expect(args.apply).toHaveBeenCalledOnce();
    await seen('Granted');
  },
};

export const ApplyFailed: Story = {
  args: { load: denied('NONE'), apply: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ globals }) => {
    const t = storyWords('fileViewer', globals);
    await press(t('actions.apply'));
    await seen(t('applyFailed'));
    await expect(screen.getByRole('button', { name: t('actions.apply') })).toBeEnabled();
  },
};

export const Offline: Story = {
  args: { load: failed('offline') },
  play: async ({ args, globals }) => {
    const t = storyWords('fileViewer', globals);
    await press(t('retry'));
    await waitFor(() => expect(args.load).toHaveBeenCalledTimes(2));
  },
};
export const NotFound: Story = {
  args: { load: failed('missing') },
  play: ({ globals }) => seen(storyWords('fileViewer', globals)('failed.missing')),
};
export const OtherFailure: Story = {
  args: { load: failed('other') },
  play: ({ globals }) => seen(storyWords('fileViewer', globals)('failed.other')),
};
export const BrokenDocument: Story = {
  args: { load: answer(blob(new Blob(['no document'], { type: 'application/pdf' }), PDF)) },
  play: ({ globals }) => seen(storyWords('fileViewer', globals)('failed.broken')),
};

const ShowsFile = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{PDF.name}</Button>
      <FileViewer
        open={open}
        onOpenChange={setOpen}
        file={PDF}
        load={async (signal) => {
          const response = await fetch(`/api/files/${PDF.id}`, { signal });
          if (!response.ok) return { status: 'failed', reason: 'offline', message: '' };
          return { status: 'ready', blob: await response.blob(), name: PDF.name, type: 'application/pdf' };
        }}
        apply={async () => 'pending'}
        onLogin={fn()}
      />
    </>
  );
};

export const Example: Story = { tags: ['!visual'], render: () => <ShowsFile /> };
