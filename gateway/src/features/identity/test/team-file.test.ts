import { describe, expect, test } from '@jest/globals';
import { maxRows, readTeamFile } from '../team-import/team-file.rules.js';

const ada = {
  firstName: 'Ada',
  lastName: 'Marsh',
  email: 'ada@example.com',
  role: 'MANAGER',
  password: 'secret1',
  employeeNumber: '',
};

describe('reading a team file', () => {
  test.each([
    ['with commas', 'firstName,lastName,email,role,password\nAda,Marsh,ada@example.com,MANAGER,secret1\n'],
    ['with semicolons', 'First name;Last name;E-mail;Role;Password\nAda;Marsh;ada@example.com;MANAGER;secret1'],
    ['with tabs', 'FIRST_NAME\tLAST_NAME\tEMAIL\tROLE\tPASSWORD\nAda\tMarsh\tada@example.com\tMANAGER\tsecret1'],
    ['in another order', 'password,role,Email address,last-name,first name\nsecret1,MANAGER,ada@example.com,Marsh,Ada'],
    ['with more columns', 'no,firstName,lastName,email,role,password\n7,Ada,Marsh,ada@example.com,MANAGER,secret1'],
    [
      'in the format of Excel',
      '\uFEFFfirstName,lastName,email,role,password\r\nAda,Marsh,ada@example.com,MANAGER,secret1\r\n',
    ],
    [
      'with quotes',
      '"firstName","lastName","email","role","password"\n"Ada","Marsh","ada@example.com",MANAGER,secret1',
    ],
  ])('works %s', (_how, csv) => {
    expect(readTeamFile(csv)).toEqual([{ ...ada, line: 2 }]);
  });

  test('keeps delimiters, quotes and line breaks within quotes, and spaces in a password', () => {
    const csv = 'lastName,firstName,email,password\n"Marsh, Jr.","Ada ""Ace""",ada@example.com," sec\nret,1 "\n';
    expect(readTeamFile(csv)).toEqual([
      {
        firstName: 'Ada "Ace"',
        lastName: 'Marsh, Jr.',
        email: 'ada@example.com',
        role: '',
        password: ' sec\nret,1 ',
        employeeNumber: '',
        line: 3,
      },
    ]);
  });

  test('skips blank lines and keeps the line numbers of the file', () => {
    const csv =
      'firstName,lastName,email,password\n\nAda,Marsh,a@example.com,secret1\n,,,\nBen,Reyes,b@example.com,secret1';
    expect(readTeamFile(csv).map(({ line, firstName }) => [line, firstName])).toEqual([
      [3, 'Ada'],
      [5, 'Ben'],
    ]);
  });

  test('reads missing trailing columns as empty', () => {
    const [row] = readTeamFile('firstName,lastName,email,password\nAda');
    expect(row).toMatchObject({ firstName: 'Ada', lastName: '', password: '', employeeNumber: '' });
  });
});

describe('a team file is rejected', () => {
  const heading = 'firstName,lastName,email,password\n';

  test.each([
    ['no content', '', 'The file is empty'],
    ['blank content', ' \n\n', 'The file is empty'],
    ['no headings', 'Ada,Marsh,ada@example.com,secret1', 'The file has no column for first name, last name, email'],
    ['a missing column', 'firstName,lastName,email\nAda,Marsh,a@example.com', 'The file has no column for password'],
    ['a duplicate column', 'email,E-mail,firstName,lastName,password\n', 'The file has two columns for email'],
    ['no people', heading, 'The file has headings but no lines below them'],
    ['an unclosed quotation mark', `${heading}Ada,"Marsh,a@example.com,x`, 'can’t be read: a quotation mark'],
    [
      'a quotation mark in the middle',
      `${heading}Ada,Mar"sh,a@example.com,x`,
      'Line 2 can’t be read: a quotation mark',
    ],
    ['a picture', '\u0089PNG\r\n\u001a\n\0\0\0\rIHDR', 'The file has no column for'],
    ['too many people', heading + 'Ada,Marsh,a@example.com,secret1\n'.repeat(maxRows + 1), '501 people; at most 500'],
  ])('with %s', (_what, csv, message) => {
    expect(() => readTeamFile(csv)).toThrow(
      expect.objectContaining({ kind: 'invalid', fields: { csv: expect.stringContaining(message) } }),
    );
  });
});
