import { describe, expect, test } from '@jest/globals';
import { hoursOf, pay } from './builders.js';
import { lawExamples } from './law-examples.js';
import { californiaExamples, federalExamples } from './worked-examples.js';

describe.each([
  ['the federal examples', federalExamples],
  ['the California examples', californiaExamples],
  ['the examples of each law', lawExamples],
])('%s', (_, examples) => {
  test.each(examples.map((example) => [example.name, example.source, example] as const))(
    'say that %s (%s)',
    (_name, _source, { payCase, hours }) => {
      expect(hoursOf(pay(payCase))).toEqual(hours);
    },
  );
});
