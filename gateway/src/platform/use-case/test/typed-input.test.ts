import { expect, test } from '@jest/globals';
import { z } from 'zod';
import type { RequestContext } from '../../graphql/context/request-context.js';
import type { Caller, Executor, UseCase } from '../index.js';
import { parseInput } from '../input.js';

const input = z.object({ id: z.uuid(), title: z.string(), pinned: z.boolean().optional() });
const pinned = z.object({ pinned: z.enum(['true', 'false']).transform((text) => text === 'true') });

type PinNote = UseCase<'pinNote', typeof input, null, void>;
type FlagNote = UseCase<'flagNote', typeof pinned, null, void>;

/** Never runs. tsc fails when a line marked `@ts-expect-error` compiles. */
function checkedCalls(context: RequestContext, executor: Executor, caller: Caller, pin: PinNote, flag: FlagNote) {
  const id = '0192';
  const input = { id, title: 'Rain', pinned: null };
  return [
    context.execute(pin, { id, title: 'Rain' }),
    context.execute(flag, { pinned: 'true' }),
    executor.execute(pin, caller, { id, title: 'Rain', pinned: true }),
    // @ts-expect-error a field with the wrong name
    context.execute(pin, { id, name: 'Rain' }),
    // @ts-expect-error a field that the schema does not have
    context.execute(pin, { id, title: 'Rain', color: 'red' }),
    // @ts-expect-error a required field is missing
    context.execute(pin, { id }),
    // @ts-expect-error a field of the wrong type
    context.execute(pin, { id, title: 5 }),
    // @ts-expect-error null where the schema only allows the field to be absent
    context.execute(pin, input),
    // @ts-expect-error the schema's output in place of its input
    context.execute(flag, { pinned: true }),
    // @ts-expect-error the executor is as strict as the context of a resolver
    executor.execute(pin, caller, { id, name: 'Rain' }),
  ];
}

test('a resolver that misspells a field of the input does not compile', () => {
  // The proof is that tsc accepts this file: see the lines above.
  expect(checkedCalls).toBeInstanceOf(Function);
});

test('rejects an object whose length cannot be compared', () => {
  const short = z.object({ after: z.string().max(5) });
  const parse = () => parseInput(short, { after: { length: { toString: 1 } } });
  expect(parse).toThrow('The input has a value of the wrong type');
});
