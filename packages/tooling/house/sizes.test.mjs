import { describe, expect, test } from '@jest/globals';
import { distribution, duplicatedLines, functionLengths, testCount } from './sizes.mjs';

describe('size figures', () => {
  test('give the median, the 90th percentile and the maximum', () => {
    expect(distribution([10, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual({ count: 10, median: 6, p90: 10, max: 10 });
  });

  test('measure declarations, methods and arrow functions', () => {
    const text = 'function a() {\n  return 1;\n}\nclass B {\n  c() { return 2; }\n}\nexport const d = () => 3;\n';

    expect(functionLengths({ name: 'a.ts', text, isTest: false })).toEqual([3, 1, 1]);
  });

  test('count a repeated block of eight lines and no shorter one', () => {
    const block = Array.from({ length: 8 }, (_, index) => `const value${index} = compute();`);

    expect(duplicatedLines([block.join('\n'), block.join('\n')])).toBe(8);
    expect(duplicatedLines([block.join('\n'), block.slice(1).join('\n')])).toBe(0);
  });

  test('count tests under both names', () => {
    expect(testCount("  test('a', run);\n  it('b', run);\n  test.each([1])('c', run);\n  submit('d');\n")).toBe(3);
  });
});
