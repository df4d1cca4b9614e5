import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pino from 'pino';
import { TcpProxy, type TestDatabase, testDatabase } from '../../../../test/harness/index.js';
import { features } from '../../../composition/features.js';
import { defaultCell } from '../../../platform/database/cells.js';
import { newId } from '../../../platform/database/ids.js';
import { CellDirectory } from '../cell-directory.js';

let database: TestDatabase;
let proxy: TcpProxy;
let directory: CellDirectory;

beforeAll(async () => {
  database = await testDatabase(features);
  proxy = await TcpProxy.start(database.application.url);
  directory = await CellDirectory.open({ url: proxy.url, logger: pino({ level: 'silent' }) });
});
afterAll(async () => {
  await directory?.close();
  await proxy?.refuse();
  await database?.close();
});

test('a look-up survives the loss of the connection that it meets', async () => {
  proxy.cut();
  expect(await directory.cellOf(newId())).toEqual(defaultCell);
});

test('a look-up fails as every request does while the directory is away', async () => {
  await proxy.refuse();
  await expect(directory.cellOf(newId())).rejects.toMatchObject({ code: 'database.away' });
  await proxy.restore();
  expect(await directory.cellOf(newId())).toEqual(defaultCell);
});
