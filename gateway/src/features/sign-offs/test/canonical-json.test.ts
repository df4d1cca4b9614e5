import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { hashJson, toCanonicalJson } from '../content/sign-off-content.rules.js';

/** RFC 8785, appendix B: the bits of an IEEE 754 double, and how the number is written. */
const numbers: readonly (readonly [bits: bigint, text: string])[] = [
  [0x0000000000000000n, '0'],
  [0x8000000000000000n, '0'],
  [0x0000000000000001n, '5e-324'],
  [0x8000000000000001n, '-5e-324'],
  [0x7fefffffffffffffn, '1.7976931348623157e+308'],
  [0xffefffffffffffffn, '-1.7976931348623157e+308'],
  [0x4340000000000000n, '9007199254740992'],
  [0xc340000000000000n, '-9007199254740992'],
  [0x4430000000000000n, '295147905179352830000'],
  [0x44b52d02c7e14af5n, '9.999999999999997e+22'],
  [0x44b52d02c7e14af6n, '1e+23'],
  [0x44b52d02c7e14af7n, '1.0000000000000001e+23'],
  [0x444b1ae4d6e2ef4en, '999999999999999700000'],
  [0x444b1ae4d6e2ef4fn, '999999999999999900000'],
  [0x444b1ae4d6e2ef50n, '1e+21'],
  [0x3eb0c6f7a0b5ed8cn, '9.999999999999997e-7'],
  [0x3eb0c6f7a0b5ed8dn, '0.000001'],
  [0x41b3de4355555553n, '333333333.3333332'],
  [0x41b3de4355555554n, '333333333.33333325'],
  [0x41b3de4355555555n, '333333333.3333333'],
  [0x41b3de4355555556n, '333333333.3333334'],
  [0x41b3de4355555557n, '333333333.33333343'],
  [0xbecbf647612f3696n, '-0.0000033333333333333333'],
  [0x43143ff3c1cb0959n, '1424953923781206.2'],
];

const doubleOf = (bits: bigint) => new Float64Array(new BigUint64Array([bits]).buffer)[0];

/** The files of `testdata/input` in github.com/cyberphone/json-canonicalization, and the SHA-256 of `testdata/output`. */
const samples: Readonly<Record<string, readonly [input: string, sha256: string]>> = {
  arrays: [
    `[
  56,
  {
    "d": true,
    "10": null,
    "1": [ ]
  }
]`,
    '099601b171cafed97c333f8878d68e7f8c8f795412adb34b2fdcf0e7c7beac42',
  ],
  french: [
    `{
  "peach": "This sorting order",
  "péché": "is wrong according to French",
  "pêche": "but canonicalization MUST",
  "sin":   "ignore locale"
}`,
    'd99d0ebdcb0033cb858cfa830ae46bc0fb3309413b271f1da828c89901a27ed5',
  ],
  structures: [
    String.raw`{
  "1": {"f": {"f": "hi","F": 5} ,"\n": 56.0},
  "10": { },
  "": "empty",
  "a": { },
  "111": [ {"e": "yes","E": "no" } ],
  "A": { }
}`,
    '605f65004ec2db7692522a0852c22f1c989e036d547e88963d1a3143cf3195d5',
  ],
  unicode: [
    String.raw`{
  "Unnormalized Unicode":"A\u030a"
}`,
    '0d99aad92a125196ff887876643fd3206786a84ddce2cee52ba4ad256d2381d3',
  ],
  values: [
    String.raw`{
  "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
  "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
  "literals": [null, true, false]
}`,
    '2d5e01a318d0f0879ab568c4be289c8b1f64ef8921a53c6277d5e069978baacb',
  ],
  weird: [
    String.raw`{
  "\u20ac": "Euro Sign",
  "\r": "Carriage Return",
  "\u000a": "Newline",
  "1": "One",
  "\u0080": "Control\u007f",
  "\ud83d\ude02": "Smiley",
  "\u00f6": "Latin Small Letter O With Diaeresis",
  "\ufb33": "Hebrew Letter Dalet With Dagesh",
  "</script>": "Browser Challenge"
}`,
    '6af595a9aa80110b964b4de3f82a05fa6ae7423005019bacfa2620dddc4e94d1',
  ],
};

describe('canonical JSON', () => {
  test.each(numbers)('writes the number with the bits %s as %s', (bits, text) => {
    expect(toCanonicalJson([doubleOf(bits)])).toBe(`[${text}]`);
  });

  test.each([0x7fffffffffffffffn, 0x7ff0000000000000n])('refuses the bits %s, which are no number', (bits) => {
    expect(() => toCanonicalJson([doubleOf(bits)])).toThrow('is not allowed');
  });

  test.each(Object.entries(samples))('writes the sample %s', (_name, [input, sha256]) => {
    const text = toCanonicalJson(JSON.parse(input));
    expect(createHash('sha256').update(text, 'utf8').digest('hex')).toBe(sha256);
    expect(hashJson(JSON.parse(input))).toBe(sha256);
  });

  test('does not depend on the order of members, but on that of a list', () => {
    expect(hashJson({ b: [1, 2], a: 'x' })).toBe(hashJson({ a: 'x', b: [1, 2] }));
    expect(hashJson({ a: [1, 2] })).not.toBe(hashJson({ a: [2, 1] }));
  });

  test('refuses what JSON cannot hold', () => {
    expect(() => toCanonicalJson({ name: '\ud800' })).toThrow('Lone surrogate');
    expect(() => toCanonicalJson(undefined)).toThrow('not JSON');
  });
});
