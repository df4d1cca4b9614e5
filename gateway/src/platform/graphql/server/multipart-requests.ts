import type { FastifyInstance } from 'fastify';
import { failures } from '../../errors/index.js';
import { type Form, type FormParts, receiveForms } from '../../http/bodies/multipart-form.js';
import { isMultipart, isTooComplex } from '../../http/bodies/request-body.js';
import { ReceivedFile } from '../../http/bodies/uploads.js';
import type { WrapHandler } from '../../http/idempotency/handler.js';

/**
 * Reads GraphQL multipart requests (https://github.com/jaydenseric/graphql-multipart-request-spec) of signed-in
 * users: no public operation takes a file. Each file is received completely before it is processed.
 */
export async function readMultipartRequests(
  http: FastifyInstance,
  parts: Pick<FormParts, 'limits' | 'uploads'>,
): Promise<WrapHandler> {
  http.addHook('onRequest', (request, _reply, done) => {
    if (isMultipart(request.headers['content-type']) && !request.caller.viewer) throw failures.unauthenticated();
    done();
  });
  // The use case reports a file that is too large, after it has authorized the caller.
  return receiveForms(http, { ...parts, toBody: putFiles, stopsAtLargeFile: false });
}

type Members = Record<string, unknown>;

/**
 * The field `operations` with the files in the places that the field `map` names: `{"0": ["variables.images.0"]}`. A
 * file that did not arrive fails when it is read.
 */
function putFiles({ fields, files }: Form): unknown {
  const operations = readObject(fields, 'operations');
  const received = new Map(files.map(({ field, file }) => [field, file]));
  for (const [field, paths] of Object.entries(readObject(fields, 'map'))) {
    if (!Array.isArray(paths)) throw unreadable();
    const file = received.get(field) ?? new ReceivedFile('', undefined, null);
    for (const path of paths) putFile(operations, path, file);
  }
  return operations;
}

function readObject(fields: Form['fields'], name: string): Members {
  const value = fields.get(name);
  // The parser of forms reads the parts of type application/json itself.
  const parsed = typeof value === 'string' ? parse(value) : value;
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw unreadable();
  if (isTooComplex(parsed)) throw unreadable();
  return parsed as Members;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Replaces the null at a path. Only own members count, so that no path reaches a prototype. */
function putFile(operations: Members, path: unknown, file: ReceivedFile): void {
  if (typeof path !== 'string') throw unreadable();
  const names = path.split('.');
  const last = names.pop() ?? '';
  let holder = operations;
  for (const name of names) {
    const next = Object.hasOwn(holder, name) ? holder[name] : undefined;
    if (typeof next !== 'object' || next === null || next instanceof ReceivedFile) throw unreadable();
    holder = next as Members;
  }
  if (!Object.hasOwn(holder, last) || holder[last] !== null) throw unreadable();
  holder[last] = file;
}

const unreadable = () => failures.malformed('The multipart request cannot be read');
