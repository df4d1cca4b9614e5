import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pino from 'pino';
import { z } from 'zod';
import { type TestDatabase, testDatabase } from '../../../../test/harness/index.js';
import { Note, noteFeature } from '../../database/test/note.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { type Caller, Executor, type UseCase } from '../index.js';

let database: TestDatabase;
let executor: Executor;

beforeAll(async () => {
  database = await testDatabase([noteFeature]);
  const unitOfWork = new UnitOfWork(database.orm, {}, pino({ level: 'silent' }));
  executor = new Executor({ unitOfWork, permissions: { notes: 'public' } } as never);
});
afterAll(() => database.close());

const noInput = z.object({});

test('a query that loads entities fails, so that no list loads them unnoticed', async () => {
  const notes: UseCase<'notes', typeof noInput, null, Note[]> = {
    ...{ kind: 'query', operation: 'notes', input: noInput },
    run: ({ em }) => em.find(Note, {}),
  };
  const listed = executor.execute(notes, { viewer: null } as Caller, {});
  await expect(listed).rejects.toThrow('em.find: a query reads plain rows');
});
