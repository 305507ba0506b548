import type { AdviceSamples } from '../docs/advice.types.ts';
import { Upload } from './upload.tsx';

const advice: AdviceSamples = {
  dos: {
    'Say type, size and count beforehand, in note': ({ text, labels }) => (
      <Upload
        {...labels.upload}
        upload={async () => ({ id: 'file', name: '', size: 0 })}
        note={text('PDF，每个不超过 20 MB，最多 3 个', 'PDF, up to 20 MB each, three at most')}
      />
    ),
  },
  donts: {
    'Do not leave the limits to the refusal': ({ labels }) => (
      <Upload {...labels.upload} upload={async () => ({ id: 'file', name: '', size: 0 })} />
    ),
  },
};
export default advice;
