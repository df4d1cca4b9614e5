import { type Actor, createActor, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import type { Role } from '../../../platform/auth/viewer.types.js';
import type { FileStore } from '../../../platform/storage/file-store.ports.js';
import type { SyncItem } from '../items/sync-item.entity.js';

type SyncItemJson = Pick<SyncItem, 'id' | 'type' | 'status' | 'attempts' | 'message' | 'fileUrl'> & {
  readonly createdAt: string;
  readonly finishedAt: string | null;
};

interface File {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
  readonly rawPayload: Buffer;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came and states what it should be
  json(): any;
}

/** The gateway with the calls to its sync queue. */
export interface SyncApi extends TestGateway {
  person(role?: Role, colleague?: Actor): Promise<Actor>;
  queue(by: Actor, type: SyncItem['type']): Promise<SyncItemJson>;
  items(by: Actor): Promise<SyncItemJson[]>;
  download(by: Actor, item: { readonly id: string }): Promise<File>;
}

export async function startSyncApi(parts: { readonly files?: FileStore } = {}): Promise<SyncApi> {
  const app = await startGateway(parts);
  const { inject } = app;
  return {
    ...app,
    person: (role = 'OWNER', colleague) => createActor(app, role, colleague),
    queue: async ({ headers }, type) =>
      (await inject({ method: 'POST', url: '/api/sync-queue', headers, payload: { type } })).json(),
    items: async ({ headers }) => (await inject({ url: '/api/sync-queue', headers })).json(),
    download: ({ headers }, { id }) => inject({ url: `/api/sync-queue/${id}/file`, headers }),
  };
}

/** The activities in a file: date, job, employee, duration, note. */
export function hoursIn(file: Buffer): (string | undefined)[][] {
  const lines = new TextDecoder('windows-1252').decode(file).split('\r\n');
  const fields = lines.filter((line) => line.startsWith('TIMEACT')).map((line) => line.split('\t'));
  return fields.map((line) => [1, 2, 3, 6, 8].map((index) => line[index]));
}
