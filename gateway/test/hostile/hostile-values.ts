import type { Random } from '../pay-histories/random.js';

const nested = (levels: number): unknown => (levels === 0 ? [] : [nested(levels - 1)]);
const own = (json: string): unknown => JSON.parse(json);

/** Texts in place of dates, ids and numbers, and texts that the steps between the request and the database read differently. */
export const hostileTexts: readonly string[] = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    'x\udfff',
    '\u202e',
    '\u200b',
    '𝒳'.repeat(300),
    'x'.repeat(25_000),
    'é́'.repeat(99),
  ],
  ...['NaN', 'Infinity', '-0', '1e400', '9'.repeat(400), '0x10', '1,5', 'true', 'null', 'undefined', '[]', '{}', '{'],
  ...[
    '0000-00-00',
    '2026-02-30',
    '9999-12-31',
    '-271821-04-20',
    '+275760-09-13',
    '1970-01-01',
    '2199-12-31',
    '2026-1-1',
  ],
  ...['2026-03-08T02:30:00', '2026-13-01T25:61:61Z', '2026-07-15T12:00:00+99:99', '1970-01-01T00:00:00Z', '24:00'],
  ...['2199-12-31T23:59:59.999999999Z', '2026-07-15T24:00:00Z', '2026-12-31T23:59:60Z', 'T00:00:00Z'],
  ...['00000000-0000-0000-0000-000000000000', 'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF', '01890a5d-ac96-774b-bcce'],
  ...[
    'toString',
    '__proto__',
    'constructor',
    'hasOwnProperty',
    '../../etc/passwd',
    `'; drop table users; --`,
    '%00',
    '%s%n',
  ],
  ...[
    'sep=;',
    '"',
    '"a',
    'a,b\r\nc',
    '=1+1',
    'a@b',
    'America/Nowhere',
    'CET',
    'data:image/png;base64,AAAA',
    'http://[',
    '💥',
  ],
];

export const hostileValues: readonly unknown[] = [
  ...hostileTexts,
  ...[null, true, false, 0, -1, 0.5, 1e21, 1e308, -1e308, 2 ** 31, 2 ** 53, -(2 ** 63), 5e-324],
  ...[
    [],
    [[]],
    [null],
    [0],
    [''],
    [{}],
    nested(50),
    nested(200),
    Array(2000).fill(null),
    Array(600).fill('x'),
    [[1, 2], 'a'],
  ],
  ...[{}, { toString: 1 }, { toString: {}, valueOf: {} }, { valueOf: null }, { toJSON: 'x' }, { constructor: 1 }],
  ...[
    { length: 1e9 },
    { size: 3 },
    { getTime: 1 },
    { '': '' },
    { 'a.b': 1 },
    { '\0': 1 },
    { path: [] },
    { issues: [] },
  ],
  ...[own('{"__proto__": 1}'), own('{"constructor": {"prototype": 1}}'), { lat: 1e308, lng: {} }, { id: { id: {} } }],
];

type Path = readonly string[];

/** The paths of all members of a value, at any depth. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const inner = [...path, name];
    return [inner, ...pathsIn(member, inner)];
  });
}

type Members = Record<string, unknown>;

/** Changes up to three members of a valid input, or adds members that the operation knows. */
export function spoil(random: Random, valid: object, names: readonly string[], ids: readonly string[]): unknown {
  if (random.chance(0.03)) return random.pick(hostileValues);
  const input = structuredClone(valid) as Members;
  for (let left = random.int(0, 3); left > 0; left -= 1) {
    const hostile = () => (random.chance(0.1) ? random.pick(ids) : structuredClone(random.pick(hostileValues)));
    const paths = pathsIn(input);
    if (paths.length === 0 || random.chance(0.4)) {
      input[names.length > 0 && random.chance(0.9) ? random.pick(names) : 'unknown'] = hostile();
      continue;
    }
    const path = random.pick(paths);
    const parent = path.slice(0, -1).reduce<Members>((inner, name) => inner[name] as Members, input);
    const name = path.at(-1) as string;
    if (random.chance(0.15)) delete parent[name];
    else parent[name] = hostile();
  }
  return input;
}
