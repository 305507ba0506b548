import { once } from 'node:events';
import { type Figures, firstCalls, measure, warmUp } from './measure.ts';
import type { Mix } from './mixes.ts';
import type { Running } from './service.ts';

interface CallFrame {
  functionName: string;
  url: string;
}

interface CpuProfile {
  nodes: { id: number; callFrame: CallFrame }[];
  samples: number[];
}

interface Share {
  name: string;
  /** Of all, up to 1. */
  share: number;
  /** Microseconds of its own code, without what it calls. */
  self: number;
}

export interface Cost {
  figures: Figures;
  /** Processor time of the process for one answer, in microseconds, without a profiler. */
  perAnswer: number;
  /** Where it goes, by package or file, the largest first: microseconds of one answer. */
  byPlace: Share[];
  /** The same by function. */
  byFunction: Share[];
}

interface Inspector {
  ask: <T>(method: string, params?: object) => Promise<T>;
  close: () => void;
}

/** The inspector of a process that was started with `--inspect`. */
const connect = async (url: string): Promise<Inspector> => {
  const socket = new WebSocket(url);
  await once(socket, 'open');
  let lastId = 0;
  const waiting = new Map<number, (result: unknown) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result?: unknown };
    if (id === undefined) return;
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  return {
    ask: <T>(method: string, params = {}) =>
      new Promise<T>((resolve) => {
        lastId += 1;
        waiting.set(lastId, resolve as (result: unknown) => void);
        socket.send(JSON.stringify({ id: lastId, method, params }));
      }),
    close: () => socket.close(),
  };
};

/** `kysely`, `node:net` or `src/frame/serve.ts`. */
const placeOf = ({ functionName, url }: CallFrame): string => {
  const inPackage = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1];
  if (inPackage) return inPackage;
  if (url === '') return functionName.startsWith('(') ? functionName : 'V8 (JSON, RegExp, …)';
  return url.replace(/^.*\/apps\/api\//, '').replace(/^file:.*\/packages\//, 'packages/');
};

// Samples are counted and their times are not, which go on while another process has the processor.
const sharesOf = (profile: CpuProfile, perAnswer: number, nameOf: (frame: CallFrame) => string): Share[] => {
  const names = new Map(profile.nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]));
  const counts = new Map<string, number>();
  for (const id of profile.samples) {
    const name = names.get(id) ?? '';
    if (!name.startsWith('(idle)')) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const whole = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return [...counts]
    .map(([name, count]) => ({ name, share: count / whole, self: (perAnswer * count) / whole }))
    .sort((a, b) => b.self - a.self);
};

/**
 * Loads a process with one mix, twice: for the processor time of an answer, which other work on the machine hardly changes,
 * and for where that time goes.
 * @param running started to be inspected
 */
export const profileMix = async (running: Running, mix: Mix, load: Parameters<typeof measure>[2]): Promise<Cost> => {
  const inspector = await connect(await running.inspector());
  const used = async () => {
    const { result } = await inspector.ask<{ result: { value: { user: number; system: number } } }>(
      'Runtime.evaluate',
      { expression: 'process.cpuUsage()', returnByValue: true },
    );
    return result.value.user + result.value.system;
  };
  try {
    await firstCalls(running.base, mix);
    await warmUp(running.base, mix, load);
    const from = await used();
    const figures = await measure(running.base, mix, load);
    const perAnswer = ((await used()) - from) / figures.answers;
    await inspector.ask('Profiler.enable');
    await inspector.ask('Profiler.setSamplingInterval', { interval: 200 });
    await inspector.ask('Profiler.start');
    await measure(running.base, mix, load);
    const { profile } = await inspector.ask<{ profile: CpuProfile }>('Profiler.stop');
    return {
      figures,
      perAnswer,
      byPlace: sharesOf(profile, perAnswer, placeOf),
      byFunction: sharesOf(profile, perAnswer, (frame) => `${frame.functionName || 'anonymous'} ${placeOf(frame)}`),
    };
  } finally {
    inspector.close();
  }
};
