import type { HostType } from './host.types.ts';

export const HOST_PATHS: Readonly<Record<HostType, string>> = {
  incubator: '/space/Incubator',
  carrier: '/space/spaceVector',
};

export const hostPath = (type: HostType, id: string) => `${HOST_PATHS[type]}/${encodeURIComponent(id)}`;
