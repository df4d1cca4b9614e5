import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../servers/children.ts';

const file = path.join(root, 'bench/growth.json');

/** Milliseconds of one answer: until it arrived, and of the CPU of node and PostgreSQL. */
interface Cost {
  readonly ms: number;
  readonly cpu: number;
}

/** What answers cost with few and with many timesheets. */
export interface Growth {
  readonly date: string;
  readonly commit: string;
  readonly load: number;
  readonly few: number;
  readonly many: number;
  readonly rows: readonly { readonly name: string; readonly few: Cost; readonly many: Cost }[];
}

export function readGrowth(): Growth | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

export function saveGrowth(growth: Growth): void {
  const round = (_key: string, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(4)) : value);
  writeFileSync(file, `${JSON.stringify(growth, round, 2)}\n`);
}

export function formatGrowth({ date, commit, load, few, many, rows }: Growth): string[] {
  const [less, more] = [few, many].map((count) => count.toLocaleString('en'));
  return [
    '## Growth',
    '',
    `\`node bench/growth.ts --write\` writes this table. Measured on ${date} at commit ${commit}, with a load of ${load.toFixed(0)}: the`,
    `same answers with ${less} and with ${more} timesheets of an organization, one request at a time. The ratio is that of the CPU`,
    'of node and PostgreSQL; the goal is at most 1.5.',
    '',
    `| answer | ${less}: ms (CPU) | ${more}: ms (CPU) | ratio |`,
    '|---|---|---|---|',
    ...rows.map(({ name, few, many }) => {
      const cell = ({ ms, cpu }: Cost) => `${ms.toFixed(1)} (${cpu.toFixed(2)})`;
      return `| ${name} | ${cell(few)} | ${cell(many)} | ${(many.cpu / few.cpu).toFixed(2)} |`;
    }),
    '',
  ];
}
