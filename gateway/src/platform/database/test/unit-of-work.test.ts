import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { EntityManager } from '@mikro-orm/postgresql';
import pino from 'pino';
import { type TestDatabase, testDatabase } from '../../../../test/harness/index.js';
import { DomainError } from '../../errors/index.js';
import { newId } from '../ids.js';
import { type RequestTransaction, type Reservation, type Transaction, UnitOfWork } from '../unit-of-work.js';
import { Note, noteFeature } from './note.js';

let database: TestDatabase;
let unitOfWork: UnitOfWork;
let organizationId: string;

const taken = () => new DomainError('conflict', 'note.taken', 'There is such a note already');

beforeAll(async () => {
  database = await testDatabase([noteFeature]);
  unitOfWork = new UnitOfWork(database.orm, { notes_text_is_unique: taken }, pino({ level: 'silent' }));
});
afterAll(() => database.close());
beforeEach(() => {
  organizationId = newId();
});

function write(text: string, request?: RequestTransaction): Promise<Note> {
  const work = async ({ em }: Transaction) => {
    const note = new Note(organizationId, text);
    em.persist(note);
    return note;
  };
  return unitOfWork.run(organizationId, work, { request });
}

async function listStored(request?: RequestTransaction): Promise<string[]> {
  const find = (em: EntityManager) => em.findAll(Note, { orderBy: { text: 'asc' } });
  const notes = await unitOfWork.read(organizationId, find, { request });
  return notes.map((note) => note.text);
}

const reservation: Reservation = {
  statement: { text: 'select :organization as reserved', values: [] },
  accept: () => undefined,
  check: async () => undefined,
};

/** Runs commands in the transaction of one request, and commits it. */
function inRequest(work: (request: RequestTransaction) => Promise<void>): Promise<void> {
  return unitOfWork.forRequest({ organizationId }, reservation, async (request) => {
    await work(request);
    await unitOfWork.commit(request, []);
  });
}

describe('a command', () => {
  test('stores what it persisted without calling flush', async () => {
    await write('one');
    expect(await listStored()).toEqual(['one']);
  });

  test('stores nothing when it fails', async () => {
    const failing = unitOfWork.run(organizationId, async ({ em }) => {
      em.persist(new Note(organizationId, 'lost'));
      await em.flush();
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await listStored()).toEqual([]);
  });

  test('converts a constraint violation to its failure, even in the final flush', async () => {
    const text = newId();
    await write(text);
    await expect(write(text)).rejects.toMatchObject({ code: 'note.taken', kind: 'conflict' });
  });

  test('reports a full disk of the database in words', async () => {
    const raise = "do $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$";
    const failing = unitOfWork.run(organizationId, ({ em }) => em.execute(raise));
    await expect(failing).rejects.toMatchObject({ code: 'storage.full', kind: 'unavailable', retryAfterSeconds: 60 });
  });

  test('passes on an unknown database error unchanged', async () => {
    const failing = unitOfWork.run(organizationId, ({ em }) => em.execute('select 1 / 0'));
    await expect(failing).rejects.toThrow('division by zero');
  });

  test('stores dates with milliseconds', async () => {
    const at = new Date('2024-03-10T08:59:59.987Z');
    const note = await unitOfWork.run(organizationId, async ({ em }) => {
      const made = new Note(organizationId, newId());
      made.at = at;
      em.persist(made);
      return made;
    });
    const read = await unitOfWork.read(organizationId, (em) => em.findOneOrFail(Note, { id: note.id }));
    expect(read.at).toEqual(at);
  });
});

describe('effects', () => {
  test('run after the commit, in order, when the rows are visible to others', async () => {
    const seen: string[] = [];
    await unitOfWork.run(organizationId, async ({ em, afterCommit }) => {
      em.persist(new Note(organizationId, newId()));
      afterCommit(async () => void seen.push(`first, ${(await listStored()).length} stored`));
      afterCommit(() => void seen.push('second'));
      expect(seen).toEqual([]);
    });
    expect(seen).toEqual(['first, 1 stored', 'second']);
  });

  test('never run when the command fails', async () => {
    const seen: string[] = [];
    const failing = unitOfWork.run(organizationId, async ({ afterCommit }) => {
      afterCommit(() => void seen.push('told'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(seen).toEqual([]);
  });

  test('do not affect the committed command or the next effect when they fail', async () => {
    const seen: string[] = [];
    await unitOfWork.run(organizationId, async ({ em, afterCommit }) => {
      em.persist(new Note(organizationId, 'kept'));
      afterCommit(() => Promise.reject(new Error('the event went nowhere')));
      afterCommit(() => void seen.push('next'));
    });
    expect(await listStored()).toEqual(['kept']);
    expect(seen).toEqual(['next']);
  });
});

describe('a command of a request with several', () => {
  test('sees the rows of the commands before it and is rolled back with them', async () => {
    const failing = inRequest(async (request) => {
      await write('outer', request);
      await write('inner', request);
      expect(await listStored(request)).toEqual(['inner', 'outer']);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await listStored()).toEqual([]);
  });

  test('is rolled back alone when it fails, and the others are committed', async () => {
    const text = newId();
    await write(text);
    await inRequest(async (request) => {
      await write(`before ${text}`, request);
      await expect(write(text, request)).rejects.toMatchObject({ code: 'note.taken' });
      await write(`then ${text}`, request);
    });
    expect(await listStored()).toEqual([text, `before ${text}`, `then ${text}`].toSorted());
  });

  test('is rolled back alone when it is the first one, and the others are committed', async () => {
    const text = newId();
    await write(text);
    await inRequest(async (request) => {
      await expect(write(text, request)).rejects.toMatchObject({ code: 'note.taken' });
      await write(`then ${text}`, request);
    });
    expect(await listStored()).toEqual([text, `then ${text}`].toSorted());
  });

  test('delays its effects until the commit', async () => {
    const seen: string[] = [];
    await inRequest(async (request) => {
      for (const told of ['first', 'second']) {
        await unitOfWork.run(organizationId, async ({ afterCommit }) => afterCommit(() => void seen.push(told)), {
          request,
        });
      }
      expect(seen).toEqual([]);
    });
    expect(seen).toEqual(['first', 'second']);
  });

  test('drops its effects when the request is rolled back', async () => {
    const seen: string[] = [];
    const failing = inRequest(async (request) => {
      await unitOfWork.run(organizationId, async ({ afterCommit }) => afterCommit(() => void seen.push('told')), {
        request,
      });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(seen).toEqual([]);
  });

  test('uses its own organization, not that of the request', async () => {
    const other = newId();
    await inRequest(async (request) => {
      await write('inner', request);
      const found = await unitOfWork.run(other, ({ em }) => em.findAll(Note), { request });
      expect(found).toEqual([]);
      expect(await listStored(request)).toEqual(['inner']);
    });
    expect(await listStored()).toEqual(['inner']);
  });
});

describe('the tenant filter', () => {
  test('hides the rows of every other organization', async () => {
    await write('ours');
    const otherNotes = await unitOfWork.read(newId(), (em) => em.findAll(Note));
    expect(otherNotes).toEqual([]);
  });

  test('throws without an organization, in commands and queries', async () => {
    const find = () => unitOfWork.read(null, (em) => em.findAll(Note));
    await expect(find()).rejects.toThrow(`No arguments provided for filter 'tenant'`);
    const change = () => unitOfWork.run(null, ({ em }) => em.nativeUpdate(Note, { text: 'x' }, { text: 'y' }));
    await expect(change()).rejects.toThrow(`No arguments provided for filter 'tenant'`);
  });

  test('does not leak into a concurrent command', async () => {
    const other = newId();
    await write('ours');
    const count = (id: string) => unitOfWork.run(id, ({ em }) => em.count(Note));
    const counts = await Promise.all([count(organizationId), count(other), count(organizationId), count(other)]);
    expect(counts).toEqual([1, 0, 1, 0]);
  });

  test('applies to nativeUpdate and nativeDelete', async () => {
    await write('ours');
    await unitOfWork.run(newId(), ({ em }) => em.nativeDelete(Note, {}));
    expect(await listStored()).toEqual(['ours']);
  });
});

test('forty concurrent inserts of one text leave one row and thirty-nine conflicts', async () => {
  const text = newId();
  const results = await Promise.allSettled(Array.from({ length: 40 }, () => write(text)));
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  const codes = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
  expect(new Set(codes)).toEqual(new Set(['note.taken']));
});
