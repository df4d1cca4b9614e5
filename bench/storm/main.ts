import { parseArgs } from 'node:util';
import { formatReport } from './report.ts';
import { Storm } from './storm.ts';

/** `node bench/storm/main.ts --url http://127.0.0.1:3000 --seconds 20`: a storm against running gateways. See storm.ts. */
const { values } = parseArgs({
  options: {
    url: { type: 'string', multiple: true, default: ['http://127.0.0.1:3000'] },
    seconds: { type: 'string', default: '20' },
    organizations: { type: 'string', default: '2' },
    workers: { type: 'string', default: '8' },
    pause: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    graphql: { type: 'string', default: '0.5' },
  },
});

const seconds = Number(values.seconds);
const storm = await Storm.begin({
  ...{ urls: values.url, seconds, organizations: Number(values.organizations), workers: Number(values.workers) },
  ...{ pause: Number(values.pause), seed: Number(values.seed), graphql: Number(values.graphql) },
});
await storm.end();
const report = await storm.finish();
console.log(formatReport(report));
if (report.violations.length + report.changedReplays > 0) process.exitCode = 1;
