import { buffer } from 'node:stream/consumers';
import { type Job, REFUSED, type Refusal } from './mark-job.ts';
import { composeMark } from './mark-layout.ts';
import { Refused } from './refused.ts';

// Run by `marked.ts` in a process of its own: the marked file goes to the output.

const mark = async (input: Buffer): Promise<Uint8Array> => {
  const end = input.indexOf('\n');
  const { kind, text }: Job = JSON.parse(input.subarray(0, end).toString());
  const bytes = input.subarray(end + 1);
  const composed = composeMark(text);
  if (kind === 'pdf') return (await import('./mark-pdf.ts')).markPdf(bytes, composed);
  return (await import('./mark-picture.ts')).markPicture(bytes, composed);
};

try {
  process.stdout.write(await mark(await buffer(process.stdin)));
} catch (error) {
  // Libraries give up on a file in many ways; whichever it was, the file is not handed out.
  const { reason, message }: Refusal = error instanceof Refused ? error : { reason: 'broken', message: String(error) };
  // The last line: libraries may have warned of this and that before.
  process.stderr.write(`\n${JSON.stringify({ reason, message })}`);
  process.exitCode = REFUSED;
}
