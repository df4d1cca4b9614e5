import { describe, expect, test } from '@jest/globals';
import { chunkBytes, maxRows, readTeamFile } from '../team-import/team-import.rules.js';
import { readTermsCells } from '../team-import/terms-columns.rules.js';
import { mapProviders } from '../users/payroll-ids.types.js';

const ada = {
  firstName: 'Ada',
  lastName: 'Marsh',
  email: 'ada@example.com',
  role: 'MANAGER',
  staffNumber: '',
  employeeNumber: '',
  team: '',
  reach: '',
  payrollIds: mapProviders(() => ''),
  terms: readTermsCells(() => ''),
  hasSurplus: false,
};

describe('reading a team file', () => {
  test.each([
    ['with commas', 'firstName,lastName,email,role\nAda,Marsh,ada@example.com,MANAGER\n'],
    ['with semicolons', 'First name;Last name;E-mail;Role;Password\nAda;Marsh;ada@example.com;MANAGER;secret1'],
    ['with tabs', 'FIRST_NAME\tLAST_NAME\tEMAIL\tROLE\tPASSWORD\nAda\tMarsh\tada@example.com\tMANAGER\tsecret1'],
    ['in another order', 'password,role,Email address,last-name,first name\nsecret1,MANAGER,ada@example.com,Marsh,Ada'],
    ['with more columns', 'no,firstName,lastName,email,role,password\n7,Ada,Marsh,ada@example.com,MANAGER,secret1'],
    [
      'in the format of Excel',
      '\uFEFFfirstName,lastName,email,role,password\r\nAda,Marsh,ada@example.com,MANAGER,secret1\r\n',
    ],
    [
      'with invisible characters in headings, as copied from a page',
      '\u200bFirst name,Last\u00adname,Email\u200e,\u2060Role\nAda,Marsh,\u200bada@example.com,MANAGER\u2060',
    ],
    [
      'with quotes',
      '"firstName","lastName","email","role","password"\n"Ada","Marsh","ada@example.com",MANAGER,secret1',
    ],
  ])('works %s', async (_how, csv) => {
    expect((await readTeamFile(csv)).rows).toEqual([{ ...ada, line: 2 }]);
  });

  test.each([
    ['CR', '\r', '\r'],
    ['LF after headings with CRLF', '\r\n', '\n'],
    ['CRLF after headings with LF', '\n', '\r\n'],
    ['CR after headings with LF', '\n', '\r'],
    ['CRLF after headings with CR', '\r', '\r\n'],
  ])('reads every line that ends with %s', async (_what, first, end) => {
    const people = ['Ada', 'Ben', 'Cy'].map((name) => `${name},Marsh,${name}@example.com${end}`);
    const { rows } = await readTeamFile(`firstName,lastName,email${first}${people.join('')}`);
    expect(rows.map(({ line, firstName, email }) => [line, firstName, email])).toEqual([
      [2, 'Ada', 'Ada@example.com'],
      [3, 'Ben', 'Ben@example.com'],
      [4, 'Cy', 'Cy@example.com'],
    ]);
  });

  test.each([
    ['sep=;', 'sep=;\r\nFirst name;Last name;Email;Role\r\nAda;Marsh;ada@example.com;MANAGER'],
    [
      'sep=| after a byte order mark',
      '\ufeffSEP=|\nFirst name|Last name|Email|Role\nAda|Marsh|ada@example.com|MANAGER',
    ],
  ])('honors %s', async (_what, csv) => {
    expect((await readTeamFile(csv)).rows).toEqual([{ ...ada, line: 3 }]);
  });

  test.each([
    [
      'commas within a heading',
      '"Notes, tags, and more, or less";First name;Last name;Email;Role\n;Ada;Marsh;ada@example.com;MANAGER',
    ],
    [
      'a tab-separated heading with commas',
      'a,b,c,d,e,f\tFirst name\tLast name\tEmail\tRole\n\tAda\tMarsh\tada@example.com\tMANAGER',
    ],
    ['bars', 'First name|Last name|Email|Role\nAda|Marsh|ada@example.com|MANAGER'],
  ])('takes the separator that gives known headings: %s', async (_what, csv) => {
    expect((await readTeamFile(csv)).rows).toEqual([{ ...ada, line: 2 }]);
  });

  test('marks a line with more values than headings, unless they are blank', async () => {
    const csv = 'firstName,lastName,email\nAda,Marsh,Jr.,ada@example.com\nBen,Reyes,b@example.com,,\n';
    expect((await readTeamFile(csv)).rows.map(({ hasSurplus }) => hasSurplus)).toEqual([true, false]);
  });

  test.each([
    'Zoë Š.',
    'Žofia',
    'Šárka',
    'Smith–Jones',
    'Tomaš',
    'O’Brien',
    'Ta’amu',
    'Ÿves',
    'Łukasz',
    'Đorđe',
    'Ærø',
    'Karl ‚Kalle‘ Maier',
    'John “Jack” Fox',
    'Mª José',
    'Þórður',
    'De’andre',
    'Ng’ang’a',
    'Gal·la',
    'Schœlcher',
    'Mišković',
    'JOÕES',
    'RENéE',
    'Adzoƒe',
    'João „Zé“ Lima',
  ])('reads the name %s', async (name) => {
    const { rows } = await readTeamFile(`firstName,lastName,email\n${name},Marsh,a@example.com`);
    expect(rows[0]?.firstName).toBe(name);
  });

  test.each(['on leave—returns in May', 'Mon–afternoon', 'wait…what', 'the “best”one', '£a day'])(
    'reads people next to a column with the sentence %s',
    async (notes) => {
      const { rows } = await readTeamFile(`firstName,lastName,email,notes\nAda,Marsh,a@example.com,${notes}`);
      expect(rows.map(({ firstName }) => firstName)).toEqual(['Ada']);
    },
  );

  test('keeps delimiters, quotes and line breaks within quotes', async () => {
    const csv = 'lastName,firstName,email\n"Marsh, Jr.","Ada\n""Ace""",ada@example.com\n';
    expect((await readTeamFile(csv)).rows).toEqual([
      {
        firstName: 'Ada\n"Ace"',
        lastName: 'Marsh, Jr.',
        email: 'ada@example.com',
        role: '',
        staffNumber: '',
        employeeNumber: '',
        team: '',
        reach: '',
        payrollIds: mapProviders(() => ''),
        terms: readTermsCells(() => ''),
        line: 3,
        hasSurplus: false,
      },
    ]);
  });

  test('skips blank lines and keeps the line numbers of the file', async () => {
    const csv = 'firstName,lastName,email\n\nAda,Marsh,a@example.com\n,,\nBen,Reyes,b@example.com';
    expect((await readTeamFile(csv)).rows.map(({ line, firstName }) => [line, firstName])).toEqual([
      [3, 'Ada'],
      [5, 'Ben'],
    ]);
  });

  test('reads missing trailing columns as empty', async () => {
    const { rows } = await readTeamFile('firstName,lastName,email\nAda');
    expect(rows).toMatchObject([{ firstName: 'Ada', lastName: '', employeeNumber: '' }]);
  });

  test('ignores passwords and warns about them', async () => {
    const { rows, warnings } = await readTeamFile('firstName,lastName,email,Password\nAda,Marsh,a@example.com,secret1');
    expect(JSON.stringify(rows)).not.toContain('secret1');
    expect(warnings).toEqual([expect.stringContaining('The column password is ignored')]);
    expect((await readTeamFile('firstName,lastName,email\nAda,Marsh,a@example.com')).warnings).toEqual([]);
  });

  test('keeps characters that lie across two parts of the file', async () => {
    const filler = 'x'.repeat(chunkBytes - 'firstName,lastName,email,'.length - 1);
    const csv = `firstName,lastName,email,${filler}\n${'Zoë Ünal 👷'.repeat(3)},Marsh,a@example.com\n`;
    const { rows } = await readTeamFile(csv);
    expect(rows).toMatchObject([{ firstName: 'Zoë Ünal 👷'.repeat(3) }]);
  });
});

describe('reading a large team file', () => {
  const heading = 'firstName,lastName,email\n';
  const person = 'Ada,Marsh,a@example.com\n';

  /** How often other work got its turn while the file was read. */
  async function countTurns(csv: string): Promise<number> {
    let turns = 0;
    let isReading = true;
    const takeTurn = () => {
      turns += 1;
      if (isReading) setImmediate(takeTurn);
    };
    setImmediate(takeTurn);
    await readTeamFile(csv).catch(() => undefined);
    isReading = false;
    return turns;
  }

  test.each([
    ['lines of commas', `${',,\n'.repeat(300_000)}`],
    ['blank lines', '\n'.repeat(900_000)],
  ])('lets others have their turn after every %s of 16 KiB', async (_what, lines) => {
    expect(await countTurns(heading + lines)).toBeGreaterThanOrEqual(Math.floor(lines.length / chunkBytes));
  });

  test.each([
    ['900 KB of commas', `${heading}${','.repeat(900_000)}`, 'Line 2 has more than 100 columns'],
    ['900 KB of commas as headings', ','.repeat(900_000), 'Line 1 has more than 100 columns'],
    ['one value of 900 KB', `${heading}${'x'.repeat(900_000)}`, 'Line 2 is too long'],
    ['a quotation mark that is never closed', `${heading}"${'x\n'.repeat(400_000)}`, 'is too long'],
    ['many people', heading + person.repeat(40_000), 'The file has at least 501 people'],
  ])('stops early at %s', async (_what, csv, message) => {
    const turns = await countTurns(csv);
    expect(turns).toBeLessThan(10);
    await expect(readTeamFile(csv)).rejects.toMatchObject({ fields: { csv: expect.stringContaining(message) } });
  });
});

describe('a team file is rejected', () => {
  const heading = 'firstName,lastName,email\n';

  test.each([
    ['no content', '', 'The file is empty'],
    ['blank content', ' \n\n', 'The file is empty'],
    ['no headings', 'Ada,Marsh,ada@example.com', 'The file has no column for first name, last name, email'],
    ['a missing column', 'firstName,email\nAda,a@example.com', 'The file has no column for last name'],
    ['a duplicate column', 'email,E-mail,firstName,lastName\n', 'The file has two columns for email'],
    ['no people', heading, 'The file has headings but no lines below them'],
    ['an unclosed quotation mark', `${heading}Ada,"Marsh,a@example.com`, 'can’t be read: a quotation mark'],
    ['a quotation mark in the middle', `${heading}Ada,Mar"sh,a@example.com`, 'Line 2 can’t be read: a quotation mark'],
    ['a picture', '\u0089PNG\r\n\u001a\n\0\0\0\rIHDR', 'Line 1 has letters that can’t be read'],
    ...[
      'Zo\ufffd',
      'RenŽe',
      'JŸrgen',
      'Mu–oz',
      'L—pez',
      'Andr‡s',
      'Fran\u008dois',
      'ZoÃ«',
      'MarÃ\u00ada',
      'Å‚ukasz',
      'S¿ren',
      'Jo‹o',
      'C™t',
      'Ana•s',
      'Wei§',
      'Mu¤oz',
      'Garc¡a',
      'Ren‚',
      'J”rg',
      '£ukasz',
      'Pawe³ek',
      'Èâàí',
      'Ib‡–ez',
      '…mer',
      '®sa',
      '‚elik',
      'OÕBrien',
      'JOSƒ',
      'Zo‰',
      'S¸ren',
    ].map((name) => [
      `the misread name ${name}`,
      `${heading}Al,Bo,b@example.com\n${name},Marsh,a@example.com`,
      'Line 3 has letters',
    ]),
    ['too many people', heading + 'Ada,Marsh,a@example.com\n'.repeat(maxRows + 1), '501 people; at most 500'],
  ])('with %s', async (_what, csv, message) => {
    await expect(readTeamFile(csv)).rejects.toMatchObject({
      kind: 'invalid',
      fields: { csv: expect.stringContaining(message) },
    });
  });
});
