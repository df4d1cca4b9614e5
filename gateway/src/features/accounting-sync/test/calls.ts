import type { Actor, TestGateway } from '../../../../test/harness/index.js';
import type { SyncItem } from '../items/sync-item.entity.js';

type SyncItemJson = Pick<SyncItem, 'id' | 'type' | 'status' | 'attempts' | 'message' | 'fileUrl'> & {
  readonly createdAt: string;
  readonly finishedAt: string | null;
};

export function syncCalls({ rest }: TestGateway) {
  return {
    queue: async (by: Actor, type: SyncItem['type']): Promise<SyncItemJson> =>
      (await rest(by, 'POST', '/api/sync-queue', { type })).body,
    items: async (by: Actor): Promise<SyncItemJson[]> => (await rest(by, 'GET', '/api/sync-queue')).body,
    download: (by: Actor, { id }: { readonly id: string }) => rest(by, 'GET', `/api/sync-queue/${id}/file`),
  };
}

/** The activities in a file: date, job, employee, payroll item, duration, note. */
export function hoursIn(file: Buffer): (string | undefined)[][] {
  const lines = new TextDecoder('windows-1252').decode(file).split('\r\n');
  const fields = lines.filter((line) => line.startsWith('TIMEACT')).map((line) => line.split('\t'));
  return fields.map((line) => [1, 2, 3, 5, 6, 8].map((index) => line[index]));
}
