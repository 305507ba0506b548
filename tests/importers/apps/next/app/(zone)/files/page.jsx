import { Files } from '../../../zone/files.tsx';

export default function Page() {
  return <Files />;
}
