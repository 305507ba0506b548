import { Alert } from '../alert/alert.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Notice } from '../notice/notice.tsx';
import { Progress } from '../progress/progress.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import type { Primitives } from './primitives.types.ts';

/** What tells how it went. */
export const FEEDBACK: Primitives = {
  Alert: (given) => <Alert tone="info" title="权限申请中" {...given} />,
  EmptyState: (given) => <EmptyState title="没有结果" headingLevel={2} {...given} />,
  Notice: (given) => <Notice title="今晚维护" dismissLabel="关闭" {...given} />,
  Progress: (given) => <Progress label="上传" value={40} {...given} />,
  Skeleton: (given) => <Skeleton {...given} />,
  Spinner: (given) => <Spinner label="正在核对" {...given} />,
};
