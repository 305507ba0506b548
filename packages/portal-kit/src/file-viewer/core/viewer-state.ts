import type {
  FileFailure,
  FilePermission,
  FileResult,
  FileSource,
  MissingPermission,
  ViewedFile,
} from './file.types.ts';

/** To show the file, or to hand it to the visitor's disk. */
export type Intent = 'view' | 'download';

export type ViewerState =
  /** No request is sent before the user chooses the download. */
  | { status: 'offer'; why: 'kind' | 'too-large'; saved: boolean }
  | { status: 'loading'; intent: Intent }
  | { status: 'ready'; source: FileSource }
  | { status: 'login'; intent: Intent }
  | { status: 'permission'; intent: Intent; permission: MissingPermission; apply: 'idle' | 'applying' | 'failed' }
  | { status: 'failed'; intent: Intent; reason: FileFailure; message: string };

export type ViewerEvent =
  | { type: 'load'; intent: Intent }
  | { type: 'result'; result: FileResult }
  | { type: 'apply' }
  | { type: 'applied'; permission: FilePermission }
  | { type: 'apply-failed' }
  /** The bytes came but cannot be shown, or no more of them come. */
  | { type: 'failed'; reason: FileFailure };

const offer = (file: ViewedFile, limit: number): 'kind' | 'too-large' | null => {
  if (file.kind === 'other') return 'kind';
  // Video and sound are read in parts, so their size does not matter.
  return file.kind !== 'video' && file.kind !== 'audio' && file.size > limit ? 'too-large' : null;
};

/** @param limit Bytes above which a picture or a document is offered as a download only. */
export function initialViewer(file: ViewedFile, limit: number): ViewerState {
  const why = offer(file, limit);
  return why ? { status: 'offer', why, saved: false } : { status: 'loading', intent: 'view' };
}

const received = (state: ViewerState, result: FileResult): ViewerState => {
  if (state.status !== 'loading') return state;
  const { intent } = state;
  if (result.status === 'login') return { status: 'login', intent };
  if (result.status === 'permission') {
    return { status: 'permission', intent, permission: result.permission, apply: 'idle' };
  }
  if (result.status === 'failed') return { ...result, intent };
  const { status: _, ...source } = result;
  return intent === 'view' ? { status: 'ready', source } : { status: 'offer', why: 'kind', saved: true };
};

/** State machine of the viewer. A granted application loads the file at once. */
export function viewerReducer(state: ViewerState, event: ViewerEvent): ViewerState {
  switch (event.type) {
    case 'load':
      return { status: 'loading', intent: event.intent };
    case 'result':
      return received(state, event.result);
    case 'apply':
      return state.status === 'permission' && state.permission !== 'pending' ? { ...state, apply: 'applying' } : state;
    case 'applied':
      if (state.status !== 'permission') return state;
      return event.permission === 'AUTHORIZED'
        ? { status: 'loading', intent: state.intent }
        : { ...state, permission: event.permission, apply: 'idle' };
    case 'apply-failed':
      return state.status === 'permission' ? { ...state, apply: 'failed' } : state;
    case 'failed':
      return state.status === 'ready' ? { status: 'failed', intent: 'view', reason: event.reason, message: '' } : state;
  }
}
