import { describe, expect, test } from '@jest/globals';
import { loadModule } from 'libpg-query';
import { lintMigrations } from './migration-rules.mjs';

await loadModule();

const released = 'abcdef0123456789';
const lint = (/** @type {string[]} */ ...statements) =>
  lintMigrations([{ name: '0200-test', statements }], (commit) => released.startsWith(commit));
const rulesOf = (/** @type {string[]} */ ...statements) => lint(...statements).map((line) => line.split(': ')[1]);

describe('a migration', () => {
  test.each([
    ['drop table jobs', 'ban-drop-table'],
    ['alter table jobs drop column name', 'ban-drop-column'],
    ['drop function find_session(bytea)', 'ban-drop-function'],
    ['alter table jobs rename column name to title', 'renaming-column'],
    ['alter table jobs rename to sites', 'renaming-table'],
    ['alter table jobs alter column name type varchar(10)', 'changing-column-type'],
    ['alter table jobs add column site text not null', 'adding-required-field'],
    ['alter table jobs alter column name set not null', 'adding-not-nullable-field'],
    ['alter table jobs alter column name drop default', 'ban-drop-default'],
    ['alter table jobs add constraint named check (length(name) > 1)', 'constraint-missing-not-valid'],
    ['alter table jobs add foreign key (site) references sites', 'constraint-missing-not-valid'],
    ['alter table jobs add constraint one unique (name)', 'disallowed-unique-constraint'],
    ['create index jobs_of_site on jobs (site)', 'require-concurrent-index-creation'],
    ['truncate jobs', 'ban-truncate'],
  ])('must not run %s', (statement, rule) => {
    expect(rulesOf(statement)).toEqual([rule]);
  });

  test.each([
    'alter table jobs add column site text',
    `alter table jobs add column site text not null default ''`,
    'alter table jobs add constraint named check (length(name) > 1) not valid',
    'alter table jobs drop constraint named',
    'alter table jobs alter column name drop not null',
    'create or replace function now_is() returns timestamptz language sql return now()',
    'update jobs set site = name',
  ])('may run %s', (statement) => {
    expect(lint(statement)).toEqual([]);
  });

  test('may do anything to the tables that it creates', () => {
    const create = 'create table sites (id uuid)';
    expect(
      lint(create, 'create unique index sites_once on sites (id)', 'alter table sites alter column id set not null'),
    ).toEqual([]);
  });
});

describe('an exception', () => {
  test('needs a reason', () => {
    expect(
      rulesOf('-- allow require-concurrent-index-creation: few rows\ncreate index of_site on jobs (site)'),
    ).toEqual([]);
    expect(rulesOf('-- allow require-concurrent-index-creation:\ncreate index of_site on jobs (site)')).toHaveLength(1);
    expect(rulesOf('-- allow ban-drop-column: few rows\ncreate index of_site on jobs (site)')).toHaveLength(1);
  });

  test.each([
    ['abcdef01', 0],
    ['fedcba98', 1],
  ])('names, for what it removes, a commit that the last release contains: %s', (commit, findings) => {
    const statement = `-- allow ban-drop-column: unused since ${commit}\nalter table jobs drop column name`;
    expect(lint(statement)).toHaveLength(findings);
  });

  test('has no other reason for what it removes', () => {
    expect(lint('-- allow ban-drop-table: nobody needs it\ndrop table jobs')[0]).toContain('name the commit');
  });
});
