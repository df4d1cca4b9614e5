import { SpanKind } from '@opentelemetry/api';
import { inSpan } from '../tracing/current-span.js';
import type { FileStore } from './file-store.js';

/** Makes each call of the store a step of the trace. Of a key, only the kind of file is part of it: `photos`. */
export function traceFiles(files: FileStore, store: 's3' | 'folder'): FileStore {
  const trace = <T>(name: string, key: string, work: () => Promise<T>) => {
    const kind = /^[a-z]+(?=\/)/i.exec(key)?.[0] ?? 'other';
    const attributes = { 'timetrack.storage': store, 'timetrack.file.kind': kind };
    return inSpan(name, { kind: SpanKind.CLIENT, attributes }, work);
  };
  return {
    put: (key, content, contentType) => trace('store file', key, () => files.put(key, content, contentType)),
    open: (key) => trace('open file', key, () => files.open(key)),
    remove: (key) => trace('remove file', key, () => files.remove(key)),
  };
}
