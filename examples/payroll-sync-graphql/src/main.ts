import { runProgram } from 'payroll-sync';
import { follow } from './follow.ts';
import { GraphQlApi } from './graphql-api.ts';

await runProgram({
  name: 'payroll-sync-graphql',
  createApi: (settings, retryPolicy) => new GraphQlApi(settings, retryPolicy),
  follow,
});
