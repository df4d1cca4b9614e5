import { runProgram } from './program.ts';
import { RestApi } from './rest-api.ts';
import { poll } from './sync.ts';

await runProgram({
  name: 'payroll-sync',
  pollSeconds: 10,
  createApi: (settings, retryPolicy) => new RestApi(settings, retryPolicy),
  follow: poll,
});
