import { describe, expect, it } from '@jest/globals';
import { hoursOf, pay } from './builders.js';
import { californiaExamples, federalExamples } from './worked-examples.js';

describe.each([
  ['The federal examples', federalExamples],
  ['The Californian examples', californiaExamples],
])('%s come out to the minute:', (_, examples) => {
  it.each(examples.map((example) => [example.name, example.source, example] as const))(
    '%s (%s)',
    (_name, _source, { asked, hours }) => {
      expect(hoursOf(pay(asked))).toEqual(hours);
    },
  );
});
